import { fraction } from '../units/quantity.ts';
import type { MixProposal, Trade } from './MixProposal.ts';
import type { Objective } from './SolveTarget.ts';
import type { Candidate } from './tryRate.ts';

/** More than a screen can compare is no help. */
const MOST_PROPOSALS = 5;
/** Rates closer than this part of each other are one choice, with as many loads. */
const ALIKE = 0.05;

/** How one objective is read from a plan: which way is better, and from where on it is told. */
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
interface Measured {
  readonly candidate: Candidate;
  readonly values: Readonly<Record<Objective, number | null>>;
}

const NAMES = Object.keys(MEASURES) as Objective[];

const measured = (candidate: Candidate): Measured => ({
  candidate,
  values: Object.fromEntries(
    NAMES.map((name) => [name, MEASURES[name].of(candidate)]),
  ) as Measured['values'],
});

/** Above 0 where `one` is better, in the measure's own unit; 0 where it is not known of both. */
function advantage(name: Objective, one: Measured, other: Measured): number {
  const a = one.values[name];
  const b = other.values[name];
  if (a === null || b === null) return 0;
  return MEASURES[name].better === 'more' ? a - b : b - a;
}

/** Better in one thing at least, and worse in none: nobody would take the other. */
const beats = (one: Measured, other: Measured): boolean =>
  NAMES.every((name) => advantage(name, one, other) >= 0) &&
  NAMES.some((name) => advantage(name, one, other) > 0);

const isAlike = (one: Measured, other: Measured): boolean => {
  const [a, b] = [one, other].map(({ candidate }) => candidate.plan.applicationRateLPerHa);
  return one.values.loads === other.values.loads && Math.abs((a ?? 0) / (b ?? 0) - 1) < ALIKE;
};

/** Best of each number of loads first, so that few proposals show a real choice; then the others. */
function distinct(ranked: readonly Measured[]): readonly Measured[] {
  const isBestOfLoads = (one: Measured): boolean =>
    ranked.find(({ values }) => values.loads === one.values.loads) === one;
  const kept: Measured[] = ranked.filter(isBestOfLoads).slice(0, MOST_PROPOSALS);
  for (const one of ranked) {
    if (kept.length === MOST_PROPOSALS) break;
    if (!kept.some((other) => isAlike(one, other))) kept.push(one);
  }
  return ranked.filter((one) => kept.includes(one));
}

function trades(one: Measured, best: Measured): Trade[] {
  return NAMES.flatMap((code) => {
    const by = advantage(code, one, best);
    const { unit, noticed } = MEASURES[code];
    return Math.abs(by) < noticed ? [] : [{ code, better: by > 0, by: Math.abs(by), unit }];
  });
}

function proposal(one: Measured, best: Measured): MixProposal {
  const { draft, plan, problems, pressureRangeBar } = one.candidate;
  const { saturation } = one.values;
  return {
    draft,
    loadCount: plan.loadCount,
    applicationRateLPerHa: plan.applicationRateLPerHa,
    endTemperatureC: plan.dissolving.endTemperatureC,
    saturation: saturation === null ? null : fraction(saturation),
    carrierTotalL: plan.carrierTotalL,
    pressureBar: plan.sprayer?.pressureBar ?? null,
    pressureRangeBar,
    problems,
    trades: trades(one, best),
  };
}

/**
 * The best few of what works, best first by the objectives in their order, each with what it gives
 * and costs against the best. What another beats in everything is left out.
 */
export function chooseProposals(
  candidates: readonly Candidate[],
  objectives: readonly Objective[],
): MixProposal[] {
  const all = candidates.map(measured);
  const ranked = all
    .filter((one) => !all.some((other) => beats(other, one)))
    .sort((a, b) => {
      for (const name of objectives) {
        const ahead = advantage(name, b, a);
        if (ahead !== 0) return ahead;
      }
      return 0;
    });
  const [best] = ranked;
  return best === undefined ? [] : distinct(ranked).map((one) => proposal(one, best));
}
