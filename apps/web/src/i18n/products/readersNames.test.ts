import { catalogue } from '@mix/catalogue';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { searchProducts } from '../../products/search/searchProducts.ts';
import { languagePacks } from '../languagePacks.ts';
import { inReadersNames, speakProductNames } from './readersNames.ts';

afterEach(() => {
  vi.resetModules();
});

/** Figures of a name in any order, with either decimal sign. */
const figures = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((part) => part.replace(',', '.')).toSorted();

describe.each(Object.entries(languagePacks))('names of products in %s', (_language, load) => {
  it('are there for every product; what is called the same everywhere says so by the same name', async () => {
    const { productNames } = await load();
    const missing = catalogue.products
      .filter(({ id }) => !Object.hasOwn(productNames, id))
      .map(({ id, name }) => `${id}: ${name}`);
    expect(missing).toEqual([]);
  });

  it('keep every figure of the name', async () => {
    const { productNames } = await load();
    for (const { id, name } of catalogue.products) {
      expect([id, figures(productNames[id] ?? '')]).toEqual([id, figures(name)]);
    }
  });

  it('are each of one product', async () => {
    const { productNames } = await load();
    const names = catalogue.products.map(({ id, name }) => productNames[id] ?? name);
    const inCatalogue = catalogue.products.map(({ name }) => name);
    expect(new Set(names).size).toBe(new Set(inCatalogue).size);
  });
});

describe('a reader of Spanish', () => {
  it('finds a product by its name, by the catalogue’s and by what sheds call it', async () => {
    const { productNames } = await languagePacks.es();
    speakProductNames(productNames);
    const products = inReadersNames(catalogue.products);
    const found = (text: string) =>
      searchProducts(products, { text, group: null }).found[0]?.product;
    expect(found('cloruro de pot')?.name).toBe('Cloruro de potasio 0-0-60');
    expect(found('potassium chlor')?.id).toBe('mop');
    expect(found('muriate')?.id).toBe('mop');
    expect(found('0-0-60')?.id).toBe('mop');
    // Misspelt, and without its accent.
    expect(found('acido borica')?.id).toBe('boric');
  });
});
