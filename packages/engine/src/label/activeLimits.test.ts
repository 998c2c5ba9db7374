import { expect, it } from 'vitest';
import { exampleInputs, exampleLine, exampleProduct } from '../../test/exampleInputs.ts';
import type { Product } from '../catalogue/Product.ts';
import type { MixInputProduct } from '../mix/MixInputs.ts';
import { litres } from '../units/quantity.ts';
import { activeLimitProblems } from './activeLimits.ts';

const liquid = (id: string, activeIngredient: string | null, facts: Partial<Product> = {}) =>
  exampleProduct({
    id,
    category: 'herbicide',
    form: 'liquid',
    behaviour: 'liquid',
    ...(activeIngredient !== null && {
      label: { country: null, activeIngredient, mostActiveGPerHaPerYear: 700 },
    }),
    ...facts,
  });
const a = liquid('a', 'Atrazine', { activeIngredientGPerL: 500 });
const b = liquid('b', 'atrazine ', { activeIngredientGPerL: 250 });

const problemsOf = (...lines: readonly MixInputProduct[]) =>
  activeLimitProblems(
    exampleInputs({ products: lines }),
    lines.map(({ product }) => ({
      productId: product.id,
      perHa: { unit: 'L', value: litres(1) },
    })),
  ).map(({ code, values }) => [code, values] as const);

const fresh = { activeBeforeGPerHa: 0 };

// Facts 2, X3.5: 500 g/L at 1.0 and 250 g/L of the same active at 1.0, 700 g/ha allowed: 50 g over.
it('sums one active over the products that bring it', () => {
  const over = { gPerHa: 750, mostGPerHa: 700, leftGPerHa: 700 };
  expect(problemsOf(exampleLine(a, fresh), exampleLine(b, fresh))).toEqual([
    ['activeAboveLabel', expect.objectContaining({ productId: 'a', ...over })],
    ['activeAboveLabel', expect.objectContaining({ productId: 'b', ...over })],
  ]);
  expect(problemsOf(exampleLine(a, fresh))).toEqual([]);
  expect(problemsOf(exampleLine(a, { activeBeforeGPerHa: 200 }))).toEqual([]);
  expect(problemsOf(exampleLine(a, { activeBeforeGPerHa: 201 }))).toHaveLength(1);
});

it('counts no other active, and nothing of what is sold for none', () => {
  const other = liquid('c', 'simazine', { activeIngredientGPerL: 500 });
  const urea = exampleProduct({ id: 'd' });
  expect(problemsOf(exampleLine(a, fresh), exampleLine(other, fresh), exampleLine(urea))).toEqual(
    [],
  );
});

it('is not known where an active, a content or what the ground had is not', () => {
  const unknown = [['activeYearNotKnown', { productIds: ['a'] }]];
  expect(problemsOf(exampleLine(a))).toEqual(unknown);
  expect(problemsOf(exampleLine(a, fresh), exampleLine(liquid('e', null)))).toEqual(unknown);
  const noContent = liquid('f', 'atrazine', {
    label: { country: null, activeIngredient: 'atrazine' },
  });
  expect(problemsOf(exampleLine(a, fresh), exampleLine(noContent))).toEqual(unknown);
});
