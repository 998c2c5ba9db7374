import { catalogue } from '@mix/catalogue';
import { describe, expect, it } from 'vitest';
import { languagePacks } from './languagePacks.ts';

const texts = new Set(
  catalogue.products.flatMap(({ phEffect, hazards, notes }) => [phEffect, ...hazards, notes]),
);

/** Figures in the order they stand, with either decimal sign. */
const figures = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((part) => part.replace(',', '.'));

describe.each(Object.entries(languagePacks))('the catalogue’s texts in %s', (_language, load) => {
  it('are there for every caution, note and effect on the pH', async () => {
    const { catalogueTexts } = await load();
    expect(
      [...texts].filter((text) => text !== null && !Object.hasOwn(catalogueTexts, text)),
    ).toEqual([]);
  });

  it('have nothing that the catalogue does not say', async () => {
    const { catalogueTexts } = await load();
    expect(Object.keys(catalogueTexts).filter((text) => !texts.has(text))).toEqual([]);
  });

  it('keep every figure', async () => {
    const { catalogueTexts } = await load();
    for (const [english, other] of Object.entries(catalogueTexts)) {
      expect([english, figures(other).toSorted()]).toEqual([english, figures(english).toSorted()]);
    }
  });
});
