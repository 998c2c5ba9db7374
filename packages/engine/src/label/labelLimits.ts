import type { ProductLabel, ResistanceGroup } from '../catalogue/ProductLabel.ts';
import type { MixInputProduct, MixInputs } from '../mix/MixInputs.ts';
import type { JobProductTotal } from '../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { countedLabel } from './countedLabel.ts';

/** Amount of a product that a hectare gets. */
type PerHa = Pick<JobProductTotal, 'productId' | 'perHa'>;

/** Room for the last binary digits of a sum that lands on the limit. */
const NOISE = 1e-9;
/**
 * Number of earlier sprayings on one ground in twelve months from which another way of acting is
 * worth a thought (assumed).
 */
const OFTEN = 2;

const nameOf = ({ scheme, group }: ResistanceGroup): string => `${scheme} ${group}`;

/** The problem where this spraying is one more than the label allows. */
function tooOften(line: MixInputProduct, most: number | undefined): MixProblem[] {
  const { product, index, applicationsBefore: before } = line;
  if (most === undefined || (before ?? 0) + 1 <= most) return [];
  const field = `products.${index}.applicationsBefore`;
  return [mixProblem('applicationsAboveLabel', field, { productId: product.id, before, most })];
}

/** The problem where a hectare gets more than the label allows. */
function tooMuch(
  { product, index, appliedBeforePerHa }: MixInputProduct,
  mostPerHa: number | undefined,
  perHa: JobProductTotal['perHa'] | undefined,
): MixProblem[] {
  const before = appliedBeforePerHa ?? 0;
  if (mostPerHa === undefined || perHa === undefined) return [];
  if (before + perHa.value <= mostPerHa * (1 + NOISE)) return [];
  return [
    mixProblem('yearAboveLabel', `products.${index}.rate`, {
      productId: product.id,
      unit: `${perHa.unit}/ha`,
      beforePerHa: before,
      perHa: perHa.value,
      mostPerHa,
      leftPerHa: Math.max(0, mostPerHa - before),
    }),
  ];
}

/** More often, or more on a hectare, than the label allows. */
function aboveLabel(
  line: MixInputProduct,
  label: ProductLabel,
  totals: readonly PerHa[],
): MixProblem[] {
  const perHa = totals.find(({ productId }) => productId === line.product.id)?.perHa;
  return [
    ...tooOften(line, label.mostApplicationsPerYear),
    ...tooMuch(line, label.mostPerHaPerYear, perHa),
  ];
}

/** Whether the label limits a year and what the ground had is not known. */
const isUnknown = (line: MixInputProduct, label: ProductLabel): boolean =>
  (label.mostApplicationsPerYear !== undefined && line.applicationsBefore === null) ||
  (label.mostPerHaPerYear !== undefined && line.appliedBeforePerHa === null);

/** Products of one mix that act the same way. The same number of another scheme is another way. */
function sameActionProblems(products: readonly MixInputProduct[]): MixProblem[] {
  const byGroup = new Map<string, string[]>();
  for (const { product } of products) {
    for (const group of product.resistanceGroups ?? []) {
      const name = nameOf(group);
      byGroup.set(name, [...(byGroup.get(name) ?? []), product.id]);
    }
  }
  return [...byGroup].flatMap(([group, productIds]) =>
    productIds.length < 2 ? [] : [mixProblem('sameActionInMix', 'products', { group, productIds })],
  );
}

function repeatProblems({ product, index, sameActionBefore }: MixInputProduct): MixProblem[] {
  const groups = product.resistanceGroups ?? [];
  if (groups.length === 0 || sameActionBefore === null || sameActionBefore < OFTEN) return [];
  const values = {
    productId: product.id,
    group: groups.map(nameOf).join(', '),
    times: sameActionBefore,
  };
  return [mixProblem('sameActionAgain', `products.${index}`, values)];
}

/**
 * What labels allow in a year, against what the ground had before, and ways of acting that repeat.
 * The numbers are the label's (HSE, understanding the product label: dose, number and total are
 * statutory). A year is any twelve months: what a label means by it (crop, season) is not stored, so
 * it warns and does not stop. Groups are those of HRAC, FRAC and IRAC.
 */
export function labelLimitProblems(
  { products, country }: MixInputs,
  totals: readonly PerHa[],
): MixProblem[] {
  const notKnown: string[] = [];
  const problems: MixProblem[] = [];
  for (const line of products) {
    const label = countedLabel(line.product, country);
    const found = label === null ? [] : aboveLabel(line, label, totals);
    problems.push(...found, ...repeatProblems(line));
    if (label !== null && found.length === 0 && isUnknown(line, label))
      notKnown.push(line.product.id);
  }
  problems.push(...sameActionProblems(products));
  if (notKnown.length > 0) {
    problems.push(mixProblem('labelYearNotKnown', null, { productIds: notKnown }));
  }
  return problems;
}
