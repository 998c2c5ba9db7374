import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharePicture } from '../../sharePicture.ts';
import { laptop, openFreshPage, phone, untilQuiet } from '../browser/browser.ts';
import { holdOnDevice } from '../browser/holdOnDevice.ts';
import { sampled } from '../setup/sampled.ts';
import { comparePictures } from './comparePictures.ts';
import { PICTURE_TIME, screenList, type Screen } from './screenList.ts';
import { sharePictureVisit, takeSharePicture } from './takeSharePicture.ts';
import { textWidths } from './textWidths.ts';

/**
 * Every screen is compared with the picture that was taken of it. After an intended change `npm run
 * screens` takes new pictures; look at each before it is committed.
 */
const pictures = join(import.meta.dirname, 'pictures');
const drawnWith = join(pictures, 'textWidths.json');
const taking = process.env['TAKE_SCREENS'] === 'true';
/** Pictures of the differing screens, for whoever wants to look at them. */
const seen = join(tmpdir(), 'mix-screens');

/** The busiest screens. */
const SAMPLE = new Set(['home-work', 'mix-planned', 'result']);

let sameFont = true;
beforeAll(async () => {
  await mkdir(seen, { recursive: true });
  const { page, close } = await openFreshPage();
  await page.goto('/tos');
  const widths = `[${(await textWidths(page)).join(', ')}]`;
  await close();
  if (taking) await writeFile(drawnWith, `${widths}\n`);
  sameFont = (await readFile(drawnWith, 'utf8')).trim() === widths;
});

async function openScreen({ device = {}, open }: Screen, viewport: typeof phone) {
  const fresh = await openFreshPage({
    viewport,
    reducedMotion: 'reduce',
    fixedTime: PICTURE_TIME,
  });
  const { page } = fresh;
  await holdOnDevice(page, device);
  await open(page);
  return fresh;
}

/** Waits for everything after the first paint, then takes a picture of the screen. */
async function take(page: Page): Promise<Buffer> {
  await untilQuiet(page);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  return page.screenshot({ animations: 'disabled' });
}

describe.each([
  { size: '360', viewport: phone },
  { size: '1280', viewport: laptop },
])('at $size px', ({ size, viewport }) => {
  it.for(sampled(screenList, ({ name }) => SAMPLE.has(name)))(
    '$name looks as it did',
    async (screen, { skip }) => {
      const { page, close } = await openScreen(screen, viewport);
      const actual = await take(page);
      await close();
      const file = `${screen.name}-${size}.png`;
      if (taking) await writeFile(join(pictures, file), actual);
      skip(!sameFont, 'the pictures were taken with another system font');
      const { same, differing, marked } = comparePictures(
        await readFile(join(pictures, file)),
        actual,
      );
      if (!same) {
        await writeFile(join(seen, file), actual);
        await writeFile(join(seen, `marked-${file}`), marked);
      }
      expect(same, `${differing} pixels differ; see ${join(seen, file)}`).toBe(true);
    },
  );
});

it('the picture of share previews is of the product as it is', async ({ skip }) => {
  const { page, close } = await openFreshPage({ ...sharePictureVisit, fixedTime: PICTURE_TIME });
  const actual = await takeSharePicture(page, () => untilQuiet(page));
  await close();
  const file = join(import.meta.dirname, '../../public', sharePicture.path);
  if (taking) await writeFile(file, actual);
  skip(!sameFont, 'the picture was taken with another system font');
  const { same, differing } = comparePictures(await readFile(file), actual);
  if (!same) await writeFile(join(seen, 'share-preview.png'), actual);
  expect(same, `${differing} pixels differ; see ${join(seen, 'share-preview.png')}`).toBe(true);
});

it('notices one changed figure', async ({ skip }) => {
  skip(!sameFont, 'the pictures were taken with another system font');
  const [result] = screenList.filter(({ name }) => name === 'result');
  if (result === undefined) throw new Error('the result is not in the list');
  const { page, close } = await openScreen(result, phone);
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.nodeValue?.startsWith('200') === true) {
        node.nodeValue = node.nodeValue.replace('200', '260');
        return;
      }
    }
    throw new Error('no figure to change');
  });
  const changed = await take(page);
  await close();
  const compared = comparePictures(await readFile(join(pictures, 'result-360.png')), changed);
  expect(compared.same).toBe(false);
});
