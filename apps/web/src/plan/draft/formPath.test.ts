import { describe, expect, it } from 'vitest';
import { isFigurePath, valueAt, withValueAt } from './formPath.ts';
import type { MixForm } from './MixForm.ts';

const form: MixForm = {
  sprayAreaHa: 20,
  products: [
    { productId: 'urea', rate: { value: 40, unit: 'kg/ha' } },
    { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } },
  ],
};

describe('valueAt', () => {
  it('reads a figure deep in a list', () => {
    expect(valueAt(form, 'products.1.rate.value')).toBe(2);
  });

  it('finds nothing where the path leaves the form', () => {
    expect(valueAt(form, 'products.7.rate.value')).toBeUndefined();
    expect(valueAt(form, 'heel.volumeL')).toBeUndefined();
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
    expect(withValueAt({ products: [] }, 'heel.volumeL', 50)).toEqual({
      products: [],
      heel: { volumeL: 50 },
    });
  });
});

describe('isFigurePath', () => {
  it.each(['sprayAreaHa', 'products.3.containers.0.size', 'linked.loadCount'])(
    'takes %s',
    (path) => {
      expect(isFigurePath(path)).toBe(true);
    },
  );

  it.each(['name', 'heel', 'heel.contents', 'products.0', 'linked.held', 'sprayArea', '__proto__'])(
    'takes no %s',
    (path) => {
      expect(isFigurePath(path)).toBe(false);
    },
  );
});
