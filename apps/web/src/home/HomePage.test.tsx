import { catalogue } from '@mix/catalogue';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { fillLoad, startFilling } from '../app/testing/fillLoad.ts';
import { openApp } from '../app/testing/openApp.tsx';
import { button, field, fill } from '../app/testing/screenParts.ts';
import { shownText } from '../app/testing/shownText.ts';
import type { MixForm } from '../plan/draft/MixForm.ts';
import { exampleRecord, paddock } from '../reports/testing/exampleRecord.ts';
import { season } from '../reports/testing/season.ts';
import { savedMixOf } from '../plan/saved/savedMixOf.ts';
import { urea } from '../plan/testing/exampleMixes.ts';

const main = (): string => shownText(screen.getByRole('main'));
const hill = { id: 'hill', name: 'Hill', areaHa: 10, landUse: null };
const oneLoad: MixForm = { ...urea, deadVolumeL: 0, sprayAreaHa: 10, paddock: hill };
const kept = [{ collection: 'paddocks', ...paddock('hill', 'Hill', 10) }] as const;

async function recordIt(user: Awaited<ReturnType<typeof openApp>>): Promise<void> {
  await user.click(await screen.findByRole('link', { name: 'Record the job' }));
  await screen.findByText('Planned and done');
  await user.click(button('Save the record'));
  await screen.findByText('Saved on this device');
  await user.click(screen.getAllByRole('link', { name: 'Home' }).at(-1) ?? document.body);
  await screen.findByText('Repeat this mix');
}

it('has nothing unfinished once the job is recorded, and its nitrogen counts once', async () => {
  const user = await openApp('/result', { kept: { 'mix.draft': oneLoad }, documents: kept });
  await startFilling(user);
  await fillLoad(user);
  // The app is killed between the tank and the record.
  const again = await openApp('/result?fill', { isOpenedAgain: true });
  await recordIt(again);
  expect(main()).not.toContain('Unfinished');
  await again.click(screen.getByRole('link', { name: 'Mix' }));
  await screen.findByText('No plan yet');
  expect(main()).not.toMatch(/kg N\/ha/);
});

it('is over too where the mix was named, or its water measured, after the filling began', async () => {
  const user = await openApp('/result', { kept: { 'mix.draft': oneLoad }, documents: kept });
  await startFilling(user);
  await fillLoad(user);
  await user.click(screen.getByRole('link', { name: 'Mix' }));
  fill(await screen.findByRole('textbox', { name: /^Water temperature/ }), '14');
  field(/^Water temperature/).blur();
  const again = await openApp('/result?fill', { isOpenedAgain: true });
  await recordIt(again);
  await waitFor(() => expect(main()).not.toContain('Unfinished'));
});

it('shows a whole plan to whoever has none, and keeps nothing of it', async () => {
  const user = await openApp('/');
  const keys = () => Object.keys(localStorage).toSorted();
  const before = keys();
  // A device that may hold documents is drawn anew once they were looked for.
  await waitFor(async () => {
    await user.click(screen.getByRole('link', { name: 'Open an example' }));
    expect(window.location.pathname).toBe('/result');
  });
  await screen.findByText('What goes in');
  expect(main()).toMatch(/Example\..*Nothing of it is yours/);
  expect(main()).toMatch(/River flats/);
  expect(main()).not.toMatch(/Start filling|Save mix|Change the order/);
  await user.click(screen.getByRole('link', { name: 'Plan my own mix' }));
  await screen.findByText('Which machine is this for?');
  expect(main()).toContain('No plan yet');
  expect(keys().filter((key) => !before.includes(key))).not.toContain('mix.draft');
});

it('calls a product by the brand on its drum: in the mix in work, and in a saved one that is opened', async () => {
  const rate = { value: 10, unit: 'g/ha' } as const;
  const draft = {
    sprayAreaHa: 4,
    applicationRateLPerHa: 100,
    products: [{ productId: 'metsulfuron-600-wg', soldAs: 'Ally', rate }],
  };
  const saved = savedMixOf('Docks', { draft, paddock: null }, catalogue);
  const user = await openApp('/', {
    kept: { 'mix.draft': { ...urea, products: draft.products } },
    documents: [{ collection: 'mixes', id: 'docks', value: saved }],
  });
  await screen.findByRole('heading', { name: 'Ally (Metsulfuron-methyl)' });
  await user.click(
    await screen.findByRole('button', { name: /^Docks Ally \(Metsulfuron-methyl\)/ }),
  );
  await screen.findByRole('textbox', { name: /^Ally \(Metsulfuron-methyl\).* rate/ });
  expect(localStorage.getItem('mix.draft')).toContain('"soldAs":"Ally"');
  // The brand is in the saved name alone: no fact has changed.
  expect(screen.queryByText(/changed since/)).toBeNull();
});

it('offers the mix of the last record where this device made none, on its paddock', async () => {
  const user = await openApp('/', { documents: season });
  await screen.findByRole('button', { name: 'Repeat this mix' });
  expect(main()).toMatch(/Last mix Spring growth/);
  await user.click(button('Repeat this mix'));
  await screen.findByRole('textbox', { name: /^Urea.* rate/ });
  expect(localStorage.getItem('mix.draft')).toContain('"name":"Spring growth"');
});

it('names the mix of a record without a name by its products', async () => {
  const bare = exampleRecord([{ id: 'urea', kg: 100, analysis: { N: 46 } }], { name: null });
  const user = await openApp('/', {
    documents: [{ collection: 'records', id: 'r1', value: bare }],
  });
  await user.click(await screen.findByRole('button', { name: 'Repeat this mix' }));
  await screen.findByRole('textbox', { name: /^Urea.* rate/ });
  expect(localStorage.getItem('mix.draft')).toContain('"name":null');
});

it('offers no mix of a record that is gone', async () => {
  await openApp('/', { documents: season });
  await screen.findByRole('button', { name: 'Repeat this mix' });
  const { loadDocumentStore } = await import('../sync/loadDocumentStore.ts');
  const store = await loadDocumentStore();
  for (const { id } of season.filter(({ collection }) => collection === 'records')) {
    await store.remove('records', id);
  }
  await screen.findByRole('link', { name: 'Open an example' });
});
