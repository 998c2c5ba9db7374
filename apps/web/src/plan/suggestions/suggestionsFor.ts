import { productLineOf } from '../draft/productLineOf.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import {
  convertUnit,
  RATE_UNITS,
  shownUnit,
  type MixProblem,
  type ProblemCode,
  type ProductRate,
} from '@mix/engine';

/** A way on from a stop. Each is one press, and what it changes can be undone or typed again. */
export type Suggestion =
  | { readonly kind: 'takeOut'; readonly productId: string }
  | { readonly kind: 'applicationRate'; readonly valueLPerHa: number }
  | { readonly kind: 'rate'; readonly path: `products.${number}.rate`; readonly rate: ProductRate }
  | { readonly kind: 'changeRate'; readonly path: `products.${number}.rate` }
  | {
      readonly kind: 'meant';
      readonly path: `products.${number}.meantGPerHa`;
      readonly gPerHa: number;
    }
  | { readonly kind: 'labelAllows'; readonly productIds: readonly [string, string] }
  | { readonly kind: 'goTo'; readonly path: string };

type Values = MixProblem['values'];

function pairOf({ productIds }: Values): readonly [string, string] | null {
  if (typeof productIds !== 'object' || productIds === null) return null;
  const [first, second] = productIds;
  return first === undefined || second === undefined ? null : [first, second];
}

/** For a pair that may not meet: one product is taken out, or the operator's label allows both. */
function pairWays(values: Values): readonly Suggestion[] {
  const productIds = pairOf(values);
  if (productIds === null) return [];
  const [first, second] = productIds;
  return [
    { kind: 'takeOut', productId: first },
    { kind: 'takeOut', productId: second },
    { kind: 'labelAllows', productIds },
  ];
}

function applicationRateWays({
  workableApplicationRateLPerHa: rate,
}: Values): readonly Suggestion[] {
  // The engine tries whole figures: what a sprayer is set to.
  return typeof rate === 'number'
    ? [{ kind: 'applicationRate', valueLPerHa: Math.ceil(rate) }]
    : [];
}

/** A rate that is possible, in place of one that is not. */
function rateWays(
  value: Values[string] | undefined,
  unitId: Values[string] | undefined,
  field: string | null,
): readonly Suggestion[] {
  const unit = RATE_UNITS.find((known) => known === unitId);
  const place = productLineOf(field ?? '');
  if (typeof value !== 'number' || unit === undefined || place?.rest !== 'rate') return [];
  return [{ kind: 'rate', path: `products.${place.index}.rate`, rate: { value, unit } }];
}

/** More water a hectare or less of the product, each tried by the engine; else the field itself. */
function tooStrongWays(problem: MixProblem): readonly Suggestion[] {
  const { values, field } = problem;
  // The rate is still searched for: nothing is shown where a finger would find another suggestion
  // in a moment.
  if (!('workableApplicationRateLPerHa' in values)) return [];
  return [
    ...applicationRateWays(values),
    ...rateWays(values['workableRate'], values['workableRateUnit'], field),
    ...fieldWays(problem),
  ];
}

/** The same digits in the unit that may be meant, as the reader sees both; or the dose is meant. */
function doseWays({ values, field }: MixProblem): readonly Suggestion[] {
  const { value, unit: unitId, likelyUnit, gPerHa } = values;
  const index = productLineOf(field ?? '')?.index;
  const unit = RATE_UNITS.find((known) => known === unitId);
  const smaller = RATE_UNITS.find((known) => known === likelyUnit);
  if (index === undefined || unit === undefined) return [];
  if (typeof value !== 'number' || typeof gPerHa !== 'number') return [];
  const digits = convertUnit(value, unit, shownUnit(unit, reader.system));
  const meant = {
    kind: 'meant',
    path: `products.${index}.meantGPerHa`,
    gPerHa: Math.ceil(gPerHa),
  } as const;
  if (smaller === undefined) return [{ kind: 'changeRate', path: `products.${index}.rate` }, meant];
  const rate = {
    value: convertUnit(digits, shownUnit(smaller, reader.system), smaller),
    unit: smaller,
  };
  return [{ kind: 'rate', path: `products.${index}.rate`, rate }, meant];
}

/** The fact that a rate needs, by what the engine says is missing. */
function missingFact({ content, form }: Values): string {
  const isLiquid = form === 'liquid';
  if (content === 'ai') return isLiquid ? 'activeIngredientGPerL' : 'activeIngredientPct';
  if (content === 'ae') return isLiquid ? 'acidEquivalentGPerL' : 'acidEquivalentPct';
  if (content === 'discharge') return isLiquid ? 'runVolumeL' : 'runMassKg';
  return 'liquidDensityKgPerL';
}

/** Where a figure can be given that the catalogue lacks. */
function missingFactWays({ field, values }: MixProblem): readonly Suggestion[] {
  const product = /^products\.\d+/.exec(field ?? '')?.[0];
  return product === undefined
    ? []
    : [{ kind: 'goTo', path: `${product}.overrides.${missingFact(values)}` }];
}

/** The field itself, or the whole group it stands in. */
const fieldWays = ({ field }: MixProblem): readonly Suggestion[] =>
  field === null || field === 'products' ? [] : [{ kind: 'goTo', path: field }];

/** Too much in too little water: where the heel is not at fault, more water a hectare is the way. */
function moreWaterWays(problem: MixProblem): readonly Suggestion[] {
  const ways = fieldWays(problem);
  return ways.length > 0 ? ways : [{ kind: 'goTo', path: 'applicationRateLPerHa' }];
}

const SPECIAL: Partial<Record<ProblemCode, (problem: MixProblem) => readonly Suggestion[]>> = {
  incompatible: ({ values }) => pairWays(values),
  solidForms: ({ values }) => pairWays(values),
  doesNotDissolve: tooStrongWays,
  wouldFreeze: tooStrongWays,
  productsExceedLoad: moreWaterWays,
  solidsAboveStop: moreWaterWays,
  rateAboveLabelMaximum: ({ values, field }) =>
    rateWays(values['maximum'], values['maximumUnit'], field),
  doseNotPlausible: doseWays,
  rateNeedsDensity: missingFactWays,
  rateNeedsContent: missingFactWays,
};

/** What can be done about a stop, likeliest first; empty when only the sentence helps. */
export const suggestionsFor = (problem: MixProblem): readonly Suggestion[] =>
  (SPECIAL[problem.code] ?? fieldWays)(problem);
