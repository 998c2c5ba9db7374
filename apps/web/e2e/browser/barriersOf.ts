import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    // The app has no frames, for which axe would be loaded into a second page each time.
    .setLegacyMode()
    // What holds is counted, and not worked out in words.
    .options({ resultTypes: ['violations'] });

/** A target that a bar happens to lie over is as large as it is once it stands free of it. */
async function isTooSmall(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((target) => {
    target.scrollIntoView({ block: 'center' });
  });
  const { violations } = await axeOf(page).include(selector).withRules('target-size').analyze();
  return violations.length > 0;
}

/**
 * The barriers that axe knows on the screen as it stands: each rule with the elements that break it.
 * @param tags groups of axe's rules; all that it runs by itself, unless said
 */
export async function barriersOf(
  page: Page,
  tags: readonly string[] = [],
): Promise<readonly (readonly [string, readonly string[]])[]> {
  // What opens is not yet as dark or as light as it will be.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((each) => each.finished)),
  );
  const axe = axeOf(page);
  const { violations } = await (tags.length === 0 ? axe : axe.withTags([...tags])).analyze();
  const barriers: (readonly [string, readonly string[]])[] = [];
  for (const { id, nodes } of violations) {
    const found: string[] = [];
    for (const { html, target } of nodes) {
      if (id === 'target-size' && !(await isTooSmall(page, target.join(' ')))) continue;
      found.push(html);
    }
    if (found.length > 0) barriers.push([id, found]);
  }
  return barriers;
}
