import type { Catalogue } from '../catalogue/Catalogue.ts';
import { catalogueIndex } from '../catalogue/catalogueIndex.ts';
import { treatedShare } from '../mix/treatedShare.ts';
import type { MixDraft, MixDraftProduct } from '../mix/MixDraft.ts';
import { isStop, mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { readMix } from '../reading/readMix.ts';
import { draftFields } from '../mix/draftFields.ts';
import type { RateBounds } from './candidateRates.ts';
import { chooseProposals } from './chooseProposals.ts';
import { meets, meetSupply, type SupplyChoice } from './meetSupply.ts';
import type { SolveResult } from './MixProposal.ts';
import { readTarget, type Range, type ReadTarget, type ReadSupply } from './readTarget.ts';
import { searchRates, type Search } from './searchRates.ts';
import type { Candidate } from './tryRate.ts';

/** Ways to meet a supply that are searched, best first. */
const MOST_SUPPLY_CHOICES = 6;
/** A nutrient further off than this part of what was wanted is said to be missed. */
const MISSED_FRACTION = 0.01;

/** The bounds asked for, else what the machine publishes, else what is usual. */
function boundsFor({ rateBounds, base }: ReadTarget, catalogue: Catalogue): RateBounds {
  if (rateBounds !== null) return rateBounds;
  const index = catalogueIndex(catalogue);
  const published = index.machines.get(base.machineId ?? '')?.machine.publishedRateLPerHa ?? null;
  if (published !== null) return [Math.min(...published), Math.max(...published)];
  const { min, max, softLow, softHigh } = draftFields.applicationRateLPerHa.limits;
  return [softLow ?? min, softHigh ?? max];
}

/** The speed a draft is planned with: the one wanted, or the middle of the range. */
function draftSpeed(range: Range | null): number | null {
  if (range === null) return null;
  const [slowest, fastest] = range;
  const middle = Math.round((slowest + fastest) * 5) / 10;
  return Math.min(fastest, Math.max(slowest, middle));
}

/** What came of the search with one set of products. */
interface Outcome extends Search {
  /** Set when the target itself is wrong; nothing was searched then. */
  readonly wrong: readonly MixProblem[] | null;
}

const wrongTarget = (problems: readonly MixProblem[]): Outcome => ({
  candidates: [],
  closest: null,
  wrong: problems,
});

/** Searches with the products settled. */
function solveFor(read: ReadTarget, products: readonly unknown[], catalogue: Catalogue): Outcome {
  const bounds = boundsFor(read, catalogue);
  // The cast is safe: reading the draft checks it, whatever it is.
  const base = {
    ...read.base,
    products,
    travelSpeedKmPerH: draftSpeed(read.travelSpeedKmPerH),
  } as MixDraft;
  const { inputs, problems } = readMix({ ...base, applicationRateLPerHa: bounds[1] }, catalogue);
  if (inputs === null || problems.some(isStop)) return wrongTarget(problems.filter(isStop));
  const dissolves = inputs.products.some(({ product }) => product.behaviour === 'dissolves');
  if (dissolves && inputs.waterTemperatureC === null) {
    return wrongTarget([mixProblem('missing', 'waterTemperatureC')]);
  }
  const job = {
    catalogue,
    base,
    inputs,
    travelSpeedKmPerH: read.travelSpeedKmPerH,
    nozzleCount:
      inputs.nozzle === null ? (read.nozzleCount ?? inputs.nozzleCount) : inputs.nozzleCount,
  };
  return { ...searchRates(job, bounds, read.objectives[0] !== 'loads'), wrong: null };
}

/** Why there is no proposal: what is wrong with the target, or what stops the closest attempt. */
function whyNothing(outcome: Outcome | null): readonly MixProblem[] {
  if (outcome !== null && outcome.wrong !== null) return outcome.wrong;
  const closest = outcome?.closest ?? null;
  const closestRateLPerHa = closest?.rate.applicationRateLPerHa ?? null;
  return [mixProblem('noProposal', null, { closestRateLPerHa }), ...(closest?.reasons ?? [])];
}

function missed({ kgPerHa }: ReadSupply, choice: SupplyChoice | undefined): MixProblem[] {
  const supplied: Readonly<Record<string, number>> = choice?.suppliedKgPerHa ?? {};
  return Object.entries(kgPerHa).flatMap(([nutrient, wantedKgPerHa]) => {
    const suppliedKgPerHa = supplied[nutrient] ?? 0;
    if (Math.abs(suppliedKgPerHa / wantedKgPerHa - 1) <= MISSED_FRACTION) return [];
    const values = { nutrient, wantedKgPerHa, suppliedKgPerHa };
    return [mixProblem('supplyMissed', `supply.kgPerHa.${nutrient}`, values)];
  });
}

/**
 * The supply is wanted on a hectare of the field; where only bands are sprayed the bands have to
 * bring it.
 */
const asLines = ({ rates }: SupplyChoice, share: number): MixDraftProduct[] =>
  rates.map(({ productId, kgPerHa }) => ({
    productId,
    rate: { value: kgPerHa / share, unit: 'kg/ha' },
  }));

/**
 * Searches the ways to meet a supply: all that meet it are compared, and of those that only come
 * close the first that can be mixed and sprayed.
 */
function solveSupply(read: ReadTarget, supply: ReadSupply, catalogue: Catalogue): SolveResult {
  const choices = meetSupply(supply.kgPerHa, supply.candidates).slice(0, MOST_SUPPLY_CHOICES);
  const candidates: Candidate[] = [];
  let used: SupplyChoice | undefined;
  let failed: Outcome | null = null;
  for (const choice of choices) {
    if (used !== undefined && !meets(choice)) break;
    const outcome = solveFor(
      read,
      [...read.products, ...asLines(choice, treatedShare(read.base) ?? 1)],
      catalogue,
    );
    if (outcome.candidates.length === 0) failed ??= outcome;
    else used ??= choice;
    candidates.push(...outcome.candidates);
    if (used !== undefined && !meets(used)) break;
  }
  const problems = missed(supply, used ?? choices[0]);
  return used === undefined
    ? { proposals: [], problems: [...whyNothing(failed), ...problems] }
    : { proposals: chooseProposals(candidates, read.objectives), problems };
}

/**
 * Looks for application rate, load split and, where none is given, nozzle, so that a job works: all
 * dissolves at the end temperature, nothing stops the plan, every load is full or as large as the
 * others, and the tip stays in range at every travel speed wanted; by default with the fewest loads.
 * Every proposal is a draft whose plan has been calculated. Without any, the problems say what stops
 * the closest. Never throws for what is in the target.
 */
export function solveMix(target: unknown, catalogue: Catalogue): SolveResult {
  const { read, problems } = readTarget(target, catalogue);
  if (read === null) return { proposals: [], problems };
  if (read.supply !== null) return solveSupply(read, read.supply, catalogue);
  const outcome = solveFor(read, read.products, catalogue);
  return outcome.candidates.length === 0
    ? { proposals: [], problems: whyNothing(outcome) }
    : { proposals: chooseProposals(outcome.candidates, read.objectives), problems: [] };
}
