import type { Trade } from './MixProposal.ts';
import type { Objective } from './SolveTarget.ts';
import type { Candidate } from './tryRate.ts';

/**
 * How one objective is read from a plan: which way is better, and from which difference on it is
 * told.
 */
interface Measure {
  readonly of: (candidate: Candidate) => number | null;
  readonly better: 'more' | 'less';
  readonly unit: Trade['unit'];
  readonly noticed: number;
}

/** Share of the limit of the product closest to it; null when no limit is known. */
function highestSaturation({ plan }: Candidate): number | null {
  const known = plan.dissolving.products.flatMap(({ saturation }) => saturation ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

const MEASURES: Readonly<Record<Objective, Measure>> = {
  loads: { of: ({ plan }) => plan.loadCount, better: 'less', unit: '1', noticed: 1 },
  warnings: {
    of: ({ problems }) => problems.filter(({ severity }) => severity === 'warn').length,
    better: 'less',
    unit: '1',
    noticed: 1,
  },
  endTemperature: {
    of: ({ plan }) => plan.dissolving.endTemperatureC,
    better: 'more',
    unit: 'K',
    noticed: 0.1,
  },
  carrier: { of: ({ plan }) => plan.carrierTotalL, better: 'less', unit: 'L', noticed: 1 },
  saturation: {
    of: highestSaturation,
    better: 'less',
    unit: '1',
    noticed: 0.01,
  },
  pressure: {
    of: ({ pressureRangeBar }) => pressureRangeBar?.[1] ?? null,
    better: 'less',
    unit: 'bar',
    noticed: 0.01,
  },
};

/** A candidate with every measure taken once. */
export interface Measured {
  readonly candidate: Candidate;
  readonly values: Readonly<Record<Objective, number | null>>;
}

export const OBJECTIVE_NAMES = Object.keys(MEASURES) as Objective[];

/** Takes every measure of a candidate. */
export const measured = (candidate: Candidate): Measured => ({
  candidate,
  values: Object.fromEntries(
    OBJECTIVE_NAMES.map((name) => [name, MEASURES[name].of(candidate)]),
  ) as Measured['values'],
});

/** Above 0 where `one` is better, in the measure's own unit; 0 where it is not known of both. */
export function advantage(name: Objective, one: Measured, other: Measured): number {
  const a = one.values[name];
  const b = other.values[name];
  if (a === null || b === null) return 0;
  return MEASURES[name].better === 'more' ? a - b : b - a;
}

/**
 * What one candidate gives and costs against another, as far as it is noticed; empty for itself.
 */
export function tradesAgainst(one: Measured, other: Measured): Trade[] {
  return OBJECTIVE_NAMES.flatMap((code) => {
    const by = advantage(code, one, other);
    const { unit, noticed } = MEASURES[code];
    return Math.abs(by) < noticed ? [] : [{ code, better: by > 0, by: Math.abs(by), unit }];
  });
}
