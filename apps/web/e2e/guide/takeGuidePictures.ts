import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { phone } from '../browser/browser.ts';
import { holdOnDevice } from '../browser/holdOnDevice.ts';
import { PICTURE_TIME } from '../screens/screenList.ts';
import { hillBlock } from '../../src/mix/testing/exampleMixes.ts';
import { sharePicture } from '../../sharePicture.ts';
import { startServer } from '../setup/startServer.ts';
import { guidePictures } from './guidePictures.ts';

// Takes the pictures of docs/users-guide.md and of share previews from the real product, over a fresh
// database.
const folder = resolve(import.meta.dirname, '../../../../docs/images/guide');
const publicFolder = resolve(import.meta.dirname, '../../public');
/** The bar with the site's name, which each instance sets. */
const SITE_BAR_PX = 56;
const [, , executablePath] = process.argv;
if (executablePath === undefined) throw new Error('the path of Chromium is missing');

await mkdir(folder, { recursive: true });
const dataDirectory = await mkdtemp(join(tmpdir(), 'mix-guide-'));
const server = await startServer({ dataDirectory, name: 'Paddock' });
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
try {
  for (const { name, device = {}, open } of guidePictures) {
    const context = await browser.newContext({
      viewport: phone,
      baseURL: server.url,
      locale: 'en-NZ',
      timezoneId: 'Pacific/Auckland',
      reducedMotion: 'reduce',
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(PICTURE_TIME);
    await holdOnDevice(page, device);
    await open(page);
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
    console.log(`docs/images/guide/${name}.png`);
    await context.close();
  }
  const { path, widthPx: width, heightPx } = sharePicture;
  const context = await browser.newContext({
    viewport: { width, height: heightPx + SITE_BAR_PX },
    baseURL: server.url,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(PICTURE_TIME);
  await holdOnDevice(page, { 'mix.draft': hillBlock });
  await page.goto('/result');
  await page.getByRole('button', { name: 'Start filling' }).waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({
    path: join(publicFolder, path),
    animations: 'disabled',
    clip: { x: 0, y: SITE_BAR_PX, width, height: heightPx },
  });
  console.log(`apps/web/public${path}`);
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDirectory, { recursive: true });
}
