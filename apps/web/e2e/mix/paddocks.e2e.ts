import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { urea } from '../../src/plan/testing/exampleMixes.ts';
import { exampleRecord, paddock, urea as used } from '../../src/reports/testing/exampleRecord.ts';
import { openFreshPage, phone, untilAlive } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { openKeptPage } from '../journeys/openKeptPage.ts';
import { button, field, openMix } from './mixScreen.ts';
import { seedDocuments, type SeededDocument } from '../setup/seedDocuments.ts';

const NOW = new Date('2026-11-22T01:00:00Z');
const hill = { id: 'hill', name: 'Hill', areaHa: 20, landUse: 'pasture' };
const seeds: readonly SeededDocument[] = [
  ...[paddock('hill', 'Hill', 20), paddock('flat', 'Flat', 3.1, null)].map(({ id, value }) => ({
    collection: 'paddocks' as const,
    id,
    value,
  })),
  {
    collection: 'records',
    id: 'r0',
    value: exampleRecord([used(400)], { paddockId: 'hill', location: 'Hill' }),
  },
];

const inSheet = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name });
const words = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).innerText()).replaceAll(/\s+/g, ' ');

it('a paddock is put right, deleted and brought back without a signal, and its nitrogen stays with it', async () => {
  const { page, complaints, close } = await openKeptPage({
    'mix.draft': { ...urea, paddock: hill },
  });
  await page.clock.setFixedTime(NOW);
  await seedDocuments(page, seeds);
  await page.goto('/mix');
  await untilAlive(page);
  // 400 kg of 46 % urea on 20 ha (mockups/README.md, "The figures").
  await page.getByText('9.2 kg/ha on Hill by 1 record, 9.2 kg/ha in this mix.').waitFor();

  await button(page, 'Paddock Hill').click();
  await button(page, 'Change or delete').click();
  await expectClean(page);
  await inSheet(page, /^Hill/).click();
  await field(page, /^Name/).fill('flat');
  await inSheet(page, 'Save').click();
  await page.getByText('A paddock is called Flat already.').waitFor();
  await field(page, /^Name/).fill('Hill north');
  await field(page, /^Area/).last().fill('16');
  await field(page, /^Land use/).fill('maize');
  await expectClean(page);
  await inSheet(page, 'Save').click();
  await inSheet(page, /^Hill north/).waitFor();
  expect(await words(page, 'dialog')).toContain('Hill north maize 16 ha');
  await inSheet(page, 'Done').click();

  // The mix was for the whole paddock, and is so again: the same 184 kg on 16 ha are 11.5 kg/ha.
  await button(page, 'Paddock Hill north').waitFor();
  expect(await field(page, /^Area/).inputValue()).toBe('16');
  await page.getByText('11.5 kg/ha on Hill north by 1 record, 9.2 kg/ha in this mix.').waitFor();
  await page.reload();
  await button(page, 'Paddock Hill north').waitFor();

  await button(page, 'Paddock Hill north').click();
  await button(page, 'Change or delete').click();
  await inSheet(page, /^Hill north/).click();
  await button(page, 'Delete Hill north').click();
  await page.getByText(/Its record stays, with its place and its nitrogen/).waitFor();
  await expectClean(page);
  await button(page, 'Delete it').click();
  await page.getByText('Hill north deleted').waitFor();
  await expectClean(page);
  expect(await inSheet(page, /^Hill/).count()).toBe(0);
  await inSheet(page, 'Undo').click();
  await inSheet(page, /^Hill north/).waitFor();

  // This deletion is final: nobody can choose the paddock, but the report goes on counting it.
  await button(page, 'Change or delete').click();
  await inSheet(page, /^Hill north/).click();
  await button(page, 'Delete Hill north').click();
  await button(page, 'Delete it').click();
  await page.getByText('Hill north deleted').waitFor();
  await inSheet(page, 'Done').click();
  await button(page, 'Paddock Not set').waitFor();
  expect(await field(page, /^Area/).inputValue()).toBe('16');
  await page.goto('/reporting?nitrogen=2026');
  await untilAlive(page);
  await page
    .getByText(/11\.5\skg\sN\/ha/)
    .first()
    .waitFor();
  expect(await words(page, 'main')).toMatch(/Hill north 11\.5 kg N\/ha/);

  // A paddock that is added again under its name is the same ground.
  await page.goto('/mix');
  await untilAlive(page);
  await button(page, 'Paddock Not set').click();
  await field(page, /^Name/).fill('Hill North');
  await button(page, 'Add it and use it').click();
  await page.getByText('Hill North is back, with its records').waitFor();
  await page.getByText('11.5 kg/ha on Hill North by 1 record, 9.2 kg/ha in this mix.').waitFor();
  expect(complaints()).toEqual([]);
  await close();
});

