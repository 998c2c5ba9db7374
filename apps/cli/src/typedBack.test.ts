import { catalogue as listed } from '@mix/catalogue';
import { draftPool, Random, randomDraft } from '@mix/catalogue/randomDrafts';
import {
  calculateMix,
  parseQuantity,
  readMix,
  shownUnit,
  UNIT_SYSTEMS,
  type Catalogue,
  type MixDraft,
  type MixDraftProduct,
  type MixProblem,
  type MixResult,
  type ProblemCode,
  type ProductLabel,
  type UnitId,
  type UnitSystem,
} from '@mix/engine';
import { problemText, type MessageFormat } from '@mix/messages';
import { describe, expect, it } from 'vitest';

const OWN_LABEL = {
  country: null,
  harvestDays: 14,
  applicationIntervalDays: 21,
  earliestGrowthStage: 21,
  latestGrowthStage: 32,
} as const satisfies ProductLabel;

/** Every weed killer with a label in its owner's hand: the catalogue has none. */
const catalogue: Catalogue = {
  ...listed,
  products: listed.products.map((product) =>
    product.category === 'herbicide' ? { ...product, label: OWN_LABEL } : product,
  ),
};

/** 10,000 drafts, in ten parts, so that a busy machine ends each part in time. */
const PARTS = Array.from({ length: 10 }, (_, part) => [part * 1_000] as const);
const DRAFTS = 1_000;

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

/** A figure of a message, the unit it is stored in, and the draft with this figure typed in. */
interface Told {
  readonly text: string;
  readonly unit: UnitId;
  readonly typed: (value: number, draft: MixDraft) => MixDraft;
}

interface TypedBack {
  readonly told: (problem: MixProblem, words: string) => readonly Told[];
  /** True: the changed draft must have a plan. Otherwise only the problem itself has to be gone. */
  readonly leadsToPlan?: true;
}

/** The draft with the value at one path replaced. */
function withFigure(draft: MixDraft, path: string, value: Json): MixDraft {
  const copy = structuredClone(draft) as { [key: string]: Json };
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at: Json = copy;
  for (const key of keys) at = (at as { [key: string]: Json })[key] ?? {};
  (at as { [key: string]: Json })[last] = value;
  return copy;
}

const at =
  (path: string | null) =>
  (value: number, draft: MixDraft): MixDraft =>
    withFigure(draft, path ?? '', value);

const rateAt =
  (path: string | null, unit: string) =>
  (value: number, draft: MixDraft): MixDraft =>
    withFigure(draft, path ?? '', { value, unit });

const unitOf = ({ values }: MixProblem, key = 'unit'): UnitId => values[key] as UnitId;

/** The figures that a pattern finds in a message; a figure that is left out is skipped. */
function toldIn(words: string, pattern: RegExp, unit: UnitId, typed: Told['typed']): Told[] {
  const groups: readonly (string | undefined)[] = pattern.exec(words)?.slice(1) ?? [];
  return groups.flatMap((text) => (text === undefined ? [] : [{ text, unit, typed }]));
}

const limits: TypedBack = {
  told: (problem, words) => [
    ...toldIn(words, /Enter from (.+) to (.+)\. You/, unitOf(problem), at(problem.field)),
    ...toldIn(words, /up to (.+)\. You/, unitOf(problem), at(problem.field)),
    ...toldIn(words, /Usual is (.+) or more\./, unitOf(problem), at(problem.field)),
  ],
};

const waysOut: TypedBack = {
  leadsToPlan: true,
  told: (problem, words) => [
    ...toldIn(words, /at (\S+\s\S+) or more/, 'L/ha', at('applicationRateLPerHa')),
    ...toldIn(words, /in water of (\S+\s°[CF])/, '°C', at('waterTemperatureC')),
    ...toldIn(
      words,
      /with (\S+\s.+) of it/,
      unitOf(problem, 'workableRateUnit'),
      rateAt(problem.field, unitOf(problem, 'workableRateUnit')),
    ),
  ],
};

/** The draft with the conditioner at that dose, in place of the conditioner it has. */
function withConditioner(value: number, draft: MixDraft): MixDraft {
  const ams: MixDraftProduct = { productId: 'ams', rate: { value, unit: 'kg/100 L' } };
  const others = (draft.products ?? []).filter(({ productId }) => productId !== 'ams');
  return { ...draft, products: [...others, ams], mixingOrder: null };
}

