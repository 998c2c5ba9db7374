import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * The barriers that axe knows on the screen as it stands: each rule with the elements that break it.
 * @param tags groups of axe's rules; all that it runs by itself, unless said
 */
export async function barriersOf(
  page: Page,
  tags: readonly string[] = [],
): Promise<readonly (readonly [string, readonly string[]])[]> {
  const axe = new AxeBuilder({ page })
    // The app has no frames, for which axe would be loaded into a second page each time.
    .setLegacyMode()
    // What holds is counted, and not worked out in words.
    .options({ resultTypes: ['violations'] });
  const { violations } = await (tags.length === 0 ? axe : axe.withTags([...tags])).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
