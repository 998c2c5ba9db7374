import {
  convertUnit,
  elementOf,
  isOxide,
  RATE_UNIT_FACTS,
  RATE_UNITS,
  type Catalogue,
  type NutrientTarget,
  type Product,
  type RateUnit,
} from '@mix/engine';
import { createStore } from 'zustand/vanilla';
import { isSpray } from '../../products/productGroups.ts';
import { readTyped } from '../../ui/forms/readTyped.ts';

/** What a fertiliser is bought for. */
export const MAIN_NUTRIENTS = ['N', 'P', 'K', 'S'] as const;
const TRACE_ELEMENTS = ['Zn', 'Cu', 'Mn', 'Fe', 'Co', 'B', 'Mo', 'Se'] as const;
export const FURTHER_NUTRIENTS = ['Mg', 'Ca', ...TRACE_ELEMENTS] as const;
const TARGET_NUTRIENTS = [...MAIN_NUTRIENTS, ...FURTHER_NUTRIENTS] as const;
export type TargetNutrient = (typeof TARGET_NUTRIENTS)[number];

export const isTraceElement = (nutrient: string): boolean =>
  TRACE_ELEMENTS.some((trace) => trace === nutrient);

/** More are not tried in every combination. */
export const MOST_CANDIDATES = 8;
/** A product with less of it is not bought for it; of a trace element a little is much. */
const LEAST_PCT = 5;
const LEAST_TRACE_PCT = 0.1;

/** The units a target may be stated in, the element's first: as labels declare it, or in grams. */
export const targetUnits = (nutrient: TargetNutrient): readonly RateUnit[] =>
  RATE_UNITS.filter((unit) => {
    const { basis, nutrient: of } = RATE_UNIT_FACTS[unit];
    return basis === 'area' && of !== null && (isOxide(of) ? elementOf(of) : of) === nutrient;
  });

export type TargetUnits = Readonly<Partial<Record<TargetNutrient, RateUnit>>>;

/** The unit that was chosen for a nutrient, else that of its element. */
export const targetUnit = (nutrient: TargetNutrient, units: TargetUnits): RateUnit =>
  units[nutrient] ?? targetUnits(nutrient)[0] ?? 'kg/ha';

export interface TargetTexts {
  readonly wanted: Readonly<Partial<Record<TargetNutrient, string>>>;
  readonly units: TargetUnits;
  /** Null: nobody chose, and those of the mix are taken. */
  readonly productIds: readonly string[] | null;
}

/** What stands in the sheet stays there as long as the app is open. */
export const targetTexts = createStore<TargetTexts>(() => ({
  wanted: {},
  units: {},
  productIds: null,
}));

/** The figures that are wanted, elemental kg/ha; null while one of the texts is no number. */
export function readTarget({ wanted, units }: TargetTexts): NutrientTarget | null {
  const target: Partial<Record<TargetNutrient, number>> = {};
  for (const nutrient of TARGET_NUTRIENTS) {
    const unit = targetUnit(nutrient, units);
    const { value, message } = readTyped(wanted[nutrient] ?? '', unit);
    if (message !== null) return null;
    if (value !== null && value > 0) {
      target[nutrient] = convertUnit(value, unit, `kg ${nutrient}/ha`);
    }
  }
  return target;
}

/**
 * Products that may bring what is wanted: those known to the operator first, then the richest of
 * each nutrient in turn, then by how much of the target a kilogram brings. A liquid without a known density cannot be measured out for it, and nobody spreads a
 * trace element or a spray for its sulphur.
 */
export function candidatesFor(
  target: NutrientTarget,
  { products }: Pick<Catalogue, 'products'>,
  known: readonly string[],
): readonly Product[] {
  const wanted = TARGET_NUTRIENTS.filter((nutrient) => target[nutrient] !== undefined);
  const mayBring = ({ category, nutrientsPct }: Product): boolean =>
    wanted.some((nutrient) => {
      const pct = nutrientsPct?.[nutrient] ?? 0;
      return isTraceElement(nutrient)
        ? pct >= LEAST_TRACE_PCT
        : pct >= LEAST_PCT && category !== 'traceElement';
    });
  const bought = products.filter((product) => !isSpray(product) && mayBring(product));
  /** Products by their content, for each wanted nutrient: who asks for two sees those of both. */
  const carriers = wanted.map((nutrient) =>
    bought.toSorted(
      (a, b) => (b.nutrientsPct?.[nutrient] ?? 0) - (a.nutrientsPct?.[nutrient] ?? 0),
    ),
  );
  const bestPlace = (product: Product): number =>
    Math.min(...carriers.map((list) => list.indexOf(product)));
  const share = ({ nutrientsPct }: Product): number =>
    wanted.reduce(
      (sum, nutrient) => sum + (nutrientsPct?.[nutrient] ?? 0) / (target[nutrient] ?? 1),
      0,
    );
  const isKnown = ({ id }: Product): number => (known.includes(id) ? 1 : 0);
  return bought
    .filter(({ form, liquidDensityKgPerL }) => form !== 'liquid' || liquidDensityKgPerL !== null)
    .toSorted((a, b) => {
      const first = isKnown(b) - isKnown(a);
      const place = bestPlace(a) - bestPlace(b);
      return first !== 0 ? first : place !== 0 ? place : share(b) - share(a);
    });
}
