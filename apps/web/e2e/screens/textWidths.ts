import type { Page } from 'playwright-core';

/** How wide this machine draws a text, px: the app uses the font of the system. */
export const textWidths = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) return [];
    return [400, 700].map((weight) => {
      context.font = `${weight} 100px ${getComputedStyle(document.body).fontFamily}`;
      return Math.round(context.measureText('Hill block 0123456789 L/ha').width);
    });
  });
