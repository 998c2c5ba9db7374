import { expect } from 'vitest';
import { itInEachEngine } from './driver/eachEngine.ts';
import { button, field, link, role, sheet, text } from './driver/sought.ts';
import type { EnginePage } from './driver/EnginePage.ts';
import { addProduct, closeKeypad } from './mixSteps.ts';

/** Presses "Done" until the load is in the tank. */
async function fillLoad(page: EnginePage, load: number): Promise<void> {
  const done = new RegExp(`Load ${load} is in the tank`);
  for (let left = 10; left > 0 && !done.test(await page.words()); left -= 1) {
    const step = await page.valueOf(role('heading'));
    await page.tap(button(/^(Done|Clear, go on)$/));
    // Nobody waits here: the wait asks.
    if (/Clear before the time/.test(await page.words())) {
      await page.tap(button('Go on, not waited', sheet));
    }
    await page.until('the next step', async () => (await page.valueOf(role('heading'))) !== step);
  }
  await page.says(done);
}

itInEachEngine(
  'plans a mix for a chosen machine, fills it with the app closed in the middle, and records it',
  async ({ openPage, picture }) => {
    let page = await openPage();
    await page.goto('/');
    await picture(page, 'home');
    await page.tap(link('Set your machine'));
    await page.find(button(/Multi 1000/, sheet));
    await picture(page, 'machines');
    await page.tap(button(/Multi 1000/, sheet));
    await page.tap(button('Done', sheet));
    await page.untilGone(sheet);
    await page.fill(field(/^Area/), '13,5');
    await page.fill(field(/^Application rate/), '100');
    await addProduct(page, 'Urea', '20');
    await addProduct(page, 'Seaweed concentrate', '2');
    await picture(page, 'mix');
    await closeKeypad(page);
    await page.tap(link('Show the result'));
    await page.find(button('Start filling'));
    await picture(page, 'result');
    // 13.5 ha x 20 kg/ha and x 2 L/ha, in loads of the Multi 1000's tank.
    await page.tap(button(/^All/));
    await page.says(/Urea granular 46.0.0 270 kg/);
    await page.says(/Seaweed.* 27 L/);

    await page.tap(button('Start filling'));
    await page.find(role('heading', 'Before you fill'));
    await page.tap({ ...button('Start filling'), isLast: true });
    await page.find(text(/^Step 1 of \d$/));
    await picture(page, 'fill');
    await page.tap(button('Done'));
    await page.find(text(/^Step 2 of \d$/));

    // The app is closed in the middle of a load: it opens at the very step.
    await page.close();
    page = await openPage();
    await page.goto('/');
    await picture(page, 'home again');
    await page.tap(link(/filling/i));
    await page.find(text(/^Step 2 of \d$/));
    await fillLoad(page, 1);
    await picture(page, 'loaded');
    await page.tap(button('Start load 2'));
    await fillLoad(page, 2);
    await page.tap(link('Record the job'));
    await page.find(text('Planned and done'));
    await picture(page, 'record');
    await page.tap(button('Save the record'));
    await page.find(text(/^Saved on this device$/));
    await page.goto('/reporting');
    await page.find(text(/13\.5\sha/));
    await picture(page, 'reporting');
    expect(await page.words()).toMatch(/Done/);
    // A month in figures is read as a day elsewhere, and each engine has its own idea of a usual date.
    expect(await page.words()).toMatch(/1 Jul \d{4} – 30 Jun \d{4}/);
  },
);
