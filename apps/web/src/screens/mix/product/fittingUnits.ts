import { RATE_UNITS, type Product, type RateUnit } from '@mix/engine';

const MASS = /^k?g\//;
const VOLUME = /^(?:m?L\/|%)/;
const NUTRIENT = /^kg (\w+)\/ha$/;

/** Oxides of a declared analysis, by the element they hold. */
const ELEMENT: Readonly<Record<string, string>> = { P2O5: 'P', K2O: 'K' };

function fits(product: Product, unit: RateUnit): boolean {
  const nutrient = NUTRIENT.exec(unit)?.[1];
  if (nutrient !== undefined) {
    const shares: Readonly<Record<string, number | undefined>> = product.nutrientsPct ?? {};
    return (shares[ELEMENT[nutrient] ?? nutrient] ?? 0) > 0;
  }
  if (VOLUME.test(unit)) return product.form === 'liquid';
  return MASS.test(unit);
}

/**
 * The units a rate of this product may have: litres for liquids, mass for all, a nutrient where the
 * product holds it. The unit in use always stays in the list, so that a select never shows another.
 */
export const fittingUnits = (product: Product | null, inUse: RateUnit): readonly RateUnit[] =>
  product === null ? [inUse] : RATE_UNITS.filter((unit) => unit === inUse || fits(product, unit));
