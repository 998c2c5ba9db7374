import type { Page } from 'playwright-core';

/** Controls of the screen that a gloved hand would miss, narrower or lower than 48 px, each in a line. */
export const tooSmallOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, a, input, select, summary)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ box: control.getBoundingClientRect(), html: control.outerHTML }))
      .filter(({ box }) => box.width > 1 && (box.width < 48 || box.height < 48))
      .map(({ box, html }) => `${box.width} x ${box.height} ${html.slice(0, 120)}`),
  );
