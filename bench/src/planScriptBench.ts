import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { told, type BenchRow } from './BenchRow.ts';
import { CHROMIUM_FLAGS } from './chromiumFlags.ts';
import { openMix } from './openMix.ts';

/**
 * All JavaScript that the mix screen has fetched by the time a plan stands and nothing more is under
 * way: also what the page asks for after it is drawn, which its own byte budget does not hold.
 */
export async function planScriptBench(origin: string, chromiumPath: string): Promise<BenchRow[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body());
    });
    await openMix(origin, page);
    await page.waitForLoadState('networkidle');
    const scripts = await Promise.all(bodies);
    const bytes = scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    return [
      told(
        '/mix JavaScript fetched until a plan stands and the page is at rest, gzip',
        `${(bytes / 1000).toFixed(1)} kB in ${scripts.length} files`,
      ),
    ];
  } finally {
    await browser.close();
  }
}
