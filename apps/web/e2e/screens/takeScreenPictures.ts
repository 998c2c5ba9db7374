import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { holdOnDevice } from '../browser/holdOnDevice.ts';
import { startServer } from '../setup/startServer.ts';
import { shownScreens } from './shownScreens.ts';
import { PICTURE_TIME, screenNamed } from './screenList.ts';

/* Takes a picture of each screen from the real product, over a fresh database, into proof/screens. */
const [, , executablePath] = process.argv;
if (executablePath === undefined) throw new Error('the path of Chromium is missing');
const root = resolve(import.meta.dirname, '../../../..');
const folder = join(root, 'proof/screens');

/** The sizes and settings of the pictures, by the ending of a picture's name. */
const looks = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'phone-sun', width: 360, height: 740, isSun: true },
  { name: 'phone-200', width: 360, height: 740, textPct: 200 },
  { name: 'side', width: 740, height: 360 },
  { name: 'side-sun', width: 740, height: 360, isSun: true },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'tablet-sun', width: 820, height: 1180, isSun: true },
  { name: 'desk', width: 1280, height: 900 },
  { name: 'desk-sun', width: 1280, height: 900, isSun: true },
] as const;

type Look = (typeof looks)[number] & { readonly isSun?: true; readonly textPct?: number };

/** Takes a picture as WebP, a third of a PNG: the pictures are only looked at, never compared. */
async function shoot(page: Page, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await session.detach();
  await writeFile(join(folder, `${file}.webp`), Buffer.from(data, 'base64'));
  console.log(`proof/screens/${file}.webp`);
}

async function lookAt(page: Page, { width, height, isSun, textPct = 100 }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async ([contrast, size]) => {
      const { documentElement } = document;
      if (contrast === null) delete documentElement.dataset['contrast'];
      else documentElement.dataset['contrast'] = contrast;
      documentElement.style.fontSize = size;
      window.scrollTo(0, 0);
      // Elements that are drawn only for this size come with its first frames.
      await new Promise((done) => setTimeout(done, 150));
    },
    [isSun === true ? 'sun' : null, `${textPct}%`] as const,
  );
}

/** Words that are seen on a screen, its bars included, and how tall all of it is. */
const measured: string[] = ['| Screen at 360 px | Words | Height |', '| --- | --- | --- |'];

async function measure(page: Page, state: string): Promise<void> {
  const { words, height } = await page.evaluate(() => ({
    words: document.body.innerText.split(/\s+/).filter((word) => word !== '').length,
    height: document.documentElement.scrollHeight,
  }));
  measured.push(`| ${state} | ${words} | ${height} |`);
}

async function takeScreen(browser: Browser, baseURL: string, state: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    baseURL,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(PICTURE_TIME);
  const { device = {}, open } = screenNamed(state);
  await holdOnDevice(page, device);
  await open(page);
  await page.waitForLoadState('networkidle');
  // Without a focus no caret blinks, and no field is framed.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (const look of looks) {
    await lookAt(page, look);
    if (look.name === 'phone') await measure(page, state);
    await shoot(page, `${state}-${look.name}`);
  }
  await context.close();
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const dataDirectory = await mkdtemp(join(tmpdir(), 'mix-screens-'));
const server = await startServer({ dataDirectory, name: 'Paddock' });
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
try {
  for (const state of shownScreens) await takeScreen(browser, server.url, state);
  await writeFile(join(folder, 'words.md'), `${measured.join('\n')}\n`);
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDirectory, { recursive: true });
}
