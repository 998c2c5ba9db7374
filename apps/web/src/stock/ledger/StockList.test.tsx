import { screen, waitFor, within } from '@testing-library/dom';
import { kilograms } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, field, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { exampleRecord } from '../../reports/testing/exampleRecord.ts';

const NOW = new Date('2026-11-24T10:00:00+13:00');
const at = (day: string) => `${day}T09:00:00+13:00`;
const kg = (value: number) => ({ unit: 'kg', value: kilograms(value) }) as const;
const said = { by: null, note: null } as const;

const delivered = {
  collection: 'stock',
  id: 'd1',
  value: {
    ...said,
    kind: 'delivery',
    productId: 'urea',
    amount: kg(1000),
    packSize: 25,
    batch: 'U-4471',
    expiresOn: '2026-12-12',
    centsPerUnit: 104,
    at: at('2026-11-17'),
  },
} as const;

const shownPage = (): string => shownText(document.body);

describe('the shed', () => {
  it('says how it begins while nothing is counted, and makes no warning up', async () => {
    await openApp('/products?shed', { now: NOW });
    await screen.findByText('Nothing is counted yet');
    expect(shownPage()).not.toContain('Short');
  });

  it('a count is kept and sets what stands there, 0 too', async () => {
    const user = await openApp('/products?count=urea', { now: NOW, documents: [delivered] });
    await screen.findByRole('heading', { name: 'Count: Urea' });
    await waitFor(() => expect(field(/^In each/).value).toBe('25'));
    fill(field(/^Bags or drums/), '24');
    fill(field(/^Loose/), '12.5');
    await waitFor(() => expect(shownPage()).toContain('612.5 kg'));
    await user.click(button('Pack torn'));
    await user.click(button('Keep it'));
    await screen.findByText('Counted, pack torn');
    await waitFor(() => expect(shownPage()).toMatch(/In the shed\s*612\.5 kg/));
    expect(shownPage()).toContain('−');
    await user.click(within(screen.getByRole('article')).getByRole('link', { name: 'Count' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    await screen.findByText(/Say what stands there. 0 if there is nothing/);
  });

  it('a count that agrees with the book does not differ, however its sum ends', async () => {
    const value = { ...delivered.value, amount: kg(0.3), packSize: 0.1 };
    await openApp('/products?count=urea', { now: NOW, documents: [{ ...delivered, value }] });
    await screen.findByRole('heading', { name: 'Count: Urea' });
    await waitFor(() => expect(field(/^In each/).value).not.toBe(''));
    fill(field(/^Bags or drums/), '3');
    await waitFor(() => expect(shownPage()).toContain('Differs'));
    expect(screen.queryByRole('button', { name: 'Pack torn' })).toBeNull();
  });

  it('a delivery is kept with batch, price and day; one to come is refused', async () => {
    const user = await openApp('/products?delivery=urea', { now: NOW });
    await screen.findByRole('heading', { name: 'Delivery: Urea' });
    fill(field(/^Bags or drums/), '20');
    await user.click(button('Keep it'));
    await screen.findByText(/Say how much came/);
    fill(field(/^In each/), '25');
    fill(field(/^Price/), '1.06');
    fill(field(/^Batch/), 'U-4533');
    await waitFor(() => expect(shownPage()).toContain('= 500 kg'));
    fill(screen.getByLabelText('Day'), '2026-11-25');
    await user.click(button('Keep it'));
    await screen.findByText(/Choose today or an earlier day/);
    fill(screen.getByLabelText('Day'), '2026-11-23');
    await user.click(button('Keep it'));
    await waitFor(() => expect(shownPage()).toContain('Delivery, 20 × 25 kg, batch U-4533'));
    expect(shownPage()).toContain('$530.00');
    expect(shownPage()).toContain('$1.06/kg');
  });

  it('offers the price that was paid last as a tap, and no batch', async () => {
    const { value } = delivered;
    const documents = [
      delivered,
      // A later delivery without a price, and one that was taken back: neither says what was paid
      // last.
      { ...delivered, id: 'd2', value: { ...value, centsPerUnit: null, at: at('2026-11-19') } },
      { ...delivered, id: 'd3', value: { ...value, centsPerUnit: 900, at: at('2026-11-20') } },
      {
        collection: 'stock',
        id: 'c3',
        value: { ...said, kind: 'counter', productId: 'urea', of: 'd3', at: at('2026-11-20') },
      },
    ] as const;
    const user = await openApp('/products?delivery=urea', { now: NOW, documents });
    const offer = await screen.findByRole('button', { name: /^Last: \$1\.04\/kg, 17\sNov\s2026$/ });
    expect(field(/^Price/).value).toBe('');
    await user.click(offer);
    expect(field(/^Price/).value).toBe('1.04');
    expect(field(/^Batch/).value).toBe('');
    // The last price is in the field now.
    expect(screen.queryByRole('button', { name: /^Last/ })).toBeNull();
    fill(field(/^Bags or drums/), '2');
    await user.click(button('Keep it'));
    await waitFor(() => expect(shownPage()).toContain('Delivery, 2 × 25 kg'));
    // Each of the two prices stands beside its delivery and beside what is left of it.
    expect(shownPage().match(/\$1\.04\/kg/g)).toHaveLength(4);
  });

  it('lists first what asks for somebody, and the next acts in one row', async () => {
    const enough = { ...delivered.value, batch: null, expiresOn: null };
    const documents = [
      { ...delivered, value: enough },
      { ...delivered, id: 'd2', value: { ...delivered.value, productId: 'ams' } },
    ];
    await openApp('/products?shed', { now: NOW, documents });
    const list = await screen.findByRole('link', { name: /^Ammonium sulphate.*Expires/ });
    const rows = within(list.closest('ul') as HTMLElement).getAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toMatchObject([
      expect.stringMatching(/^Ammonium/),
      expect.stringMatching(/^Urea/),
    ]);
    // The count of a product in the list is behind its name.
    await screen.findByRole('link', { name: 'Count another product' });
  });

  it('what was recorded is out by itself, and an entry that is taken back counts no more', async () => {
    const value = exampleRecord([{ id: 'urea', kg: 1400 }], { location: 'Hill block' });
    const record = { collection: 'records', id: 'r1', value } as const;
    const user = await openApp('/products?shed', { now: NOW, documents: [delivered, record] });
    await screen.findByText(/400 kg more went out than came in/);
    await user.click(screen.getByRole('link', { name: /Urea.*Below zero/ }));
    await screen.findByText('Hill block');
    await user.click(button(/^Take back: Delivery/));
    // One slip of a glove takes nothing back.
    expect(shownPage()).not.toContain('not counted');
    await user.click(button('Yes, take it back'));
    await screen.findByText(/not counted/);
  });

  it('says who wrote a line of the book, as far as they said', async () => {
    const sams = { ...delivered, id: 'd2', value: { ...delivered.value, by: 'Sam P.' } };
    await openApp('/products?stock=urea', { now: NOW, documents: [delivered, sams] });
    const lines = await screen.findAllByRole('row', { name: /Delivery/ });
    const texts = lines.map((line) => shownText(line));
    expect(texts.filter((text) => text.includes(', Sam P.'))).toHaveLength(1);
  });

  it('what is typed and not kept stands there again, and is gone once it is kept', async () => {
    const user = await openApp('/products?count=urea', { now: NOW, documents: [delivered] });
    await screen.findByRole('heading', { name: 'Count: Urea' });
    fill(field(/^Bags or drums/), '23');
    await user.click(await screen.findByRole('button', { name: 'Not recorded' }));
    await user.click(screen.getByRole('link', { name: 'Back to the shed' }));
    await user.click(await screen.findByRole('link', { name: /^Urea/ }));
    const count = async () => {
      // The ledger of the product: its heading, and what can be done with it.
      await screen.findByText('Ledger');
      await user.click(within(screen.getByRole('article')).getByRole('link', { name: 'Count' }));
    };
    await count();
    await waitFor(() => expect(field(/^Bags or drums/).value).toBe('23'));
    await user.click(button('Keep it'));
    await screen.findByText('Counted, not recorded');
    await count();
    await screen.findByRole('heading', { name: 'Count: Urea' });
    expect(field(/^Bags or drums/).value).toBe('');
  });

  it('tells an expiry and a low mark', async () => {
    const keep = {
      collection: 'stock',
      id: 'k',
      value: { ...said, kind: 'keep', productId: 'urea', amount: kg(2000), at: at('2026-11-18') },
    } as const;
    await openApp('/products?stock=urea', { now: NOW, documents: [delivered, keep] });
    await waitFor(() => expect(shownPage()).toContain('1,000 kg left, keep at least 2,000 kg'));
    await waitFor(() => expect(shownPage()).toContain('12 Dec 2026: 1,000 kg, batch U-4471'));
  });
});

const onFarm = (role: string) => ({
  'mix.account': JSON.stringify({
    uid: 'tama',
    name: 'Tama R.',
    email: 'tama@x.example',
    isEmailVerified: true,
  }),
  'mix.place': JSON.stringify({ uid: 'tama', farmId: 'hill', farmName: 'Hill Farm' }),
  'mix.role.tama/hill': JSON.stringify({ role, at: NOW }),
});

const people = (['tama', 'kim'] as const).map(
  (id) =>
    ({
      collection: 'members',
      id,
      value: { role: 'operator', name: id === 'kim' ? 'Kim' : 'Tama R.', invite: null },
    }) as const,
);

it.each([
  ['adviser', false],
  ['operator', true],
])(
  'offers an %s to take an entry of the ledger back only where the role may',
  async (role, may) => {
    await openApp('/products?stock=urea', {
      now: NOW,
      texts: onFarm(role),
      documents: [...people, { ...delivered, createdBy: 'kim' }],
    });
    await screen.findByRole('heading', { name: /Ledger/ });
    expect(screen.queryByRole('button', { name: /^Take back/ }) !== null).toBe(may);
  },
);

it('says on a farm who wrote each entry, by the account where the name in it is another', async () => {
  const named = { ...delivered, id: 'd2', value: { ...delivered.value, by: 'Olive' } };
  await openApp('/products?stock=urea', {
    now: NOW,
    texts: onFarm('operator'),
    documents: [
      ...people,
      { ...delivered, createdBy: 'kim' },
      { ...named, createdBy: 'kim' },
      { ...delivered, id: 'd3', createdBy: 'sam' },
    ],
  });
  await screen.findByText(', Kim');
  await screen.findByText(', Olive (account of Kim)');
  await screen.findByText(', somebody who has left the farm');
});
