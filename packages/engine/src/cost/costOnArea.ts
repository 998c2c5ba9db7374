import type { JobProductTotal, MixPlan } from '../mix/MixPlan.ts';
import { convertUnit } from '../units/convertUnit.ts';
import { shownUnit, type UnitSystem } from '../units/shownUnit.ts';

/** What a hectare or an acre costs, in whole cents. */
export interface AreaCost {
  /** Of each product, in the order of the plan's cost; null without a price. */
  readonly lines: readonly (number | null)[];
  /**
   * The sum of the lines as they are shown, so that a reader who adds them up gets the same; null
   * while any is null.
   */
  readonly sum: number | null;
  /**
   * With all that goes into the tank. Null without all prices, and where no more goes in than is
   * sprayed: it may then differ by rounding alone.
   */
  readonly whole: number | null;
  /** Not all of a product is sprayed on this ground, or some was in the machine before. */
  readonly isMoreOrLess: boolean;
}

const isMoreOrLess = ({ leftInMachine, alreadyInMachine }: JobProductTotal): boolean =>
  leftInMachine.value > 0 || alreadyInMachine.value > 0;

/** The cost of a plan by the area unit of the reader. */
export function costOnArea(
  { cost, sprayAreaHa, productTotals }: Pick<MixPlan, 'cost' | 'sprayAreaHa' | 'productTotals'>,
  system: UnitSystem,
): AreaCost {
  const perHa = convertUnit(1, 'ha', shownUnit('ha', system));
  const onArea = (cents: number | null): number | null =>
    cents === null ? null : Math.round(cents / perHa);
  const lines = cost.lines.map(({ perHaCents }) => onArea(perHaCents));
  const sum = lines.reduce<number | null>(
    (total, one) => (total === null || one === null ? null : total + one),
    0,
  );
  const isOther = productTotals.some(
    (total) => isMoreOrLess(total) || total.measured.value !== total.amount.value,
  );
  const whole = isOther && cost.jobCents !== null ? onArea(cost.jobCents / sprayAreaHa) : null;
  return {
    lines,
    sum,
    whole: whole === sum ? null : whole,
    isMoreOrLess: productTotals.some(isMoreOrLess),
  };
}
