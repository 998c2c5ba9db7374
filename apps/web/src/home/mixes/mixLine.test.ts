import { describe, expect, it } from 'vitest';
import { figureWithUnit, jobLine, mixTitle } from './mixLine.ts';

describe('figureWithUnit', () => {
  it('keeps what is half typed and groups what is settled', () => {
    expect(figureWithUnit(1200.5, 'L')).toBe('1,200.5\u00a0L');
    expect(figureWithUnit({ typed: '12,' }, 'ha')).toBe('12, ha');
    expect(figureWithUnit(-2.5, '°C')).toBe('−2.5\u00a0°C');
    expect(figureWithUnit(0, '°C')).toBe('0\u00a0°C');
  });

  it.each([undefined, null, { typed: ' ' }])('takes %j for not set', (figure) => {
    expect(figureWithUnit(figure, 'ha')).toBeNull();
  });
});

describe('jobLine', () => {
  it('says what is set and leaves out what is not', () => {
    const product = { productId: 'urea', rate: null };
    expect(jobLine({ sprayAreaHa: 20, applicationRateLPerHa: 100, products: [product] })).toBe(
      '20\u00a0ha, 100\u00a0L/ha, 1 product',
    );
    expect(jobLine({ products: [product, product] })).toBe('2 products');
    expect(jobLine({ products: [] })).toBe('');
  });
});

it('names a mix that has no name', () => {
  const nameOf = (id: string) => ({ urea: 'Urea', seaweed: 'Liquid seaweed extract' })[id] ?? id;
  const products = [{ productId: 'urea' }, { productId: 'seaweed' }];
  expect(mixTitle({ name: 'River flats', products }, nameOf)).toBe('River flats');
  expect(mixTitle({ name: ' ', products }, nameOf)).toBe('Urea, liquid seaweed extract');
  expect(mixTitle({ products: [...products, ...products] }, nameOf)).toMatch(/^Urea, .* …$/);
  expect(mixTitle({ products }, null)).toBe('Mix');
});

it('names a product with the brand on its drum, and that once', () => {
  const products = [
    { productId: 'urea' },
    { productId: 'metsulfuron', soldAs: 'Ally' },
    { productId: 'ga3', soldAs: null },
  ];
  const names: Record<string, string> = { urea: 'Urea', metsulfuron: 'Metsulfuron-methyl' };
  const nameOf = (id: string) => names[id] ?? 'GA';
  expect(mixTitle({ products }, nameOf)).toBe('Urea, Ally (Metsulfuron-methyl), GA');
  // A job keeps the names of its products with their brands.
  names['metsulfuron'] = 'Ally (Metsulfuron-methyl)';
  expect(mixTitle({ products: products.slice(1, 2) }, nameOf)).toBe('Ally (Metsulfuron-methyl)');
});
