import { screen, waitFor, within } from '@testing-library/dom';
import { kilograms, type MixDraft } from '@mix/engine';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { loadDocumentStore } from '../../sync/loadDocumentStore.ts';
import { season } from '../testing/season.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

const now = new Date('2026-11-24T09:00:00+13:00');

/** 28 kg/ha of urea: 12.9 kg N/ha. */
const mix: MixDraft = {
  name: 'Urea 28',
  machineId: 'custom',
  tankCapacityL: 1000,
  deadVolumeL: 0,
  sprayAreaHa: 5,
  applicationRateLPerHa: 120,
  waterTemperatureC: 15,
  products: [
    {
      productId: 'urea',
      rate: { value: 28, unit: 'kg/ha' },
      price: { amountCents: 100, per: 'kg' },
    },
  ],
};
const kept = { 'mix.draft': mix };
const main = (): string => shownText(document.querySelector('main'));

it('plans a round over two paddocks, opens its mix, and says where they stand by June', async () => {
  const user = await openApp('/reporting?season', { kept, documents: season, now });
  await screen.findByText('No rounds planned yet.');
  // 700 kg of urea on 20 ha since July: 16.1 kg N/ha.
  expect(main()).toContain('Hill');
  await user.click(screen.getByRole('link', { name: 'Plan a round' }));

  // The mix in work is the round's until another is chosen.
  const chosen = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Mix' });
  expect(chosen.selectedOptions[0]?.textContent).toBe('Urea 28');
  fill(screen.getByLabelText('Day'), '2026-12-14');
  const tick = (name: RegExp) => screen.findByRole('checkbox', { name });
  // Every paddock that the round leaves under the cap is ticked.
  await screen.findByRole('button', { name: /^Keep the round/ });
  await user.click(button('Untick all'));
  await screen.findByText('Tick the paddocks of this round.');
  expect(screen.queryByRole('button', { name: /^Keep the round/ })).toBeNull();
  // All paddocks are ticked at once, then one is unticked.
  await user.click(button('Tick all'));
  await user.click(await tick(/^Tōtara/));
  expect(main()).toContain('16.1 + 12.9 = 29 of 190');
  // 23.1 ha x 28 kg.
  expect(main()).toContain('647 kg');
  await user.click(button(/^Keep the round: 23.1.ha/));

  await screen.findByRole('button', { name: /^Plan Hill, 20/ });
  await expect
    .poll(async () => {
      const store = await loadDocumentStore();
      return (await store.all('rounds')).map(({ value }) => [
        value.name,
        value.day,
        value.paddocks.map(({ name }) => name),
        value.nitrogenKgPerHa?.toFixed(2),
        value.costCentsPerHa,
      ]);
    })
    .toEqual([['Urea 28', '2026-12-14', ['Gully', 'Hill'], '12.88', 2800]]);

  await user.click(button(/^Plan Hill/));
  await screen.findByRole('button', { name: 'Paddock Hill' });
  expect(screen.getByRole('textbox', { name: /^Area/ })).toHaveProperty('value', '20');

  await openApp('/reporting?season', { now, isOpenedAgain: true });
  await screen.findByText('Dec 2026');
  const months = screen.getByRole('region', { name: /What the rounds take/ });
  expect(shownText(within(months).getAllByRole('listitem')[0] ?? null)).toContain('23.1 ha');
  expect(main()).toContain('0 of 2 done');
});

/** Urea at 28 kg/ha on Hill and Gully, in December. */
const round = {
  collection: 'rounds',
  id: 'r1',
  value: {
    name: 'Urea 28',
    day: '2026-12-14',
    plannedAt: '2026-11-22T08:00:00+13:00',
    draft: mix,
    applicationRateLPerHa: 120,
    products: [{ productId: 'urea', name: 'Urea', perHa: { unit: 'kg', value: kilograms(28) } }],
    nitrogenKgPerHa: 12.88,
    costCentsPerHa: 2800,
    workRateHaPerH: null,
    paddocks: [
      { paddockId: 'gully', name: 'Gully' },
      { paddockId: 'hill', name: 'Hill' },
    ],
  },
} as const;
const documents = [...season, round];
const byText = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b));

