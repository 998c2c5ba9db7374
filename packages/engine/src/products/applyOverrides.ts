import type { ProductFactOverrides } from '../mix/MixDraft.ts';
import { kilogramsPerLitre, litresPerKilogram } from '../units/quantity.ts';
import type { FactSource, MeasuredProduct, Product } from '../catalogue/Product.ts';

/** Source of a figure that the operator typed. */
const FROM_DRAFT: FactSource = { sourceIds: ['draft'], assumed: false, note: null };

const CONTENTS = [
  'activeIngredientGPerL',
  'activeIngredientPct',
  'acidEquivalentGPerL',
  'acidEquivalentPct',
  'neutralisingValuePct',
  'finenessPct',
] as const satisfies readonly (keyof ProductFactOverrides & keyof MeasuredProduct)[];

/** What rates by active ingredient, by acid and by seconds need, and what a lime is worth. */
function contents(overrides: ProductFactOverrides): Partial<MeasuredProduct> {
  const typed = CONTENTS.flatMap((name) => {
    const value = overrides[name] ?? null;
    return value === null ? [] : [[name, value] as const];
  });
  const ran = overrides.runVolumeL ?? overrides.runMassKg ?? null;
  const seconds = overrides.runTimeS ?? null;
  return {
    ...Object.fromEntries(typed),
    ...(ran !== null && seconds !== null && { dischargePerS: ran / seconds }),
  };
}

/** The corrected facts alone; null is not corrected. */
function corrections(
  { saltTable }: Product,
  {
    liquidDensityKgPerL = null,
    displacementLPerKg = null,
    heatOfSolutionKJPerKg = null,
    ...others
  }: ProductFactOverrides,
): Partial<MeasuredProduct> {
  return {
    ...(liquidDensityKgPerL !== null && {
      liquidDensityKgPerL: kilogramsPerLitre(liquidDensityKgPerL),
    }),
    ...(displacementLPerKg !== null && {
      displacementLPerKg: litresPerKilogram(displacementLPerKg),
      // The salt table would rule over the corrected displacement; of the table only the freezing
      // point still holds.
      saltTable: saltTable === null ? null : { ...saltTable, givesRoom: false },
    }),
    ...(heatOfSolutionKJPerKg !== null && { heatOfSolutionKJPerKg }),
    ...contents(others),
  };
}

/**
 * The product with the operator's corrections laid over the catalogue's facts; the same object when
 * there are none. Numbers must be checked before.
 */
export function applyOverrides(
  product: Product,
  overrides: ProductFactOverrides | null,
): MeasuredProduct {
  const corrected = overrides === null ? {} : corrections(product, overrides);
  const facts = Object.keys(corrected);
  if (facts.length === 0) return product;
  const sources = Object.fromEntries(facts.map((fact) => [fact, FROM_DRAFT]));
  return { ...product, ...corrected, sources: { ...product.sources, ...sources } };
}
