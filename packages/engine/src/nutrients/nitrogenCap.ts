import type { Product } from '../catalogue/Product.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';

/**
 * Most synthetic nitrogen allowed on New Zealand grazed land, kg per ha and July to June year
 * (nitrogen cap, S50).
 */
export const NITROGEN_CAP_KG_PER_HA = 190;
/** Room for the last binary digits of a sum that lands on the cap. */
const ROUNDING = 1e-9;

/** The cap is on synthetic nitrogen; what a biostimulant or seed brings is organic. */
export const isSynthetic = ({ category }: Pick<Product, 'category'>): boolean =>
  category !== 'biostimulant' && category !== 'seed';

/**
 * The warning where a mix goes above the cap, none at the cap itself; where nobody said what was put
 * on before, that the year is not known: no figure of a year is made of this mix alone.
 * @param nitrogenAppliedKgPerHa on the ground since 1 July, or null where nobody said
 * @param mixKgPerHa synthetic nitrogen that this mix brings
 */
export function nitrogenCapProblems(
  nitrogenAppliedKgPerHa: number | null,
  mixKgPerHa: number,
): MixProblem[] {
  const yearKgPerHa = nitrogenAppliedKgPerHa === null ? null : nitrogenAppliedKgPerHa + mixKgPerHa;
  const capKgPerHa = NITROGEN_CAP_KG_PER_HA;
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
  return yearKgPerHa === null && mixKgPerHa > 0
    ? [mixProblem('nitrogenYearUnknown', 'nitrogenAppliedKgPerHa', { mixKgPerHa, capKgPerHa })]
    : [];
}
