import { expect, it } from 'vitest';
import { laptop, openFreshPage, untilAlive } from '../browser/browser.ts';

/** Edges of what matches, px: from the left, to the right, and how far above the foot of the window. */
const SIDES = (element: Element) => {
  const { left, right, bottom } = element.getBoundingClientRect();
  return { left, right, above: Math.round(window.innerHeight - bottom) };
};

it('lays the pages of the farm out in panes at a desk, with what there is to do at the end of its own', async () => {
  const { page, close } = await openFreshPage({ viewport: laptop });
  for (const path of ['/people', '/programs', '/inandout']) {
    await page.goto(path);
    await untilAlive(page);
    const list = page.locator('[class*=panes] > div').first();
    await list.waitFor();
    const { left, right } = await list.evaluate(SIDES);
    // Beside the rail of 320 px.
    expect([path, left, right]).toEqual([path, 320, 720]);
    const rest = await list.evaluate(
      (pane) => pane.nextElementSibling?.getBoundingClientRect().right ?? 0,
    );
    expect(laptop.width - rest).toBeLessThan(20);
  }
  // The last of them has its act in view.
  const act = page.getByRole('button', { name: 'Save a backup' });
  const { above } = await act.evaluate(SIDES);
  expect(above).toBeGreaterThanOrEqual(0);
  expect(above).toBeLessThan(40);

  await page.goto('/farm');
  await untilAlive(page);
  const pages = page.locator('main ul').first();
  const hub = await pages.evaluate(SIDES);
  expect([hub.left, hub.right]).toEqual([32, 1248]);

  for (const path of ['/tos', '/privacypolicy']) {
    await page.goto(path);
    await untilAlive(page);
    const contents = await page.locator('article nav').evaluate(SIDES);
    expect([path, contents.left, contents.right]).toEqual([path, 32, 352]);
    const section = await page.locator('article section').first().evaluate(SIDES);
    expect([path, section.left, section.right]).toEqual([path, 376, 1016]);
  }
  await close();
});
