import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { MixDraft, MixDraftProduct } from '../mix/MixDraft.ts';
import { draftFields } from '../mix/draftFields.ts';
import { isStop, type MixProblem, type ProblemCode } from '../mix/MixProblem.ts';
import { shownReadings } from '../units/shownReadings.ts';
import { planMix } from './planMix.ts';

/**
 * Highest application rate the field takes, L/ha, and how many times the present rate is searched
 * at most.
 */
const HIGHEST_RATE = draftFields.applicationRateLPerHa.limits.max;
const HIGHEST_RATE_TIMES = 4;
/** No filling station is counted on to have hotter water (assumed), °C. */
const HOTTEST_WATER_C = 40;
/**
 * Parts of a product's rate that are tried, most of it first, and the figures a tried rate is given
 * with.
 */
const LESS = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1] as const;
const RATE_FIGURES = 3;

/** Whole figures above the lowest that are tried where its readings fail. */
const FURTHER = 5;
/** Application rates up to the highest that are tried where a dose per load decides. */
const BETWEEN = 40;

/** Stops that more water, warmer water or less of a product may help against. */
const HELPED: readonly ProblemCode[] = ['doesNotDissolve', 'wouldFreeze'];

/** Lowest whole number above `fails` and not above `highest` that works; null when the highest does not. */
function lowestWorking(
  fails: number,
  highest: number,
  works: (whole: number) => boolean,
): number | null {
  let low = Math.floor(fails);
  let high = Math.floor(highest);
  if (high <= low || !works(high)) return null;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (works(middle)) high = middle;
    else low = middle;
  }
  return high;
}

class Trial {
  readonly #draft: MixDraft;
  readonly #catalogue: Catalogue;

  constructor(draft: MixDraft, catalogue: Catalogue) {
    this.#draft = draft;
    this.#catalogue = catalogue;
  }

  /** What stops the changed draft, and what comes near to freezing: no way out is to lead there. */
  #stops(change: Partial<MixDraft>): readonly MixProblem[] {
    return planMix({ ...this.#draft, ...change }, this.#catalogue).problems.filter(
      (problem) => isStop(problem) || problem.code === 'nearFreezing',
    );
  }

  /**
   * Whether every reading of a figure leads to a plan when it is typed again, in any unit system.
   */
  #passes(readings: readonly number[], change: (figure: number) => Partial<MixDraft>): boolean {
    return readings.every((figure) => this.#stops(change(figure)).length === 0);
  }

