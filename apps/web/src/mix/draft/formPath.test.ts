import { describe, expect, it } from 'vitest';
import { valueAt, withValueAt } from './formPath.ts';

const form = { area: 20, products: [{ rate: { value: 40 } }, { rate: { value: 2 } }] };

describe('valueAt', () => {
  it('reads a figure deep in a list', () => {
    expect(valueAt(form, 'products.1.rate.value')).toBe(2);
  });

  it('finds nothing where the path leaves the tree', () => {
    expect(valueAt(form, 'products.7.rate.value')).toBeUndefined();
    expect(valueAt(form, 'area.unit')).toBeUndefined();
  });
});

describe('withValueAt', () => {
  it('replaces one figure and keeps the identity of every other branch', () => {
    const changed = withValueAt(form, 'products.1.rate.value', 3);
    expect(valueAt(changed, 'products.1.rate.value')).toBe(3);
    expect(changed.products[0]).toBe(form.products[0]);
    expect(valueAt(form, 'products.1.rate.value')).toBe(2);
  });

  it('makes the branch a path needs', () => {
    expect(withValueAt({}, 'heel.volumeL', 50)).toEqual({ heel: { volumeL: 50 } });
  });
});