describe('the paddock of an earlier mix', () => {
  it('is kept with a saved mix, and where it was deleted since, its area stays and this is said', async () => {
    const { page, complaints, close } = await openFreshPage({ fixedTime: NOW });
    await page.goto('/tos');
    await seedDocuments(page, seeds);
    await openMix(page, {
      ...urea,
      sprayAreaHa: 3.1,
      name: 'Spring',
      paddock: { ...hill, id: 'flat', name: 'Flat', areaHa: 3.1 },
    });
    await button(page, 'Saved mixes').click();
    await inSheet(page, 'Save mix').click();
    await page.getByText('Saved on this device', { exact: false }).first().waitFor();
    await inSheet(page, 'New mix').click();
    await button(page, 'Paddock Not set').waitFor();
    await button(page, 'Saved mixes').click();
    await inSheet(page, /^Spring/)
      .first()
      .click();
    await button(page, 'Paddock Flat').click();
    await button(page, 'Change or delete').click();
    await inSheet(page, /^Flat/).click();
    await button(page, 'Delete Flat').click();
    await page.getByText('No record names it. Mixes for it keep their area.').waitFor();
    await button(page, 'Delete it').click();
    await page.getByText('Flat deleted').waitFor();
    await inSheet(page, 'Done').click();
    await button(page, 'Saved mixes').click();
    await inSheet(page, /^Spring/)
      .first()
      .click();
    await page.getByText('Mix opened. Flat was deleted; its area stays.').waitFor();
    expect(await field(page, /^Area/).inputValue()).toBe('3.1');
    await button(page, 'Paddock Not set').waitFor();
    await expectClean(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('names the area that the keypad offers, and is chosen with it', async () => {
    const { page, complaints, close } = await openFreshPage({
      viewport: phone,
      hasTouch: true,
      isMobile: true,
    });
    let offersCome = () => {};
    const offers = new Promise<void>((resolve) => {
      offersCome = resolve;
    });
    await page.route(/\/assets\/recentOffers/, async (route) => {
      await offers;
      await route.continue();
    });
    await page.clock.setFixedTime(NOW);
    await page.goto('/tos');
    await seedDocuments(page, seeds);
    await page.evaluate(
      (forms) => {
        const value = forms.map((form, keptAt) => ({ keptAt, form }));
        localStorage.setItem('mix.recent', JSON.stringify({ schema: 1, value }));
      },
      [
        { ...urea, paddock: hill },
        { ...urea, sprayAreaHa: 3.1, paddock: { ...hill, id: 'flat' } },
        { ...urea, sprayAreaHa: 7 },
      ],
    );
    await openMix(page, { ...urea, sprayAreaHa: 12 });
    await page.getByText('Show the result').waitFor();
    await field(page, /^Area/).tap();
    const keypad = page.getByRole('region', { name: /^Keypad for Area/ });
    // The offers come after the keypad, and move no key.
    const five = keypad.getByRole('button', { name: '5', exact: true });
    const place = await five.boundingBox();
    expect(await keypad.getByRole('button', { name: /, 3.1 ha/ }).count()).toBe(0);
    offersCome();
    await keypad.getByRole('button', { name: 'Flat, 3.1 ha' }).waitFor();
    expect(await five.boundingBox()).toEqual(place);
    await expectClean(page);
    await keypad.getByRole('button', { name: 'Flat, 3.1 ha' }).tap();
    expect(await field(page, /^Area/).inputValue()).toBe('3.1');
    await button(page, 'Paddock Flat').waitFor();
    // The undo bar waits until the keypad has gone.
    await keypad.getByRole('button', { name: 'Close' }).tap();
    await button(page, 'Undo').tap();
    expect(await field(page, /^Area/).inputValue()).toBe('12');
    expect(complaints).toEqual([]);
    await close();
  });
});
