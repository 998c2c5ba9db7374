import type { Product } from '../catalogue/Product.ts';
import type { LabelCountry } from '../catalogue/ProductLabel.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';

/**
 * Most synthetic nitrogen allowed on New Zealand grazed land, kg per ha and July to June year
 * (nitrogen cap, S50).
 */
export const NITROGEN_CAP_KG_PER_HA = 190;
/**
 * The limit that counts synthetic nitrogen alone, by hectare and year; null where a country has
 * none of that kind. England and Ireland limit by crop or stocking, manure with it, as an average
 * over the farm (nitrate vulnerable zones; nitrates action programme); the United States and
 * Australia by plan or state. None of these limits can be worked out from a mix, so nothing is
 * compared. Without a country New Zealand's limit holds.
 */
export const nitrogenCapOf = (country: LabelCountry | null): number | null =>
  country === null || country === 'NZ' ? NITROGEN_CAP_KG_PER_HA : null;

/** Room for the last binary digits of a sum that lands on the cap. */
const ROUNDING = 1e-9;

/** The cap does not count a fertiliser of no more nitrogen by weight than this, % (MODEL.md). */
const LEAST_COUNTED_PCT = 5;

/**
 * Whether the cap counts the nitrogen of a product: what a biostimulant or seed brings is organic,
 * and a fertiliser of 5 % N or less is not counted. A liquid is counted, however thin: a council
 * reads the 5 % of its dry weight, which no product tells, and to count less than was put on would
 * look like room under the cap.
 */
export const isSynthetic = ({
  category,
  form,
  nutrientsPct,
}: Pick<Product, 'category' | 'form' | 'nutrientsPct'>): boolean =>
  category !== 'biostimulant' &&
  category !== 'seed' &&
  (form === 'liquid' || nutrientsPct?.N === undefined || nutrientsPct.N > LEAST_COUNTED_PCT);

/**
 * Less nitrogen than this, kg/ha, as of a conditioner, changes no sum that is kept in whole kg/ha
 * (assumed).
 */
const COUNTED_KG_PER_HA = 1;

/**
 * A warning where a mix goes above the cap, none at the cap itself. Where nobody said what was put
 * on before, a note that the year is not known: no figure of a year is made of this mix alone.
 * @param nitrogenAppliedKgPerHa on the ground since 1 July, or null where nobody said
 * @param mixKgPerHa synthetic nitrogen that this mix brings
 * @param country whose limit holds
 */
export function nitrogenCapProblems(
  nitrogenAppliedKgPerHa: number | null,
  mixKgPerHa: number,
  country: LabelCountry | null,
): MixProblem[] {
  const capKgPerHa = nitrogenCapOf(country);
  if (capKgPerHa === null) {
    return mixKgPerHa >= COUNTED_KG_PER_HA
      ? [mixProblem('nitrogenLimitNotCounted', 'country', { country, mixKgPerHa })]
      : [];
  }
  const yearKgPerHa = nitrogenAppliedKgPerHa === null ? null : nitrogenAppliedKgPerHa + mixKgPerHa;
  if ((yearKgPerHa ?? mixKgPerHa) > capKgPerHa + ROUNDING) {
    return [
      mixProblem('nitrogenAboveCap', 'nitrogenAppliedKgPerHa', {
        yearKgPerHa,
        mixKgPerHa,
        appliedKgPerHa: nitrogenAppliedKgPerHa,
        capKgPerHa,
      }),
    ];
  }
  return yearKgPerHa === null && mixKgPerHa >= COUNTED_KG_PER_HA
    ? [mixProblem('nitrogenYearUnknown', 'nitrogenAppliedKgPerHa', { mixKgPerHa, capKgPerHa })]
    : [];
}
