import { catalogue } from '@mix/catalogue';
import { describe, expect, it } from 'vitest';
import { productSections } from './productSections.ts';
import { searchProducts } from './searchProducts.ts';

const found = (text: string): readonly string[] =>
  searchProducts(catalogue.products, { text, group: null }).map(({ id }) => id);

describe('a product is found', () => {
  it.each([
    ['46-0-0', ['urea', 'urea-nbpt', 'urea-tech']],
    ['12-61', ['map']],
    ['0-52-34', ['mkp']],
    ['0-0-50', ['sop']],
  ])('by its analysis %s, printed or as its nutrients come to it', (text, ids) => {
    expect(found(text).slice(0, ids.length).toSorted()).toEqual(ids.toSorted());
  });

  it.each([
    ['sulphate of ammonia', 'ams'],
    ['sulfate of ammonia', 'ams'],
    ['SOA', 'ams'],
    ['muriate', 'mop'],
    ['aglime', 'lime-250'],
    ['weedmaster', 'glyphosate-540-dual-salt-sl'],
    ['solubor', 'solubor'],
    ['bluestone', 'cuso4'],
    ['roundup', 'glyphosate'],
    ['gibb', 'ga3'],
    ['calcinit', 'can-sol'],
    ['sustain', 'urea-nbpt'],
  ])('by what it is called, %s', (text, id) => {
    expect(found(text)[0]).toBe(id);
  });

  it.each([
    ['amonium sulfate', 'ams'],
    ['giberellic', 'ga3'],
    ['glyfosate', 'glyphosate'],
    ['magnesum sulphate', 'epsom'],
    ['clopyrallid', 'clopyralid'],
    ['pottasium nitrate', 'kno3'],
    ['seawead', 'seaweed'],
  ])('misspelt, %s', (text, id) => {
    expect(found(text)).toContain(id);
  });

  it('at every letter of its name, so that a list does not jump to others while it is typed', () => {
    const name = 'ammonium sulphate';
    for (let end = 1; end <= name.length; end += 1) {
      expect(found(name.slice(0, end))).toContain('ams');
    }
  });

  it('and nothing where nothing is meant', () => {
    expect(found('zzzzzz')).toEqual([]);
    expect(found('99-99-99')).toEqual([]);
  });
});

describe('the list that is looked through', () => {
  it('has every product once, favourites and the last used first, then by use', () => {
    const sections = productSections(catalogue.products, {
      favouriteIds: new Set(['seaweed', 'urea']),
      usedIds: ['ga3', 'urea', 'ams'],
      ownIds: new Set(),
    });
    const ids = (of: string) => sections.find((one) => one.of === of)?.products.map(({ id }) => id);
    expect(sections.slice(0, 3).map(({ of }) => of)).toEqual([
      'favourites',
      'lastUsed',
      'nitrogen',
    ]);
    expect(ids('favourites')).toEqual(['urea', 'seaweed']);
    expect(ids('lastUsed')).toEqual(['ga3', 'ams']);
    expect(ids('nitrogen')).toContain('an');
    expect(ids('phosphatePotash')).toEqual(
      expect.arrayContaining(['map', 'dap', 'mkp', 'kno3', 'mop', 'sop']),
    );
    expect(ids('limeSulphur')).toEqual(expect.arrayContaining(['epsom', 'lime-flour', 'sulphur']));
    expect(sections.flatMap(({ products }) => products)).toHaveLength(catalogue.products.length);
  });
});