  /**
   * The lowest figure that leads to a plan: searched for by all stops, else by those alone that the
   * change may help against. Where a reading of that figure does not lead to a plan, some of the
   * next figures are tried.
   */
  #lowest(
    from: number,
    to: number,
    unit: 'L/ha' | '°C',
    change: (figure: number) => Partial<MixDraft>,
  ): number | null {
    const hasPlan = (figure: number): boolean => this.#stops(change(figure)).length === 0;
    const helps = (figure: number): boolean =>
      !this.#stops(change(figure)).some(
        (problem) => isHelped(problem) || problem.code === 'nearFreezing',
      );
    const found = lowestWorking(from, to, hasPlan) ?? lowestWorking(from, to, helps);
    if (found === null) return null;
    for (let figure = found; figure <= Math.min(to, found + FURTHER); figure += 1) {
      if (this.#passes([figure, ...shownReadings(figure, unit, 'ceil')], change)) return figure;
    }
    return null;
  }

  /**
   * A rate for a dose per load that is too strong in a small last load. The size of that load goes
   * up and down with the application rate, so that a rate that works lies between rates that do
   * not.
   */
  #rateBetween(
    from: number,
    to: number,
    change: (figure: number) => Partial<MixDraft>,
  ): number | null {
    const { products = [] } = this.#draft;
    if (!products.some(({ rate }) => rate?.unit.endsWith('/load') === true)) return null;
    const step = Math.max(1, Math.ceil((to - from) / BETWEEN));
    for (let figure = Math.floor(from) + step; figure < to; figure += step) {
      if (this.#passes([figure, ...shownReadings(figure, 'L/ha', 'ceil')], change)) return figure;
    }
    return null;
  }

  /** The application rate that leads to a plan, L/ha. */
  applicationRate(): number | null {
    const current = this.#draft.applicationRateLPerHa ?? null;
    if (current === null) return null;
    const highest = Math.min(HIGHEST_RATE, current * HIGHEST_RATE_TIMES);
    const change = (applicationRateLPerHa: number) => ({ applicationRateLPerHa });
    return (
      this.#lowest(current, highest, 'L/ha', change) ?? this.#rateBetween(current, highest, change)
    );
  }

  /** The water temperature that leads to a plan, °C. */
  waterTemperature(): number | null {
    const current = this.#draft.waterTemperatureC ?? null;
    if (current === null) return null;
    return this.#lowest(current, HOTTEST_WATER_C, '°C', (waterTemperatureC) => ({
      waterTemperatureC,
    }));
  }

  /**
   * The most that may be filled, L, of the parts of what the density allows that are tried; null
   * where none leads to a plan.
   */
  fill(allowedL: number): number | null {
    for (const part of FILL_PARTS) {
      const line = allowedL * part;
      const fillL = line >= 1 ? Math.floor(line) : line;
      const readings = [fillL, ...shownReadings(fillL, 'L', 'floor')];
      if (this.#passes(readings, (tankCapacityL) => ({ tankCapacityL }))) return fillL;
    }
    return null;
  }

  /** The most of one product that leads to a plan, in the unit of its rate. */
  productRate(productId: string): MixDraftProduct['rate'] {
    const { products = [] } = this.#draft;
    const rate = products.find((line) => line.productId === productId)?.rate ?? null;
    if (rate === null) return null;
    for (const part of LESS) {
      const less = { ...rate, value: Number((rate.value * part).toPrecision(RATE_FIGURES)) };
      const changed = products.map((line) =>
        line.productId === productId ? { ...line, rate: less } : line,
      );
      if (this.#stops({ products: changed }).length === 0) return less;
    }
    return null;
  }
}

/** Parts of what the density alone would allow that are tried: a smaller load may be a stronger one. */
const FILL_PARTS = [1, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5] as const;

/**
 * The problems; a load that is too heavy gets as `allowedL` what was tried and leads to a plan,
 * null where nothing does.
 */
export function withAllowedFill(
  draft: unknown,
  catalogue: Catalogue,
  problems: readonly MixProblem[],
): readonly MixProblem[] {
  return problems.map((problem) => {
    const { allowedL } = problem.values;
    if (problem.code !== 'loadMassAboveLimit' || typeof allowedL !== 'number') return problem;
    // The cast is safe: only a draft that could be read has a load that weighs anything.
    const filled = new Trial(draft as MixDraft, catalogue).fill(allowedL);
    return { ...problem, values: { ...problem.values, allowedL: filled } };
  });
}

/** Whether more or warmer water, or less of a product, may help against a problem. */
export const isHelped = ({ code }: MixProblem): boolean => HELPED.includes(code);

/**
 * The problems. One that more or warmer water or less of the product may help against gets the
 * figures that do: `workableApplicationRateLPerHa`, `workableWaterTemperatureC`, and `workableRate`
 * in `workableRateUnit`. Each was tried with all else as it is and leads to a plan; null is a
 * change that was tried and does not.
 */
export function withWaysOut(
  draft: unknown,
  catalogue: Catalogue,
  problems: readonly MixProblem[],
): readonly MixProblem[] {
  if (!problems.some(isHelped)) return problems;
  // The cast is safe: only a draft that could be read holds what dissolves or freezes.
  const trial = new Trial(draft as MixDraft, catalogue);
  const workableApplicationRateLPerHa = trial.applicationRate();
  const workableWaterTemperatureC = trial.waterTemperature();
  return problems.map((problem) => {
    if (!isHelped(problem)) return problem;
    const { productId } = problem.values;
    const rate = typeof productId === 'string' ? trial.productRate(productId) : null;
    const ways = {
      workableApplicationRateLPerHa,
      workableWaterTemperatureC,
      workableRate: rate?.value ?? null,
      workableRateUnit: rate?.unit ?? null,
    };
    return { ...problem, values: { ...problem.values, ...ways } };
  });
}
