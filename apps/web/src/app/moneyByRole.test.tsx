import type { OwnProduct, Role } from '@mix/documents';
import { catalogue } from '@mix/catalogue';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { everyPart } from '../plan/testing/exampleMixes.ts';
import { openApp } from './testing/openApp.tsx';
import { shownText } from './testing/shownText.ts';
import { soFar } from '../sync/arrival/Collected.ts';

const account = { uid: 'sam', name: 'Sam Pike', email: 's@x.example', isEmailVerified: true };

const [anyProduct] = catalogue.products;
if (anyProduct === undefined) throw new Error('the catalogue is empty');
const ours: OwnProduct = {
  ...anyProduct,
  id: 'own-1',
  name: 'Ours',
  container: { size: 25, unit: 'kg', kind: 'bag' },
  price: { amountCents: 9876, per: 'container' },
};

const openAs = (role: Role, address: string) =>
  openApp(address, {
    kept: { 'mix.draft': everyPart },
    texts: {
      'mix.account': JSON.stringify(account),
      'mix.place': JSON.stringify({ uid: 'sam', farmId: 'hill', farmName: 'Hill Farm' }),
      'mix.role.sam/hill': JSON.stringify({ role, at: new Date() }),
    },
    documents: [{ collection: 'products', id: ours.id, value: ours }],
  });

const seenBy: readonly (readonly [Role, boolean])[] = [
  ['manager', true],
  ['operator', false],
];

it.each(seenBy)('the working of a plan has its costs for a %s: %s', async (role, isSeen) => {
  const user = await openAs(role, '/result');
  await user.click(await screen.findByText('Show the working'));
  await user.click(await screen.findByRole('button', { name: 'Whole job' }));
  await screen.findByText('Copy the working');
  await waitFor(() => {
    // One that is open already is no change: a change is looked at again at once.
    for (const section of document.querySelectorAll<HTMLDetailsElement>('details:not([open])'))
      section.open = true;
    expect(/[$]\d/.test(shownText(document.body))).toBe(isSeen);
  });
});

it.each(seenBy)('a product in the mix has its price for a %s: %s', async (role, isSeen) => {
  const user = await openAs(role, '/mix');
  await user.click(await screen.findByRole('button', { name: /^Urea.*: unit/ }));
  await screen.findByLabelText(/^Smallest step you can measure/);
  // The permissions of the role are here by then.
  await import('../sync/workspace/WithPermission.tsx');
  await waitFor(() => expect(screen.queryAllByLabelText(/^Price/).length > 0).toBe(isSeen));
});

it.each(seenBy)('a product of the farm has its price for a %s: %s', async (role, isSeen) => {
  const user = await openAs(role, '/products?edit=own-1');
  await screen.findByText('Bag and price');
  expect(document.querySelector('#product-price-amountCents') !== null).toBe(isSeen);
  // A price that a role does not see must not be lost when it saves.
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  await screen.findByRole('link', { name: 'Edit' });
  const { ownProducts } = await import('../sync/ownProducts.ts');
  const { price } = ours;
  expect(soFar(await ownProducts.all()).map(({ value }) => value.price)).toEqual([price]);
});

it.each(seenBy)('a file of products has prices for a %s: %s', async (role, isSeen) => {
  const saved: Blob[] = [];
  const user = await openAs(role, '/products?files');
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:x';
  });
  for (const kind of ['CSV', 'JSON']) {
    await user.click(await screen.findByRole('button', { name: new RegExp(kind) }));
  }
  const texts = await Promise.all(saved.map(async (file) => file.text()));
  expect(texts.map((text) => text.includes('9876'))).toEqual([isSeen, isSeen]);
});

it.each<[Role, boolean]>([
  ['owner', true],
  ['manager', false],
  ['operator', false],
])('a copy of all that the farm has is for a %s: %s', async (role, isAll) => {
  const saved: Blob[] = [];
  const user = await openAs(role, '/');
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:x';
  });
  const { documentStore } = await import('../sync/device/documentStore.ts');
  const key = { owner: 'sam/hill', collection: 'paddocks', id: 'top' } as const;
  const at = new Date();
  await documentStore.change([
    {
      key,
      decide: () => ({
        ...key,
        fields: { name: 'Top terrace' },
        createdAt: at,
        updatedAt: at,
        place: 'synced',
        revision: 'r',
        removed: false,
        refusal: null,
      }),
    },
  ]);
  await user.click(await screen.findByRole('button', { name: /waiting/ }));
  await user.click(await screen.findByRole('button', { name: 'Save a copy' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = (await saved[0]?.text()) ?? '';
  // A document that only this device has is in the copy in any case.
  expect(text).toContain('Ours');
  expect(text.includes('Top terrace')).toBe(isAll);
});
