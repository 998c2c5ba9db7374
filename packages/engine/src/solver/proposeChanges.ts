import type { Catalogue } from '../catalogue/Catalogue.ts';
import { planMix } from '../planning/planMix.ts';
import type { MixDraft } from '../mix/MixDraft.ts';
import type { MixPlan, MixResult } from '../mix/MixPlan.ts';
import type { MixProblem, ProblemCode } from '../mix/MixProblem.ts';
import { readMix } from '../reading/readMix.ts';
import { draftFields } from '../mix/draftFields.ts';
import { amountInLoad, productDose } from '../products/productAmount.ts';
import { chooseNozzles } from '../sprayer/chooseNozzles.ts';
import { widthPerNozzle } from '../sprayer/widthPerNozzle.ts';
import type { Change, ChangeProposal } from './ChangeProposal.ts';
import { measured, tradesAgainst, type Measured } from './compareCandidates.ts';
import { solveMix } from './solveMix.ts';

/** A phone's screen cannot compare more changes than this. */
const MOST_CHANGES = 4;
/** Water that is warmer by less than this is not worth another way of working. */
const WARMER_K = 0.5;
/** Water is heated by whole degrees, and no further than is usual. */
const { softHigh, max } = draftFields.waterTemperatureC.limits;
const WARMEST_C = softHigh ?? max;
/** Parts of a product's rate that are tried, most of it first. */
const LESS = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1] as const;
/** Digits that a lowered rate is given with. */
const RATE_DIGITS = 3;
/** Speeds are proposed by the half kilometre an hour. */
const SPEEDS_PER_KM_PER_H = 2;

/** Problems that warmer water may help against. */
const COLD: readonly ProblemCode[] = [
  'doesNotDissolve',
  'mayNotDissolve',
  'wouldFreeze',
  'nearFreezing',
  'endsCold',
  'nearSaturation',
  'saturationsAddUp',
];
/** Problems that less of a product may help against. */
const TOO_MUCH: readonly ProblemCode[] = [
  'doesNotDissolve',
  'wouldFreeze',
  'solidsAboveStop',
  'productsExceedLoad',
  'loadMassAboveLimit',
  'rateAboveLabelMaximum',
  'nitrogenAboveCap',
];

interface Question {
  readonly draft: MixDraft;
  readonly catalogue: Catalogue;
  readonly present: MixResult;
}

interface Attempt {
  readonly change: Change;
  readonly productId: string | null;
  readonly draft: MixDraft;
}

const has = ({ problems }: MixResult, codes: readonly ProblemCode[]): boolean =>
  problems.some(({ code }) => codes.includes(code));

const warningsOf = (problems: readonly MixProblem[]): number =>
  problems.filter(({ severity }) => severity === 'warn').length;

/** Other rates and splits: the one with the fewest loads, then the one with the fewest warnings. */
function rateAttempts({ draft, catalogue }: Question): Attempt[] {
  const held = Object.entries(draft).filter(
    ([key]) => key !== 'applicationRateLPerHa' && key !== 'loadSplit',
  );
  // With a speed and no nozzle the solver would choose one that may not be at hand.
  const travelSpeedKmPerH = draft.nozzle == null ? null : (draft.travelSpeedKmPerH ?? null);
  const target = { ...Object.fromEntries(held), travelSpeedKmPerH };
  const { proposals } = solveMix(target, catalogue);
  const fewest = Math.min(...proposals.map(({ problems }) => warningsOf(problems)));
  const calm = proposals.find(({ problems }) => warningsOf(problems) === fewest);
  const ordered = calm === undefined ? [] : [calm, ...proposals.filter((one) => one !== calm)];
  return ordered.map(({ draft: { applicationRateLPerHa, loadSplit } }) => ({
    change: 'applicationRate',
    productId: null,
    draft: {
      ...draft,
      applicationRateLPerHa: applicationRateLPerHa ?? null,
      loadSplit: loadSplit ?? null,
    },
  }));
}

/** A nozzle, of the same series where one fits, that holds its pressure at this rate and speed. */
function nozzleAttempts({ draft, catalogue, present }: Question): Attempt[] {
  const { inputs } = readMix(draft, catalogue);
  const load = present.plan?.loads[0];
  if (inputs === null || present.plan === null || load === undefined) return [];
  const { nozzle, nozzleCount, swathWidthM, travelSpeedKmPerH } = inputs;
  if (nozzle === null || nozzleCount === null || swathWidthM === null || travelSpeedKmPerH === null)
    return [];
  const fitting = chooseNozzles(catalogue.nozzles, {
    applicationRateLPerHa: present.plan.applicationRateLPerHa,
    travelSpeedKmPerH: [travelSpeedKmPerH, travelSpeedKmPerH],
    widthPerNozzleM: widthPerNozzle(swathWidthM, inputs, nozzleCount),
    densityKgPerL: load.densityKgPerL,
  });
  const isAlike = (id: string): boolean =>
    catalogue.nozzles.some((other) => other.id === id && other.series === nozzle.series);
  const chosen = fitting.find(({ nozzleId }) => isAlike(nozzleId)) ?? fitting[0];
  if (chosen === undefined) return [];
  const { nozzleId } = chosen;
  return [
    {
      change: 'nozzle',
      productId: null,
      draft: { ...draft, nozzle: { ...draft.nozzle, nozzleId } },
    },
  ];
}

