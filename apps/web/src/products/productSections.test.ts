import { catalogue } from '@mix/catalogue';
import { expect, it } from 'vitest';
import { productSections } from './productSections.ts';

it('the list that is looked through has every product once, favourites and the last used first, then by use', () => {
  const sections = productSections(catalogue.products, {
    favouriteIds: new Set(['seaweed', 'urea']),
    usedIds: ['ga3', 'urea', 'ams'],
    ownIds: new Set(),
  });
  const ids = (of: string) => sections.find((one) => one.of === of)?.products.map(({ id }) => id);
  expect(sections.slice(0, 3).map(({ of }) => of)).toEqual(['favourites', 'lastUsed', 'nitrogen']);
  expect(ids('favourites')).toEqual(['urea', 'seaweed']);
  expect(ids('lastUsed')).toEqual(['ga3', 'ams']);
  expect(ids('nitrogen')).toContain('an');
  expect(ids('phosphatePotash')).toEqual(
    expect.arrayContaining(['map', 'dap', 'mkp', 'kno3', 'mop', 'sop']),
  );
  expect(ids('limeSulphur')).toEqual(expect.arrayContaining(['epsom', 'lime-flour', 'sulphur']));
  expect(sections.flatMap(({ products }) => products)).toHaveLength(catalogue.products.length);
});