const TYPED_BACK: Partial<Record<ProblemCode, TypedBack>> = {
  belowMinimum: limits,
  aboveMaximum: limits,
  unusuallyLow: limits,
  unusuallyHigh: limits,
  rateAboveLabelMaximum: {
    told: (problem, words) =>
      toldIn(
        words,
        /Enter at most (.+)\./,
        unitOf(problem, 'maximumUnit'),
        rateAt(problem.field, unitOf(problem, 'maximumUnit')),
      ),
  },
  rateOutsideUsualRange: {
    told: (problem, words) =>
      toldIn(
        words,
        /Usual is (?:(.+) to )?(.+)\. You/,
        unitOf(problem, 'usualUnit'),
        rateAt(problem.field, unitOf(problem, 'usualUnit')),
      ),
  },
  amountHardToMeasure: {
    // The message offers a choice and no figure: the other split.
    told: (_problem, words) =>
      /equal loads:/.test(words)
        ? [{ text: '1', unit: '1', typed: (_, draft) => ({ ...draft, loadSplit: 'equal' }) }]
        : [],
  },
  heelAboveTank: {
    told: (_, words) => toldIn(words, /The tank holds (.+), so/, 'L', at('heel.volumeL')),
  },
  loadMassAboveLimit: {
    leadsToPlan: true,
    told: (_, words) => toldIn(words, /Fill at most (.+)\./, 'L', at('tankCapacityL')),
  },
  doesNotDissolve: waysOut,
  wouldFreeze: waysOut,
  pressureOutOfRange: {
    told: (_, words) => toldIn(words, /Drive (.+) to (.+), or/, 'km/h', at('travelSpeedKmPerH')),
  },
  outsidePublishedRate: {
    told: ({ field }, words) => {
      const unit = field === 'travelSpeedKmPerH' ? 'km/h' : 'L/ha';
      return toldIn(words, /Given is (.+) to (.+)\. You/, unit, at(field));
    },
  },
  stageAfterLabel: {
    told: ({ field }, words) => toldIn(words, /up to BBCH (\d+)\./, '1', at(field)),
  },
  stageBeforeLabel: {
    told: ({ field }, words) => toldIn(words, /from BBCH (\d+)\./, '1', at(field)),
  },
  harvestTooSoon: {
    told: ({ field }, words) => toldIn(words, /at least (\d+)\./, '1', at(field)),
  },
  tooSoonAgain: {
    told: ({ field, values }, words) => [
      ...toldIn(words, /at least (\d+)\./, '1', at(field)),
      ...toldIn(words, /still to wait: (\d+)\./, '1', (value, draft) =>
        at(field)(Number(values['days']) + value, draft),
      ),
    ],
  },
  hardWater: {
    told: (_, words) => toldIn(words, /ties it up: (.+), where/, 'kg/100 L', withConditioner),
  },
};

const formatIn = (system: UnitSystem): MessageFormat => ({
  system,
  // Without a sign for thousands no figure can be read in two ways.
  signs: { decimal: '.', group: '' },
  productName: (id) => id,
});

const sameProblem =
  ({ code, field }: MixProblem) =>
  (other: MixProblem): boolean =>
    other.code === code && other.field === field;

/**
 * What is wrong with the figures in the message of a problem, each typed into its draft in every
 * unit system. A figure that reads the same in two of them is the same draft, and is calculated
 * once.
 */
function faultsOf(problem: MixProblem, draft: MixDraft, isRead: boolean): string[] {
  const back = TYPED_BACK[problem.code];
  const passes = new Map<string, boolean>();
  const leads = (changed: MixDraft): boolean => {
    // A problem that reading the draft finds needs no plan.
    const after: MixResult = isRead
      ? { plan: null, problems: readMix(changed, catalogue).problems }
      : calculateMix(changed, catalogue);
    const stays = after.problems.some(sameProblem(problem));
    return !stays && (back?.leadsToPlan !== true || after.plan !== null);
  };
  const passesOnce = (changed: MixDraft): boolean => {
    const key = JSON.stringify(changed);
    const found = passes.get(key) ?? leads(changed);
    passes.set(key, found);
    return found;
  };
  return UNIT_SYSTEMS.flatMap((system) => {
    const found = fault(problem, draft, system, passesOnce);
    return found === null ? [] : [found];
  });
}

