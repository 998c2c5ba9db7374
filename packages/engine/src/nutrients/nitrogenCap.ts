import type { Product } from '../catalogue/Product.ts';
import type { LabelCountry } from '../catalogue/ProductLabel.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';

/**
 * Most synthetic nitrogen allowed on New Zealand grazed land, kg per ha and July to June year
 * (nitrogen cap, S50).
 */
export const NITROGEN_CAP_KG_PER_HA = 190;
/**
 * The limit that counts synthetic nitrogen alone, by hectare and year; null where a country has none of
 * that kind. England and Ireland limit by crop or stocking, manure with it, as an average over the farm
 * (nitrate vulnerable zones; nitrates action programme); the United States and Australia by plan or
 * state. None of them is made of a mix, so nothing is compared. Without a country New Zealand's holds.
 */
export const nitrogenCapOf = (country: LabelCountry | null): number | null =>
  country === null || country === 'NZ' ? NITROGEN_CAP_KG_PER_HA : null;

/** Room for the last binary digits of a sum that lands on the cap. */
const ROUNDING = 1e-9;

/** A fertiliser of no more nitrogen by weight than this is not one that the cap counts (MODEL.md). */
const LEAST_COUNTED_PCT = 5;

/**
 * Whether the cap counts the nitrogen of a product: what a biostimulant or seed brings is organic, and
 * a fertiliser of 5 % N or less is not counted. A liquid is, however thin: a council reads the 5 % of its
 * dry weight, which no product tells, and less than was put on would look like room.
 */
export const isSynthetic = ({
  category,
  form,
  nutrientsPct,
}: Pick<Product, 'category' | 'form' | 'nutrientsPct'>): boolean =>
  category !== 'biostimulant' &&
  category !== 'seed' &&
  (form === 'liquid' || nutrientsPct?.N === undefined || nutrientsPct.N > LEAST_COUNTED_PCT);

/** Less nitrogen, as of a conditioner, changes no sum that is kept in whole kg/ha (assumed). */
const COUNTED_KG_PER_HA = 1;

/**
 * The warning where a mix goes above the cap, none at the cap itself; where nobody said what was put
 * on before, that the year is not known: no figure of a year is made of this mix alone.
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
