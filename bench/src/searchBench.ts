import { chromium } from 'playwright-core';
import { atMost, told, type BenchRow } from './BenchRow.ts';
import { CHROMIUM_FLAGS } from './chromiumFlags.ts';
import { slowProcessor } from './slowProcessor.ts';
import { percentile } from './statistics.ts';

/** Names, an analysis, a common name, a misspelling and nothing, typed letter by letter. */
const SEARCHES = ['urea', '46-0-0', 'glyfosate', 'potash', 'map', 'calcium nitrate', 'zzz'];
const ROUNDS = 3;
/** Nothing is drawn any more so long after a key, ms. */
const QUIET_MS = 400;

/**
 * Runs in the page: from a key until the first rows that follow from it are drawn, ms, into
 * `rowsDrawnMs`; where the rows stay as they were, until the key itself is. Rows below the screen come
 * later.
 */
const watchRows = (): void => {
  let keyAtMs = 0;
  let haveRowsChanged = false;
  const note = (): void => {
    // A message comes after the frame that was asked for has been drawn.
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        Object.assign(window, { rowsDrawnMs: performance.now() - keyAtMs });
      };
      channel.port2.postMessage(null);
    });
  };
  const onInput = ({ timeStamp }: Event): void => {
    keyAtMs = timeStamp;
    haveRowsChanged = false;
    note();
  };
  document.addEventListener('input', onInput, true);
  new MutationObserver((changes) => {
    const ofRows = changes.some(({ type }) => type === 'childList');
    if (!ofRows || haveRowsChanged) return;
    haveRowsChanged = true;
    note();
  }).observe(document, { subtree: true, childList: true });
};

/** The list of products while a search is typed, on a processor as slow as the phone's. */
export async function searchBench(origin: string, chromiumPath: string): Promise<BenchRow[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${origin}/products`);
    const field = page.getByRole('searchbox');
    await field.fill('');
    await page.evaluate(watchRows);
    const processor = await slowProcessor(chromiumPath);
    await processor.apply(session);
    const drawnMs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const search of SEARCHES) {
        await field.fill('');
        await page.waitForTimeout(QUIET_MS);
        for (const key of search) {
          await page.keyboard.type(key);
          await page.waitForTimeout(QUIET_MS);
          drawnMs.push(
            await page.evaluate(() => (window as unknown as { rowsDrawnMs: number }).rowsDrawnMs),
          );
        }
      }
    }
    const label = await page.getByText(/^Search [\d,]+ products$/).textContent();
    return [
      processor.row,
      atMost(
        'first rows of the product list after a key, on the phone, median',
        percentile(drawnMs, 0.5),
        50,
        'ms',
      ),
      told('the same, p95', `${Math.round(percentile(drawnMs, 0.95))} ms`),
      told('keys pressed, and where', `${drawnMs.length}, ${label ?? ''}`),
    ].map(processor.judge);
  } finally {
    await browser.close();
  }
}