/** What is wrong with the figures that a message told, once typed; null when they pass. */
function fault(
  problem: MixProblem,
  draft: MixDraft,
  system: UnitSystem,
  passes: (changed: MixDraft) => boolean,
): string | null {
  const back = TYPED_BACK[problem.code];
  const { title, detail, action } = problemText(problem, formatIn(system));
  // Every message whose action has a figure must be in `TYPED_BACK`.
  if (back === undefined) return /\d/.test(action ?? '') ? `${problem.code} is not tried` : null;
  const words = `${title}. ${detail} ${action ?? ''}`;
  for (const { text, unit, typed } of back.told(problem, words)) {
    const read = parseQuantity(text, {
      unit: shownUnit(unit, system),
      storedUnit: unit,
      negativeAllowed: true,
    });
    if (!read.ok) return `${text} cannot be typed: ${read.error.code}`;
    if (!passes(typed(read.value.value, draft))) {
      return `${system}: ${words}\n${text} does not pass`;
    }
  }
  return null;
}

function spoiltLine(random: Random, line: MixDraftProduct): MixDraftProduct {
  const { rate } = line;
  if (rate === null) return line;
  const value = Number((rate.value * 10 ** (2 * random.next())).toPrecision(3));
  const maximum = Number((rate.value * (0.4 + random.next())).toPrecision(3));
  return {
    ...line,
    ...(random.chance(0.3) && { rate: { ...rate, value } }),
    ...(random.chance(0.1) && { daysSinceLast: random.whole(0, 30) }),
    ...(random.chance(0.2) && {
      overrides: { labelMaximumRate: { value: maximum, unit: rate.unit } },
    }),
  };
}

/** Fields of the crop and of the water that the labels may not allow. */
const spoiltGround = (random: Random): Partial<MixDraft> => ({
  ...(random.chance(0.05) && { growthStage: random.whole(0, 99) }),
  ...(random.chance(0.05) && { daysToHarvest: random.whole(0, 30) }),
  ...(random.chance(0.1) && {
    waterAnalysis: {
      potassiumPpm: 10,
      sodiumPpm: random.whole(0, 300),
      calciumPpm: random.whole(0, 900),
      magnesiumPpm: random.whole(0, 200),
      ironPpm: 1,
    },
  }),
});

/** A draft in which something is likely too much, too little or too heavy. */
function spoilt(random: Random, draft: MixDraft): MixDraft {
  const products = (draft.products ?? []).map((line) => spoiltLine(random, line));
  const tankL = draft.tankCapacityL ?? 1000;
  const salt = { productId: 'kno3', rate: { value: random.typed(1, 30, 1), unit: 'kg/100 L' } };
  return {
    ...draft,
    products: random.chance(0.05) ? [salt as MixDraftProduct] : products,
    ...(random.chance(0.2) && { maxLoadMassKg: Math.round(tankL * (0.5 + random.next())) }),
    ...(random.chance(0.1) && { travelSpeedKmPerH: random.typed(0.5, 100, 1) }),
    ...(random.chance(0.1) && { waterTemperatureC: random.typed(0.5, 90, 1) }),
    ...(random.chance(0.02) && { waterTemperatureC: -random.whole(1, 20) }),
    ...(random.chance(0.1) && { applicationRateLPerHa: random.typed(1, 9000, 1) }),
    ...(random.chance(0.1) && { sprayAreaHa: random.typed(0.001, 5000, 3) }),
    ...(random.chance(0.1) && { heel: { volumeL: tankL * 1.7, contents: 'water' as const } }),
    ...spoiltGround(random),
  };
}

describe('every figure of a message, typed in the unit it is shown in', () => {
  const pool = draftPool(catalogue);
  const seen = new Set<ProblemCode>();

  it.each(PARTS)('passes in three unit systems, from draft %d on', (from) => {
    const faults: string[] = [];
    for (let seed = from; seed < from + DRAFTS; seed += 1) {
      const random = new Random(seed);
      const draft = spoilt(random, randomDraft(random, pool));
      const ofReading = readMix(draft, catalogue).problems;
      for (const problem of calculateMix(draft, catalogue).problems) {
        if (TYPED_BACK[problem.code] !== undefined) seen.add(problem.code);
        for (const found of faultsOf(problem, draft, ofReading.some(sameProblem(problem))))
          faults.push(`draft ${seed}, ${found}`);
      }
    }
    expect(faults.slice(0, 12)).toEqual([]);
  });

  it('was tried of every code that tells one', () => {
    expect([...seen].sort()).toEqual(Object.keys(TYPED_BACK).sort());
  });
});
