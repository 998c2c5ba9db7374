import { screen, waitFor, within } from '@testing-library/dom';
import { kilograms } from '@mix/engine';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, field, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { urea } from '../../plan/testing/exampleMixes.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const kg = (value: number) => ({ unit: 'kg', value: kilograms(value) }) as const;
const said = { by: null, note: null } as const;

const delivered = {
  collection: 'stock',
  id: 'd1',
  value: {
    ...said,
    kind: 'delivery',
    productId: 'urea',
    amount: kg(200),
    packSize: 25,
    batch: null,
    expiresOn: null,
    centsPerUnit: 104,
    at: '2026-11-17T09:00:00+13:00',
  },
} as const;

/** 560 kg of urea on 20 ha in December. */
const round = {
  collection: 'rounds',
  id: 'r1',
  value: {
    name: 'Urea 28',
    day: '2026-12-14',
    plannedAt: '2026-11-01T08:00:00+13:00',
    draft: { products: [{ productId: 'urea', rate: { value: 28, unit: 'kg/ha' } }] },
    applicationRateLPerHa: 120,
    products: [{ productId: 'urea', name: 'Urea', perHa: kg(28) }],
    nitrogenKgPerHa: 12.88,
    costCentsPerHa: null,
    workRateHaPerH: null,
    paddocks: [{ paddockId: 'hill', name: 'Hill' }],
  },
} as const;
const hill = {
  collection: 'paddocks',
  id: 'hill',
  value: {
    name: 'Hill',
    areaHa: 20,
    landUse: null,
    outline: null,
    earlierNames: [],
    retired: false,
  },
} as const;

const shown = (): string => shownText(document.querySelector('article'));
const packs = () => field(/^Packs of 25\skg/);

it('says what the next jobs lack, marks it as ordered, and it comes in with two taps', async () => {
  const user = await openApp('/products?shed', {
    now: NOW,
    kept: { 'mix.draft': urea },
    documents: [delivered, round, hill],
  });
  // 400 kg for the mix in work and 560 kg for the round; 200 kg are there: 31 bags.
  await user.click(await screen.findByRole('link', { name: 'Order 1' }));
  await screen.findByText(/needs 960 kg, 200 kg in the shed, 760 kg missing/);
  expect(shown()).toMatch(/Next jobs 2 .*the current mix.*Urea 28 ?a round of the season, 14 Dec/);
  expect(packs().value).toBe('31');
  fill(packs(), '30.5');
  await user.click(button(/^Mark/));
  await screen.findByText(/A part of a pack cannot be ordered/);
  fill(packs(), '32');
  fill(field(/^Supplier/), 'Kaikoura supplies');
  await user.click(button('Mark 1 as ordered'));

  const onItsWay = await screen.findByRole('region', { name: 'On its way' });
  expect(shownText(onItsWay)).toMatch(/Urea 32 × 25 kg \(800 kg\) Kaikoura supplies, 24 Nov 2026/);
  await screen.findByText('Nothing is missing for these jobs.');
  expect(screen.queryByRole('link', { name: 'Order 1' })).toBeNull();

  // The order comes in with two taps.
  await user.click(within(onItsWay).getByRole('link', { name: 'It came: Urea' }));
  await screen.findByRole('heading', { name: 'Delivery: Urea' });
  await waitFor(() => expect(field(/^Bags or drums/).value).toBe('32'));
  await user.click(button('Keep it'));
  await screen.findByText('Delivery, 32 × 25 kg');
  await waitFor(() => expect(shown()).toMatch(/In the shed\s*1,000 kg/));
  await user.click(screen.getByRole('link', { name: 'Order' }));
  await screen.findByText('Nothing is missing for these jobs.');
  expect(screen.queryByRole('region', { name: 'On its way' })).toBeNull();
});

it('what came in part leaves the rest on its way, and it can be called off', async () => {
  const order = {
    collection: 'stock',
    id: 'o1',
    value: {
      ...said,
      kind: 'order',
      productId: 'urea',
      amount: kg(475),
      packSize: 25,
      supplier: null,
      at: '2026-11-20T09:00:00+13:00',
    },
  } as const;
  const user = await openApp('/products?order', { now: NOW, documents: [delivered, order] });
  await user.click(await screen.findByRole('link', { name: 'It came: Urea' }));
  await waitFor(() => expect(field(/^Bags or drums/).value).toBe('19'));
  fill(field(/^Bags or drums/), '10');
  await screen.findByText(/225 kg of the order are still on their way/);
  await user.click(button('Keep it'));
  await screen.findByText('Delivery, 10 × 25 kg');
  await user.click(screen.getByRole('link', { name: /^Order/ }));
  await screen.findByText(/9 × 25 kg \(225 kg\)/);
  await user.click(button('Call off: Urea'));
  await user.click(button('Yes, it will not come'));
  await waitFor(() => expect(screen.queryByText(/9 × 25 kg/)).toBeNull());
});

it('counts up to the day that is chosen, and a saved mix where somebody says so', async () => {
  const saved = {
    collection: 'mixes',
    id: 'm1',
    value: {
      name: 'Autumn urea',
      draft: { ...urea, sprayAreaHa: 10 } as never,
      engineVersion: '1',
      catalogueVersion: '1',
      products: [],
      jarTest: null,
      paddock: null,
    },
  } as const;
  const user = await openApp('/products?order', {
    now: NOW,
    documents: [delivered, round, hill, saved],
  });
  await screen.findByText(/needs 560 kg/);
  fill(screen.getByLabelText('Rounds and jobs until'), '2026-12-13');
  await screen.findByText('Nothing is missing for these jobs.');
  await user.click(screen.getByText('Saved mixes as well'));
  await user.click(screen.getByRole('checkbox', { name: 'Autumn urea' }));
  // 200 kg are needed and there.
  await screen.findByText(/a saved mix/);
  expect(shown()).toContain('Nothing is missing');
  fill(screen.getByLabelText('Rounds and jobs until'), '2026-12-14');
  await screen.findByText(/needs 760 kg, 200 kg in the shed, 560 kg missing/);
});

it('makes nothing up about what nobody counted, and orders what somebody wants', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  const user = await openApp('/products?order', { now: NOW, kept: { 'mix.draft': urea } });
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await screen.findByText(/needs 400 kg, not counted: count it first/);
  expect(field(/^Amount/).value).toBe('');
  await user.click(button('Mark 0 as ordered'));
  await screen.findByText(/Choose what is ordered/);
  fill(field(/^Amount/), '500');
  await user.click(screen.getByRole('link', { name: 'Another product' }));
  fill(await screen.findByLabelText('Search the products'), 'epsom');
  await user.click(await screen.findByRole('link', { name: /^Magnesium sulphate/ }));
  const of = (name: RegExp, part: RegExp) =>
    within(screen.getByRole('group', { name })).getByRole('textbox', { name: part });
  await screen.findByRole('group', { name: /^Magnesium sulphate/ });
  fill(of(/^Magnesium/, /^Amount/), '25');
  fill(of(/^Urea/, /^Supplier/), 'Kaikoura supplies');
  await user.click(button('Send the list'));
  await screen.findByText('Handed on.');
  expect(share.mock.calls[0]?.[0].text?.replaceAll(/[^\S\n]/g, ' ')).toMatch(
    /^Order, 24 Nov 2026\n\nKaikoura supplies:\n500 kg Urea.*\n\nNo supplier:\n25 kg Magn/,
  );
  Reflect.deleteProperty(navigator, 'share');
});
