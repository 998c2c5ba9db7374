import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openApp } from '../../../app/testing/openApp.tsx';
import { fill } from '../../../app/testing/screenParts.ts';
import { shownText } from '../../../app/testing/shownText.ts';
import { urea } from '../../../mix/testing/exampleMixes.ts';

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
  await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(321));
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
