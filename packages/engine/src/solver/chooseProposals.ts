import { fraction } from '../units/quantity.ts';
import {
  advantage,
  measured,
  OBJECTIVE_NAMES,
  tradesAgainst,
  type Measured,
} from './compareCandidates.ts';
import type { MixProposal } from './MixProposal.ts';
import type { Objective } from './SolveTarget.ts';
import type { Candidate } from './tryRate.ts';

/** More proposals than a screen can compare are no help. */
const MOST_PROPOSALS = 5;
/** Rates closer than this part of each other are one choice, with as many loads. */
const ALIKE = 0.05;

/** Better in one thing at least, and worse in none: nobody would take the other. */
const beats = (one: Measured, other: Measured): boolean =>
  OBJECTIVE_NAMES.every((name) => advantage(name, one, other) >= 0) &&
  OBJECTIVE_NAMES.some((name) => advantage(name, one, other) > 0);

const isAlike = (one: Measured, other: Measured): boolean => {
  const [a, b] = [one, other].map(({ candidate }) => candidate.plan.applicationRateLPerHa);
  return one.values.loads === other.values.loads && Math.abs((a ?? 0) / (b ?? 0) - 1) < ALIKE;
};

/**
 * The best of each number of loads, so that few proposals show a real choice, then others that are
 * not alike; in their ranked order.
 */
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
    trades: tradesAgainst(one, best),
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
