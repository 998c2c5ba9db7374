import type { Catalogue, HeelDraft, MixDraft, MixDraftProduct, Product } from '@mix/engine';
import {
  atMost,
  ceiling,
  difference,
  isNegative,
  product as times,
  quotient,
  sum,
  total,
  typed,
  ZERO,
  type Rational,
} from './Rational.ts';

/**
 * The arithmetic of a mix a second time, in exact fractions and from the written agreement alone
 * (design, section 5): loads, amounts, room, carrier, totals, supply. It knows nothing of heat,
 * solubility or salt tables, so it is given products whose room is a fixed figure.
 */
export interface ExactPlan {
  readonly jobVolumeL: Rational;
  readonly loads: readonly ExactLoad[];
  readonly carrierTotalL: Rational;
  readonly totals: readonly Rational[];
  readonly elementalKgPerHa: ReadonlyMap<string, Rational>;
}

export interface ExactLoad {
  readonly loadL: Rational;
  readonly areaHa: Rational;
  readonly heelL: Rational;
  readonly carrierL: Rational;
  /** kg of a solid, L of a liquid. */
  readonly amounts: readonly Rational[];
  readonly displacementsL: readonly Rational[];
}

const ONE = typed(1);
const HUNDRED = typed(100);
const THOUSAND = typed(1000);
const OXIDE: Readonly<Record<string, readonly [string, Rational]>> = {
  P2O5: ['P', typed(0.4364)],
  K2O: ['K', typed(0.8301)],
};

const stated = (value: number | null | undefined, name: string): Rational => {
  if (value === null || value === undefined) throw new Error(`${name} is not stated`);
  return typed(value);
};

/** kg of product that bring the wanted kg of a nutrient. */
function productFor(nutrient: string, wantedKg: Rational, { nutrientsPct }: Product): Rational {
  const [element, share] = OXIDE[nutrient] ?? [nutrient, typed(1)];
  const pct = (nutrientsPct as Readonly<Record<string, number>> | null)?.[element];
  return quotient(times(times(wantedKg, share), HUNDRED), stated(pct, nutrient));
}

interface Basis {
  /** kg or L, for each hectare, each 100 L, or each load. */
  readonly per: 'ha' | '100 L' | 'load';
  readonly measure: 'kg' | 'L';
  readonly value: Rational;
}

const MEASURES: Readonly<Record<string, readonly ['kg' | 'L', Rational]>> = {
  kg: ['kg', typed(1)],
  g: ['kg', THOUSAND],
  L: ['L', typed(1)],
  mL: ['L', THOUSAND],
};
const BASES: Readonly<Record<string, Basis['per']>> = { ha: 'ha', load: 'load', '100 L': '100 L' };

function basisOf({ rate }: MixDraftProduct, product: Product): Basis {
  if (rate === null) throw new Error('no rate');
  const value = typed(rate.value);
  if (rate.unit === '% v/v') return { per: '100 L', measure: 'L', value };
  const [amount = '', basis = ''] = rate.unit.split('/');
  const [unit = '', nutrient] = amount.split(' ');
  const [measure, parts] = MEASURES[unit] ?? [];
  const per = BASES[basis];
  if (measure === undefined || parts === undefined || per === undefined)
    throw new Error(`unit ${rate.unit}`);
  const wanted = quotient(value, parts);
  return {
    per,
    measure,
    value: nutrient === undefined ? wanted : productFor(nutrient, wanted, product),
  };
}

/** Amount in the unit it is measured in: kg of a solid, L of a liquid. */
function inOwnMeasure(amount: Rational, measure: 'kg' | 'L', product: Product): Rational {
  if (product.form === 'liquid' && measure === 'kg')
    return quotient(amount, stated(product.liquidDensityKgPerL, 'density'));
  return amount;
}

/** Litres that each tank sprays; the first tank also fills the lines. */
function tankLines(job: Rational, tank: Rational, split: MixDraft['loadSplit']): Rational[] {
  const count = Number(ceiling(quotient(job, tank)));
  if (split === 'equal') {
    const line = quotient(job, typed(count));
    return Array.from({ length: count }, () => line);
  }
  return Array.from({ length: count }, (_, index) =>
    index < count - 1 ? tank : difference(job, times(tank, typed(count - 1))),
  );
}

