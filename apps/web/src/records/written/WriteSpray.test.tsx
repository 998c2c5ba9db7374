import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, field, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { exampleRecord, paddock, urea } from '../../reports/testing/exampleRecord.ts';

/** What the clock of every test says: the 22nd in New Zealand. */
const now = new Date('2026-11-22T01:00:00Z');
const ground = [
  { collection: 'paddocks', ...paddock('gully', 'Gully', 3.1) },
  { collection: 'paddocks', ...paddock('hill', 'Hill', 20) },
] as const;
const before = {
  collection: 'records',
  id: 'before',
  value: exampleRecord([urea(800)], { paddockId: 'hill', location: 'Hill', operator: 'Sam' }),
} as const;
const main = (): string => shownText(screen.getByRole('main'));
const bar = (): string => shownText(document.querySelector('[data-foot]'));

/** The one record of the device besides those it was opened with. */
async function saved() {
  const { loadDocumentStore } = await import('../../sync/loadDocumentStore.ts');
  const store = await loadDocumentStore();
  const found = await store.collected('records');
  if (found.state !== 'here') throw new Error(found.state);
  return found.documents.filter(({ id }) => id !== 'before').map(({ value }) => value);
}

describe('a spray that was not filled step by step', () => {
  it('is written down from what was sprayed last, in where, what and save', async () => {
    const user = await openApp('/reporting', { now, documents: [...ground, before] });
    await user.click(await screen.findByRole('link', { name: 'Write down a spray' }));
    await user.click(await screen.findByRole('button', { name: 'Gully' }));
    await user.click(button('Yesterday'));
    // 800 kg on 20 ha.
    await user.click(button(/^Urea 40.kg$/));
    await waitFor(() => expect(bar()).toMatch(/124 kg urea ?18\.4 kg N\/ha/));
    await user.click(button('Save the spray'));
    await screen.findByText('Saved on this device');
    const [record] = await saved();
    expect(record).toMatchObject({
      paddockId: 'gully',
      location: 'Gully',
      areaDoneHa: 3.1,
      sprayAreaHa: null,
      plannedCarrierL: null,
      endKnownTo: 'day',
      products: [{ productId: 'urea', planned: null, actual: { unit: 'kg' } }],
    });
    expect(record?.endedAt).toMatch(/T23:59:00/);
    await user.click(screen.getByRole('link', { name: 'Open the record' }));
    await screen.findByText('Planned and done');
    expect(main()).toMatch(/Urea.* – 124 kg/);
    expect(main()).toMatch(/Only the day is known/);
  });

  it('of today ended at the latest when it is saved, however long the form was open', async () => {
    const user = await openApp('/reporting?write&paddock=gully', {
      now,
      documents: [...ground, before],
    });
    await user.click(await screen.findByRole('button', { name: /^Urea 40.kg$/ }));
    const savedAt = new Date('2026-11-22T05:00:00Z');
    vi.setSystemTime(savedAt);
    await user.click(button('Save the spray'));
    await screen.findByText('Saved on this device');
    const [record] = await saved();
    expect(new Date(record?.endedAt ?? '')).toEqual(savedAt);
  });

  it('stands in the list and in the nitrogen of its paddock', async () => {
    const user = await openApp('/reporting?write&paddock=gully', {
      now,
      documents: [...ground, before],
    });
    await user.click(await screen.findByRole('button', { name: /^Urea 40.kg$/ }));
    await user.click(button('Save the spray'));
    await screen.findByText('Saved on this device');
    await user.click(screen.getByRole('link', { name: 'Records' }));
    await waitFor(() => expect(main()).toMatch(/Gully.*18\.4 kg N\/ha/));
    const bars = await screen.findByRole('table', { name: 'Nitrogen by paddock' });
    await waitFor(() =>
      expect(shownText(within(bars).getByRole('row', { name: /^Gully/ }))).toMatch(/18\.4/),
    );
  });

  it('is made of products with their amounts, by the hectare or in all', async () => {
    const user = await openApp('/reporting?write', { now, documents: [...ground] });
    await user.click(await screen.findByRole('button', { name: 'Hill' }));
    await user.click(button('Add what was sprayed'));
    await user.type(await screen.findByRole('searchbox'), 'urea, gran');
    const [found] = await screen.findAllByRole('button', { name: /^Urea, granular/ });
    await user.click(found ?? document.body);
    const rate = await screen.findByRole('textbox', { name: /^Urea, granular/ });
    fill(rate, '400');
    // The usual range of the catalogue, so that a slip of the decimal sign is seen.
    await screen.findByText(/Usual is .*Check the figure/);
    fill(rate, '40');
    await waitFor(() => expect(bar()).toMatch(/800 kg urea ?18\.4 kg N\/ha/));
    await user.selectOptions(screen.getByLabelText(/^Urea, granular.*unit/), 'kg');
    await waitFor(() => expect(bar()).toMatch(/40 kg urea ?0\.9 kg N\/ha/));
    // 2 kg/ha.
    await screen.findByText(/Usual is .*Check the figure/);
    fill(rate, '800');
    await waitFor(() => expect(screen.queryByText(/Usual is/)).toBeNull());
    fill(field(/^Area/), '');
    await waitFor(() => expect(bar()).toMatch(/800 kg urea ?N not known/));
    expect(screen.queryByText(/Usual is/)).toBeNull();
  });

  it('says what is missing, each by its name, and what is lost without a place and a person', async () => {
    const user = await openApp('/reporting?write', { now, documents: [...ground, before] });
    await user.click(await screen.findByRole('button', { name: 'Save the spray' }));
    await waitFor(() => expect(bar()).toMatch(/Say what was sprayed\./));
    await user.click(button(/^Urea 40.kg$/));
    await waitFor(() => expect(bar()).toMatch(/needs the area/));
    fill(field(/^Area/), '0');
    await waitFor(() => expect(bar()).toMatch(/Enter an area above 0, up to .* You entered 0\./));
    fill(field(/^Area/), '3,1');
    fill(field(/^Who/), '');
    await waitFor(() => expect(bar()).toMatch(/124 kg urea/));
    expect(bar()).toMatch(/No paddock: .* No operator\./);
    expect(await saved()).toEqual([]);
  });

  it('asks before an area is saved that the paddock has not', async () => {
    const user = await openApp('/reporting?write&paddock=gully', {
      now,
      documents: [...ground, before],
    });
    await user.click(await screen.findByRole('button', { name: /^Urea 40.kg$/ }));
    fill(field(/^Area/), '31');
    await user.click(button('Save the spray'));
    await screen.findByText(/31 ha done is more than Gully has/);
    expect(await saved()).toEqual([]);
  });

  it('begins where nothing was recorded yet', async () => {
    const user = await openApp('/reporting', { now });
    await user.click(await screen.findByRole('link', { name: 'Write down a spray' }));
    await screen.findByRole('button', { name: 'Add what was sprayed' });
    expect(screen.getByLabelText('Paddock or place')).toBeDefined();
  });
});
