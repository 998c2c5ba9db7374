import { catalogue } from '@mix/catalogue';
import { describe, expect, it } from 'vitest';
import { inSentence } from './inSentence.ts';
import { soldName } from '../../plan/planning/asSold.ts';
import { productNames } from './productNames.ts';

describe('productNames', () => {
  it.each([
    ['urea', 'Urea'],
    ['can-sol', 'Calcium nitrate'],
    ['ga3', 'Gibberellic acid'],
    ['mcpa', 'MCPA dimethylamine'],
    ['24d', '2,4-D amine'],
    ['seaweed', 'Liquid seaweed extract'],
  ])('calls %s %s', (id, name) => {
    expect(productNames(catalogue, [id])(id)).toBe(name);
  });

  it('keeps whole names where short ones would be the same', () => {
    const nameOf = productNames(catalogue, ['urea', 'urea-tech', 'ams']);
    expect(nameOf('urea')).not.toBe(nameOf('urea-tech'));
    expect(nameOf('ams')).toBe('Ammonium sulphate');
  });

  it('keeps the whole name of what an owner named', () => {
    const own = { products: [{ ...catalogue.products[0], id: 'own-1', name: 'Super 32 (new)' }] };
    expect(productNames(own as Parameters<typeof productNames>[0], [])('own-1')).toBe(
      'Super 32 (new)',
    );
  });

  it('keeps the brand that a product was chosen by, with what is in it', () => {
    const [urea] = catalogue.products;
    const named = soldName('Nexur 46', urea?.name ?? '');
    const sold = { products: [{ ...urea, id: 'urea', name: named }] };
    const nameOf = productNames(sold, ['urea']);
    expect(nameOf('urea')).toBe('Nexur 46 (Urea)');
    expect(inSentence(nameOf('urea'))).toBe('Nexur 46 (Urea)');
    expect(soldName('Nexur 46', named)).toBe(named);
  });

  it('gives every product a name', () => {
    const nameOf = productNames(catalogue, []);
    expect(catalogue.products.filter(({ id }) => nameOf(id).length < 3)).toEqual([]);
  });

  it('names what the catalogue does not have by its id', () => {
    expect(productNames(null, ['own-1'])('own-1')).toBe('own-1');
  });
});