/** The exact plan, or the code of the stop where arithmetic alone gives no plan. */
export function exactPlan(
  draft: MixDraft,
  catalogue: Catalogue,
): ExactPlan | 'heelAboveTank' | 'productsExceedLoad' | 'heelAboveLoad' {
  const rate = stated(draft.applicationRateLPerHa, 'application rate');
  const area = stated(draft.sprayAreaHa, 'area');
  const tank = stated(draft.tankCapacityL, 'tank');
  const heel: HeelDraft = draft.heel ?? { volumeL: 0, contents: 'water' };
  const isSameMix = heel.contents === 'sameMix';
  const lineContent = typed(draft.deadVolumeL ?? 0);
  // Where the same mix stands in the tank, the lines are full of it.
  const dead = isSameMix ? ZERO : lineContent;
  const kept = typed(draft.tankResidualL ?? 0);
  const heelL = stated(heel.volumeL, 'heel');
  if (!atMost(heelL, tank)) return 'heelAboveTank';

  const toSpray = sum(times(rate, area), dead);
  const jobVolumeL = sum(toSpray, kept);
  const lines = tankLines(toSpray, difference(tank, kept), draft.loadSplit).map((line) =>
    sum(line, kept),
  );
  if (lines[0] !== undefined && !atMost(heelL, lines[0])) return 'heelAboveLoad';

  const items = (draft.products ?? []).map((item) => {
    const product = catalogue.products.find(({ id }) => id === item.productId);
    if (product === undefined) throw new Error(`no product ${item.productId}`);
    return { product, basis: basisOf(item, product) };
  });

  const loads = lines.map((loadL, index): ExactLoad => {
    const first = index === 0;
    const heelHere = first ? heelL : kept;
    const carryingL = first && !isSameMix ? loadL : difference(loadL, heelHere);
    // The mix in the tank is that of the load before; a heel is mix of the first load itself.
    const mixOfL = lines[index - 1] ?? loadL;
    const amounts = items.map(({ product, basis: { per, measure, value } }) => {
      const amount = {
        ha: times(value, quotient(carryingL, rate)),
        '100 L': times(value, quotient(carryingL, HUNDRED)),
        // Every ready tank holds the same dose; the same mix in the tank brings its share of that
        // dose.
        load: times(value, difference(ONE, quotient(difference(loadL, carryingL), mixOfL))),
      }[per];
      return inOwnMeasure(amount, measure, product);
    });
    const displacementsL = items.map(({ product }, position) => {
      const amount = amounts[position] ?? ZERO;
      if (product.form === 'liquid') return amount;
      return times(amount, stated(product.displacementLPerKg, 'displacement'));
    });
    return {
      loadL,
      areaHa: quotient(difference(difference(loadL, kept), first ? dead : ZERO), rate),
      heelL: heelHere,
      carrierL: difference(difference(loadL, heelHere), total(displacementsL)),
      amounts,
      displacementsL,
    };
  });
  if (loads.some(({ carrierL }) => isNegative(carrierL))) return 'productsExceedLoad';

  return {
    jobVolumeL,
    loads,
    carrierTotalL: total(loads.map(({ carrierL }) => carrierL)),
    totals: items.map((_, position) =>
      total(loads.map(({ amounts }) => amounts[position] ?? ZERO)),
    ),
    elementalKgPerHa: supply(items, rate, (value) => {
      const [firstL = ZERO] = lines;
      let sprayed = times(value, quotient(isSameMix ? sum(heelL, lineContent) : ZERO, firstL));
      for (const [index, loadL] of lines.entries()) {
        const there = index > 0 ? kept : isSameMix ? heelL : ZERO;
        const share = quotient(there, lines[index - 1] ?? loadL);
        sprayed = sum(sprayed, times(value, difference(ONE, share)));
      }
      const lastL = lines.at(-1) ?? ZERO;
      sprayed = difference(sprayed, times(value, quotient(kept, lastL)));
      let empty = lineContent;
      for (const loadL of lines.toReversed()) {
        const through = difference(loadL, kept);
        const held = atMost(through, empty) ? through : empty;
        sprayed = difference(sprayed, times(value, quotient(held, loadL)));
        empty = difference(empty, held);
      }
      sprayed = difference(sprayed, times(value, quotient(empty, firstL)));
      return quotient(sprayed, area);
    }),
  };
}

/** kg of each element that one sprayed hectare gets; what stays in the machine is not sprayed. */
function supply(
  items: readonly { readonly product: Product; readonly basis: Basis }[],
  rate: Rational,
  perHaOfLoads: (dosePerLoad: Rational) => Rational,
): ReadonlyMap<string, Rational> {
  const elements = new Map<string, Rational>();
  for (const { product, basis } of items) {
    const { per, measure, value } = basis;
    const perHa = {
      ha: value,
      '100 L': quotient(times(value, rate), HUNDRED),
      load: perHaOfLoads(value),
    }[per];
    // A litre of a liquid of unknown density brings an unknown amount: it is left out, and the plan
    // says so.
    if (measure === 'L' && product.liquidDensityKgPerL === null) continue;
    for (const [element, pct] of Object.entries(product.nutrientsPct ?? {})) {
      const kgPerHa =
        measure === 'L' ? times(perHa, stated(product.liquidDensityKgPerL, 'density')) : perHa;
      const brought = quotient(times(kgPerHa, typed(pct)), HUNDRED);
      elements.set(element, sum(elements.get(element) ?? ZERO, brought));
    }
  }
  return elements;
}
