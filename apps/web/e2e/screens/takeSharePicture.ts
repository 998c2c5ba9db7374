import type { BrowserContextOptions, Page } from 'playwright-core';
import { sharePicture } from '../../sharePicture.ts';
import { hillBlock } from '../../src/plan/testing/exampleMixes.ts';
import { holdOnDevice } from '../browser/holdOnDevice.ts';

/** The bar with the site's name, which each instance sets. */
const SITE_BAR_PX = 56;

const { widthPx: width, heightPx } = sharePicture;

/** The page that the picture of share previews is taken of. */
export const sharePictureVisit = {
  viewport: { width, height: heightPx + SITE_BAR_PX },
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions;

/**
 * What a share preview shows: the plan of the example, as the product draws it.
 * @param page opened with `sharePictureVisit`
 * @param untilQuiet resolves once nothing more comes
 * @returns PNG
 */
export async function takeSharePicture(
  page: Page,
  untilQuiet: () => Promise<unknown>,
): Promise<Buffer> {
  await holdOnDevice(page, { 'mix.draft': hillBlock });
  await page.goto('/result');
  await page.getByRole('button', { name: 'Start filling' }).waitFor();
  await untilQuiet();
  return page.screenshot({
    animations: 'disabled',
    clip: { x: 0, y: SITE_BAR_PX, width, height: heightPx },
  });
}
