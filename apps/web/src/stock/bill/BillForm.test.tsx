import type { Role, StockEntry } from '@mix/documents';
import { soFar } from '../../sync/arrival/Collected.ts';
import { screen } from '@testing-library/dom';
import { kilograms } from '@mix/engine';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { shownText } from '../../app/testing/shownText.ts';

const account = { uid: 'mere', name: 'Mere', email: 'm@x.example', isEmailVerified: true };
const now = new Date('2026-11-21T01:00:00Z');

/** A delivery written down by an operator, who knows of no price. */
const came: StockEntry = {
  kind: 'delivery',
  productId: 'urea',
  amount: { unit: 'kg', value: kilograms(500) },
  packSize: 25,
  batch: 'U-1',
  expiresOn: null,
  centsPerUnit: null,
  at: '2026-11-17T12:00:00+13:00',
  by: 'Sam',
  note: null,
};

const openAs = (role: Role, more: Record<string, string> = {}, address = '/products?stock=urea') =>
  openApp(address, {
    now,
    texts: {
      'mix.account': JSON.stringify(account),
      'mix.place': JSON.stringify({ uid: 'mere', farmId: 'hill', farmName: 'Hill Farm' }),
      'mix.role.mere/hill': JSON.stringify({ role, at: now }),
      ...more,
    },
    documents: [{ collection: 'stock', id: 'd1', value: came }],
  });

it('the price of a delivery is said later, as the invoice has it, and the worth follows', async () => {
  const user = await openAs('manager');
  await screen.findAllByText('a price is missing');
  await user.click(await screen.findByRole('link', { name: /^Price of: Delivery/ }));
  await screen.findByText(/^500.kg, U-1, .*, Sam$/);
  await user.selectOptions(screen.getByLabelText('Price of'), 't');
  await user.type(screen.getByLabelText(/^Price, /), '1100');
  await screen.findByText('= $1.10/kg');
  await user.type(screen.getByLabelText('Supplier'), 'Farm supplies');
  await user.type(screen.getByLabelText('Invoice or docket'), 'INV-881');
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await screen.findByText(/^\$1\.10\/kg, Farm supplies, invoice INV-881/);
  const shown = shownText(document.body);
  expect(shown).toContain('Worth $550.00');
  expect(shown).toContain(', Sam');
  const { stock } = await import('../../sync/stock.ts');
  const kept = soFar(await stock.all()).map(({ value }) => value);
  expect(kept).toContainEqual(came);
  expect(kept).toContainEqual(
    expect.objectContaining({ kind: 'bill', of: 'd1', centsPerUnit: 110, invoice: 'INV-881' }),
  );
});

it('a ton is the one that the reader buys by', async () => {
  const preferences = JSON.stringify({ language: 'en', unitSystem: 'us' });
  const user = await openAs(
    'owner',
    { 'mix.preferences': preferences },
    '/products?bill=urea&of=d1',
  );
  await user.selectOptions(await screen.findByLabelText('Price of'), 'ton');
  await user.type(screen.getByLabelText(/^Price, /), '1000');
  // 1,000 / 2,000 lb.
  await screen.findByText('= $0.50/lb');
});

it('asks for one of them, and changes nothing without', async () => {
  const user = await openAs('owner', {}, '/products?bill=urea&of=d1');
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await screen.findByText('Say the price, the supplier or the invoice.');
});

it('a new delivery keeps its supplier and its invoice', async () => {
  const user = await openAs('owner', {}, '/products?delivery=urea');
  await user.type(await screen.findByLabelText(/^Bags or drums/), '4');
  await user.clear(screen.getByLabelText(/^In each/));
  await user.type(screen.getByLabelText(/^In each/), '25');
  await user.selectOptions(screen.getByLabelText('Price of'), 'all of it');
  await user.type(screen.getByLabelText(/^Price, /), '112.50');
  await user.type(screen.getByLabelText('Supplier'), 'Co-op');
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await screen.findByText(/^\$1\.125\/kg, Co-op/);
});

it.each<[Role, boolean, boolean]>([
  ['owner', true, true],
  ['adviser', true, false],
  ['operator', false, false],
])('%s sees prices: %s, and says them: %s', async (role, isSeen, isSaid) => {
  await openAs(role, {}, '/products?bill=urea&of=d1');
  if (isSaid) await screen.findByLabelText('Price of');
  else await screen.findByText(/^Not part of your role on this farm/);
  await openAs(role);
  await screen.findAllByText(/U-1/);
  await expect.poll(() => screen.queryAllByText('a price is missing').length > 0).toBe(isSeen);
  expect(screen.queryByRole('link', { name: /^Price of/ }) !== null).toBe(isSaid);
});
