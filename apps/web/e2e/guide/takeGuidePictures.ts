import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { phone } from '../browser/browser.ts';
import { holdOnDevice } from '../browser/holdOnDevice.ts';
import { PICTURE_TIME } from '../screens/screenList.ts';
import { sharePictureVisit, takeSharePicture } from '../screens/takeSharePicture.ts';
import { sharePicture } from '../../sharePicture.ts';
import { startServer } from '../setup/startServer.ts';
import { guidePictures } from './guidePictures.ts';

// Takes the pictures of docs/users-guide.md and of share previews from the real product, over a fresh
// database.
const folder = resolve(import.meta.dirname, '../../../../docs/images/guide');
const publicFolder = resolve(import.meta.dirname, '../../public');
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
  const context = await browser.newContext({
    ...sharePictureVisit,
    baseURL: server.url,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(PICTURE_TIME);
  const picture = await takeSharePicture(page, () => page.waitForTimeout(500));
  await writeFile(join(publicFolder, sharePicture.path), picture);
  console.log(`apps/web/public${sharePicture.path}`);
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDirectory, { recursive: true });
}
