import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { tradeNames } from './tradeNames.ts';

const products = new Map(catalogue.products.map((product) => [product.id, product]));

describe('trade names', () => {
  it('are at least 1,500, of all countries whose labels are read', () => {
    expect(tradeNames.length).toBeGreaterThan(1500);
    const countries = new Set(tradeNames.map(({ country }) => country));
    expect([...countries].toSorted()).toEqual(['AU', 'GB', 'IE', 'NZ', 'US']);
  });

  it.each([
    ['AU', 290],
    ['GB', 20],
    ['NZ', 35],
    ['US', 50],
  ])('of %s reach to the end of the alphabet', (country, least) => {
    const last = tradeNames.filter((sold) => sold.country === country && /^[T-Z]/i.test(sold.name));
    expect(last.length).toBeGreaterThanOrEqual(least);
  });

  it('stand for a product of the catalogue, or for none', () => {
    const unknown = tradeNames.filter(
      ({ productId }) => productId !== null && !products.has(productId),
    );
    expect(unknown).toEqual([]);
  });

  it('say where and when they were read, or why they are assumed', () => {
    const loose = tradeNames.filter(({ source, readOn }) =>
      source.assumed
        ? source.note === null
        : source.sourceIds.length === 0 || !/^\d{4}-\d\d-\d\d$/.test(readOn),
    );
    expect(loose).toEqual([]);
  });

  it('fit the line of a mix that keeps them', () => {
    expect(tradeNames.filter(({ name }) => name.length > 80)).toEqual([]);
  });

  it('stand once for each country and product', () => {
    const seen = tradeNames.map(({ name, country, productId }) =>
      [name.toLowerCase(), country, productId].join(),
    );
    expect(new Set(seen).size).toBe(seen.length);
  });

  it.each(['2,4-D', 'MCPA'])('of an ester of %s stand for no salt of it', (active) => {
    const esters = tradeNames.filter(({ actives }) =>
      new RegExp(`(?:^|\\+ )${active} \\([^)]*ester`).test(actives),
    );
    const groups = esters.flatMap(({ productId }) => products.get(productId ?? '')?.groups ?? []);
    expect(groups).not.toContain('PHENOXY_AMINE');
  });
});
