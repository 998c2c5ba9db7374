import { catalogue } from '@mix/catalogue';
import { expect, it } from 'vitest';
import { catalogueTexts } from './catalogueTexts.ts';

const texts = new Set(
  catalogue.products.flatMap(({ phEffect, hazards, notes }) => [phEffect, ...hazards, notes]),
);

it('has the Spanish of every caution, note and effect on the pH in the catalogue', () => {
  expect(
    [...texts].filter((text) => text !== null && !Object.hasOwn(catalogueTexts, text)),
  ).toEqual([]);
});

it('has nothing that the catalogue does not say', () => {
  expect(Object.keys(catalogueTexts).filter((text) => !texts.has(text))).toEqual([]);
});

/** Figures in the order they stand, with either decimal sign. */
const figures = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((part) => part.replace(',', '.'));

it('keeps every figure', () => {
  for (const [english, spanish] of Object.entries(catalogueTexts)) {
    expect([english, figures(spanish).toSorted()]).toEqual([english, figures(english).toSorted()]);
  }
});