/** The speed nearest to the present one at which the nozzle holds its pressure. */
function speedAttempts({ draft, present }: Question): Attempt[] {
  const window = present.plan?.sprayer?.speedWindowKmPerH ?? null;
  const now = draft.travelSpeedKmPerH ?? null;
  if (window === null || now === null) return [];
  const [slowest, fastest] = window;
  const travelSpeedKmPerH =
    now < slowest
      ? Math.ceil(slowest * SPEEDS_PER_KM_PER_H) / SPEEDS_PER_KM_PER_H
      : Math.floor(fastest * SPEEDS_PER_KM_PER_H) / SPEEDS_PER_KM_PER_H;
  return travelSpeedKmPerH > 0 && travelSpeedKmPerH >= slowest && travelSpeedKmPerH <= fastest
    ? [{ change: 'travelSpeed', productId: null, draft: { ...draft, travelSpeedKmPerH } }]
    : [];
}

/** The least warm water in which the mix neither stops nor ends cold. */
function temperatureAttempts({ draft, catalogue }: Question): Attempt[] {
  const now = draft.waterTemperatureC ?? null;
  if (now === null) return [];
  for (let warmer = Math.floor(now) + 1; warmer <= WARMEST_C; warmer += 1) {
    const changed = { ...draft, waterTemperatureC: warmer };
    const result = planMix(changed, catalogue);
    if (result.plan !== null && !has(result, COLD)) {
      return [{ change: 'waterTemperature', productId: null, draft: changed }];
    }
  }
  return [];
}

/**
 * Position of the product to lower: the one a problem names, else the one there is most of in a
 * full tank; where nitrogen is too much, the one that brings most of it. Rates themselves cannot be
 * compared: 500 g/ha is less than 45 kg/ha.
 */
function productToLower({ draft, catalogue, present }: Question): number {
  const problem = present.problems.find(({ code }) => TOO_MUCH.includes(code));
  const named = (draft.products ?? []).findIndex(
    ({ productId }) => productId === problem?.values['productId'],
  );
  const { inputs } = readMix(draft, catalogue);
  if (named !== -1 || inputs === null) return named;
  const { tankCapacityL: loadL, applicationRateLPerHa } = inputs;
  const parts = inputs.products.map((line) => {
    const amount = amountInLoad(productDose(line), { loadL, freshL: loadL }, applicationRateLPerHa);
    const nitrogenPct = line.product.nutrientsPct?.N ?? 0;
    return problem?.code === 'nitrogenAboveCap' ? amount * nitrogenPct : amount;
  });
  return inputs.products[parts.indexOf(Math.max(...parts))]?.index ?? -1;
}

/** The highest rate of a product that is tried with which nothing is too much any more. */
function lessAttempts(question: Question): Attempt[] {
  const { draft, catalogue } = question;
  const place = productToLower(question);
  const line = draft.products?.[place];
  const rate = line?.rate ?? null;
  if (line === undefined || rate === null) return [];
  for (const part of LESS) {
    const value = Number((rate.value * part).toPrecision(RATE_DIGITS));
    const products = (draft.products ?? []).map((other, index) =>
      index === place ? { ...other, rate: { ...rate, value } } : other,
    );
    const result = planMix({ ...draft, products }, catalogue);
    if (result.plan !== null && !has(result, TOO_MUCH)) {
      return [{ change: 'productRate', productId: line.productId, draft: { ...draft, products } }];
    }
  }
  return [];
}

const measuredPlan = (draft: MixDraft, plan: MixPlan, problems: readonly MixProblem[]): Measured =>
  measured({ draft, plan, problems, pressureRangeBar: null });

/** The plan of an attempt; null where it has none, or gives nothing over the present one. */
function proposal(
  attempt: Attempt,
  { draft, catalogue, present }: Question,
): ChangeProposal | null {
  const { plan, problems } = planMix(attempt.draft, catalogue);
  if (plan === null) return null;
  if (present.plan === null) return { ...attempt, plan, problems, trades: [] };
  const trades = tradesAgainst(
    measuredPlan(attempt.draft, plan, problems),
    measuredPlan(draft, present.plan, present.problems),
  );
  if (trades.some(({ code, better }) => code === 'warnings' && !better)) return null;
  const left = new Set(problems.map(({ code }) => code));
  const warned = present.problems.filter(({ severity }) => severity === 'warn');
  const gives =
    warned.length === 0
      ? trades.some(({ code, better }) => code === 'loads' && better)
      : warned.some(({ code }) => !left.has(code)) ||
        (has(present, COLD) &&
          trades.some(
            ({ code, better, by }) => code === 'endTemperature' && better && by >= WARMER_K,
          ));
  return gives ? { ...attempt, plan, problems, trades } : null;
}

/**
 * Ways to make a draft work, or work better, each with one thing changed: another application rate
 * or split, another nozzle or speed where the pressure is out of range, warmer water, less of a
 * product. Every figure is that of `calculateMix` for exactly the draft that is proposed; none has
 * a stop, and none has more warnings than the draft as it is. At most 4, one of each kind first.
 */
export function proposeChanges(draft: MixDraft, catalogue: Catalogue): readonly ChangeProposal[] {
  const question: Question = { draft, catalogue, present: planMix(draft, catalogue) };
  const { present } = question;
  const rates = rateAttempts(question);
  const others = [
    ...(has(present, ['pressureOutOfRange'])
      ? [...speedAttempts(question), ...nozzleAttempts(question)]
      : []),
    ...(has(present, COLD) ? temperatureAttempts(question) : []),
    ...(has(present, TOO_MUCH) ? lessAttempts(question) : []),
  ];
  const found: ChangeProposal[] = [];
  const more = others.length === 0 ? rates.slice(2) : [];
  for (const attempt of [...rates.slice(0, 2), ...others, ...more]) {
    if (found.length === MOST_CHANGES) break;
    const made = proposal(attempt, question);
    if (made !== null) found.push(made);
  }
  return found;
}
