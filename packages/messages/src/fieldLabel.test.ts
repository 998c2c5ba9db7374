import { describe, expect, it } from 'vitest';
import { fieldLabel } from './fieldLabel.ts';

const format = { productAt: (index: number) => ['Urea'][index] ?? null };

describe('fieldLabel', () => {
  it.each([
    ['sprayAreaHa', 'Area'],
    ['products.0.rate.value', 'Rate of Urea'],
    ['products.3.rate.value', 'Rate'],
    ['products.0.containers.2.size', 'Container size of Urea'],
    ['mixingOrder.1', 'Mixing order'],
    ['zebra', 'zebra'],
    [null, 'Mix'],
  ])('calls %s "%s"', (field, label) => {
    expect(fieldLabel(field, format)).toBe(label);
  });
});
