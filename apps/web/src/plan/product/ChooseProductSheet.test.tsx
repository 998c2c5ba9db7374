import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { catalogueFactsUrl } from '../../device/config/dataUrls.ts';
import { urea } from '../testing/exampleMixes.ts';

it('lists every product by its use, the last used and favourites first, and finds one misspelt', async () => {
  const used = [{ productId: 'ga3', rate: { value: 20, unit: 'g/ha' } }];
  const user = await openApp('/mix', {
    kept: { 'mix.draft': { ...urea, products: [] }, 'mix.rates': used },
    documents: [
      {
        collection: 'favourites',
        id: 'seaweed',
        value: { productId: 'seaweed', isFavourite: true },
      },
    ],
  });
  const [add] = await screen.findAllByRole('button', { name: 'Add a product' });
  await user.click(add ?? document.body);
  const sheet = within(await screen.findByRole('dialog', { name: 'Add a product' }));
  await sheet.findByRole('region', { name: 'Favourites' });
  await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(417));
  expect(
    sheet
      .getAllByRole('region')
      .map((part) => part.getAttribute('aria-label'))
      .slice(0, 3),
  ).toEqual(['Favourites', 'Last used', 'Nitrogen']);
  expect(shownText(sheet.getByRole('region', { name: 'Last used' }))).toContain('Gibberellic acid');
  fill(sheet.getByRole('searchbox'), 'amonium sulfate');
  await waitFor(() => expect(sheet.getAllByRole('listitem').length).toBeLessThan(10));
  const [first] = sheet.getAllByRole('listitem');
  await user.click(
    within(first ?? document.body).getByRole('button', { name: /^Ammonium sulphate/ }),
  );
  await screen.findByRole('textbox', { name: /^Ammonium sulphate.* rate/ });
});

it('keeps the brand that was typed with the line, and shows it with what is in it on the plan', async () => {
  const user = await openApp('/mix', { kept: { 'mix.draft': { ...urea, products: [] } } });
  const [add] = await screen.findAllByRole('button', { name: 'Add a product' });
  await user.click(add ?? document.body);
  const sheet = within(await screen.findByRole('dialog', { name: 'Add a product' }));
  await sheet.findByRole('region', { name: 'Nitrogen' });
  fill(sheet.getByRole('searchbox'), 'grazon');
  const found = await sheet.findAllByRole('button', { name: /Grazon/ });
  await user.click(found[0] ?? document.body);
  const rate = await screen.findByRole('textbox', { name: /^Grazon \(.+\).* rate/ });
  fill(rate, '1');
  await waitFor(() => expect(localStorage.getItem('mix.draft')).toContain('"soldAs":"Grazon"'));
});

it('is the brand of this mix alone: one put away before keeps its own, or none', async () => {
  const line = { productId: 'metsulfuron-600-wg', rate: { value: 10, unit: 'g/ha' } };
  const mixOf = (...products: readonly object[]) => ({ ...urea, products });
  const user = await openApp('/mix', {
    kept: {
      'mix.draft': mixOf({ ...line, soldAs: 'Ally' }),
      'mix.recent': [
        { keptAt: 2, form: mixOf(line) },
        { keptAt: 1, form: mixOf({ ...line, soldAs: 'Associate' }) },
      ],
    },
  });
  await screen.findByRole('textbox', { name: /^Ally \(Metsulfuron-methyl\).* rate/ });
  const [mixes] = await screen.findAllByRole('button', { name: 'Saved mixes' });
  await user.click(mixes ?? document.body);
  const sheet = await screen.findByRole('dialog', { name: 'Saved mixes' });
  const put = () => [...sheet.querySelectorAll('ul button')].map(shownText);
  await waitFor(() =>
    expect(put()).toEqual([
      expect.stringMatching(/^Metsulfuron-methyl /),
      expect.stringMatching(/^Associate \(Metsulfuron-methyl\) /),
    ]),
  );
});

it('tells the steps and the weighing of the plan by that brand, with what is in it', async () => {
  const line = { productId: 'metsulfuron-600-wg', rate: { value: 10, unit: 'g/ha' } };
  await openApp('/result', {
    kept: { 'mix.draft': { ...urea, products: [{ ...line, soldAs: 'Ally' }] } },
  });
  await waitFor(() => {
    const told = shownText(document.body).includes('Ally (Metsulfuron');
    expect(told).toBe(true);
  });
});

describe('without the list', () => {
  const begun = { 'mix.draft': { ...urea, products: [] } };
  const openSheet = async (device: Parameters<typeof openApp>[1]) => {
    const user = await openApp('/mix', { kept: begun, ...device });
    const [add] = await screen.findAllByRole('button', { name: 'Add a product' });
    await user.click(add ?? document.body);
    const sheet = within(await screen.findByRole('dialog', { name: 'Add a product' }));
    return { user, sheet };
  };

  it('shows rows without words while it is on its way, and says of nothing that it is not there', async () => {
    const { sheet } = await openSheet({ pending: [catalogueFactsUrl] });
    await sheet.findByText('Opening the product list');
    expect(sheet.queryByText(/^Nothing is called/)).toBeNull();
    expect(sheet.queryByRole('button', { name: 'Show all products' })).toBeNull();
  });

  it('says why it did not come, and opens it once it can', async () => {
    const lost = [catalogueFactsUrl];
    const { user, sheet } = await openSheet({ lost });
    await sheet.findByText(/The product list did not load/);
    lost.length = 0;
    await user.click(sheet.getByRole('button', { name: 'Try again' }));
    await sheet.findByRole('region', { name: 'Nitrogen' });
  });

  it('offers all products again, or one of the reader’s own, where nothing is found', async () => {
    const { user, sheet } = await openSheet({});
    await sheet.findByRole('region', { name: 'Nitrogen' });
    fill(sheet.getByRole('searchbox'), 'qqqq');
    await sheet.findByText('Nothing is called “qqqq”.');
    expect(sheet.getByRole('link', { name: 'Add your own' }).getAttribute('href')).toMatch(
      /\?new$/,
    );
    await user.click(button('Show all products'));
    await sheet.findByRole('region', { name: 'Nitrogen' });
    await user.click(sheet.getByRole('button', { name: /^Favourites/ }));
    await sheet.findByText(/^No favourites yet/);
    expect(sheet.queryByText(/^Nothing is called/)).toBeNull();
  });
});