it('begins with every paddock but one that the planned rounds take over the cap', async () => {
  const planned = { ...round, value: { ...round.value, nitrogenKgPerHa: 170 } };
  const user = await openApp('/reporting?season=new', {
    kept,
    documents: [...season, planned],
    now,
  });
  const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
  // 16.1 recorded, 170 planned, 12.9 more: 9 over 190.
  await screen.findByText(/^▲ Over/);
  expect((await box(/^Hill/)).checked).toBe(false);
  expect((await box(/^Gully/)).checked).toBe(true);
  expect(main()).toContain('186.1 + 12.9 = 199 of 190');
  expect(main()).toContain('by 9 kg N/ha with this');
  await user.click(button(/^Keep the round/));
  await screen.findByRole('button', { name: /^Plan Gully/ });
});

it('a round becomes a mix for each paddock with three taps, and the same again takes their place', async () => {
  const user = await openApp('/reporting', { documents, now });
  await user.click(await screen.findByRole('link', { name: 'Season' }));
  await user.click(await screen.findByRole('link', { name: 'Plan a round' }));
  await user.click(await screen.findByRole('button', { name: 'Make 2 mixes' }));
  await screen.findByText('2 mixes are saved, one for each paddock.');
  const { savedMixes } = await import('../../sync/savedMixes.ts');
  const kept = async () =>
    soFar(await savedMixes.all())
      .map(({ value }) => [value.name, value.draft.sprayAreaHa, value.paddock?.name])
      .toSorted(byText);
  const both = [
    ['Urea 28, Gully', 3.1, 'Gully'],
    ['Urea 28, Hill', 20, 'Hill'],
  ];
  expect(await kept()).toEqual(both);
  await user.click(screen.getByRole('link', { name: 'Open them on Home' }));
  await screen.findByText('Urea 28, Hill');
  const again = await openApp('/reporting?season=r1', { now, isOpenedAgain: true });
  await again.click(await screen.findByRole('button', { name: 'Make 2 mixes' }));
  await screen.findByText('2 mixes are saved, one for each paddock.');
  expect(await kept()).toHaveLength(2);
});

it('copies a round to another day and other paddocks', async () => {
  const user = await openApp('/reporting?season=r1', { documents, now });
  await user.click(await screen.findByRole('link', { name: 'Copy this round' }));
  await screen.findByRole('button', { name: /^Keep the round/ });
  expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('2026-11-23');
  fill(screen.getByLabelText('Day'), '2027-02-15');
  await user.click(screen.getByRole('checkbox', { name: /^Gully/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Tōtara/ }));
  await user.click(button(/^Keep the round/));
  await screen.findByRole('button', { name: /^Plan Hill/ });
  const { rounds } = await import('../../sync/rounds.ts');
  const kept = soFar(await rounds.all()).map(({ value }) => [
    value.name,
    value.day,
    value.paddocks.map(({ name }) => name),
    value.products[0]?.perHa.value,
  ]);
  expect(kept.toSorted(byText)).toEqual([
    ['Urea 28', '2026-12-14', ['Gully', 'Hill'], 28],
    ['Urea 28', '2027-02-15', ['Hill', 'Tōtara'], 28],
  ]);
});

it('stands as a table by months on a desk, and goes into a file', async () => {
  const saved: Blob[] = [];
  const user = await openApp('/reporting?season', { documents, now, widthPx: 1280 });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:season';
  });
  const table = await screen.findByRole('table', { name: 'The season by paddocks and months' });
  const row = (name: string) =>
    [...document.querySelectorAll('main tr')]
      .map((line) => shownText(line))
      .find((text) => text.startsWith(name)) ?? '';
  // 16.1 kg N/ha since July, and the round.
  await waitFor(() =>
    expect(row('Hill')).toMatch(/^Hill ?20 ha 16\.1 □ 12\.9 ?Urea 28 161 left 29/),
  );
  expect(row('Urea')).toMatch(/647 kg 647 kg/);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([
    'Paddocks',
    'since July',
    ...['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    'by June, limit 190',
  ]);
  await user.click(button('CSV'));
  await screen.findByText(/season-2026-07-01-2027-06-30\.csv/);
  const [heading = '', ...lines] = ((await saved[0]?.text()) ?? '').split('\r\n');
  expect(heading).toBe(
    '\uFEFFPaddock,Area (ha),Nitrogen since July (kg/ha),Round,Day,State,Product,Product (kg),' +
      'Product (L),Nitrogen (kg/ha),Spray (L),Spraying (h),Cost ($)',
  );
  expect(lines).toContain('Hill,20,16.1,Urea 28,2026-12-14,planned,Urea,560,,12.88,2400,,560');
});
