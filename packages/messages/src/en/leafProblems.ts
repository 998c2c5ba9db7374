import type { IntervalKind, LeafBurnFactor, ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';

const FACTORS: Readonly<Record<LeafBurnFactor, string>> = {
  spreader: 'an oil, emulsion or wetter in the mix',
  warmDry: 'warm air on a leaf that is not moist',
  cold: 'cold, which leaves the leaf thin',
  frost: 'frost',
};

const INTERVALS: Readonly<Record<IntervalKind, string>> = {
  rainFree: 'rain',
  entry: 'entry',
  grazing: 'grazing',
  cutting: 'cutting for feed',
  harvest: 'harvest',
};

/** The intervals of the labels that are not known, in words. */
const kinds = (v: ProblemValues): string =>
  Object.entries(INTERVALS)
    .flatMap(([kind, words]) => (v.list('kinds').includes(kind) ? [words] : []))
    .join(', ');

function factors(v: ProblemValues): string {
  const named = Object.entries(FACTORS).flatMap(([factor, words]) =>
    v.list('factors').includes(factor) ? [words] : [],
  );
  return named.length === 0 ? '' : ` Worse by ${named.join(', ')}.`;
}

/** What the mix does to the leaf it falls on, and what its labels ask for. */
export const leafProblems = {
  leafBurnRisk: (v) =>
    message(
      v.is('level', 'strong') ? 'The leaf is likely to burn' : 'The leaf may burn',
      `The liquid is ${v.percent('nitrogenFraction')} nitrogen, from ${v.products()}. Take care on this crop from ${v.percent('cautionFraction')}; ${v.percent('strongFraction')} is strong. These limits are assumed: they lie between trials.${v.is('cover', 'coarse') ? ' Coarse drops cover less of it.' : ''}${factors(v)}`,
      v.list('factors').includes('frost')
        ? 'Wait until the frost is off and the leaf is dry.'
        : `More water, air of ${v.temperature('bestFromC')} to ${v.temperature('bestToC')}, no strong sun; try a strip first.`,
    ),
  leafBurnNotMeasured: (v) =>
    message(
      v.is('cover', 'streams')
        ? 'Streams spare the leaf'
        : 'Where urea burns pasture was not found',
      `The liquid is ${v.percent('nitrogenFraction')} nitrogen, from ${v.products()}. ${v.is('cover', 'streams') ? 'Wheat burnt little under streams in what flat fans burnt; what share of them meets leaf was not measured.' : 'Urea was sprayed on pasture each month and no harm told; from which strength it burns was not measured.'}`,
      'Keep off frost, dew and heat; try a strip first.',
    ),
  leafBurnNotJudged: (v) =>
    message(
      'Leaf burn is not judged',
      `The crop is not set. The liquid is ${v.percent('nitrogenFraction')} nitrogen; broad leaves may burn from ${v.percent('cautionFraction')}.`,
      'Choose the crop.',
    ),
  leafStageNotKnown: () =>
    message(
      'Leaf burn is judged without the growth stage',
      'Until the crop has come up (BBCH 0 to 9) there is no leaf to burn.',
      'Enter the growth stage of the crop.',
    ),
  biuretHigh: (v) =>
    message(
      `${v.product()} has too much biuret for trees`,
      `It has ${v.count('gPerKgN')} g in a kg of nitrogen; urea for leaves has at most ${v.count('mostGPerKgN')} g, 0.4 %. Citrus and avocado mind it most.`,
      'Take a low biuret urea.',
    ),
  filterMayBlock: (v) =>
    message(
      `${v.product()} may block the filter`,
      `Its grains are up to ${v.count('topSizeUm')} µm. A filter of ${v.count('mesh')} mesh is open ${v.count('openingUm')} µm; half of that is assumed to pass.`,
      'Fit a coarser filter that the nozzles still stand, or take a finer product.',
    ),
  seedInStrongSalt: (v) =>
    message(
      `The mix may be too strong for ${v.products()}`,
      `Its salts hold water back with ${v.list('notCountedIds').length > 0 ? 'at least ' : ''}${v.count('osmoticMPa')} MPa: seed cannot swell, and urea or ammonia may kill it. From ${v.count('mostMPa')} MPa it is taken as too strong; this limit is assumed.`,
      'Sow the seed by itself, or in water alone.',
    ),
  seedTooLong: (v) =>
    message(
      `${v.products()} stands long in the tank`,
      `It is in there for ${v.count('standingMin')} min. In ${v.is('inSalt', 'yes') ? 'fertiliser' : 'water'} ${v.count('mostMin')} min are taken as the most; no published limit was found.`,
      'Make smaller loads, and put the seed in last.',
    ),
  seedNotTested: (v) =>
    message(
      `What the mix does to ${v.products()} is not known`,
      'No trial of this seed in such a mix was found. Take filters out that are finer than the seed, and keep the agitation on: it settles.',
      'Test it: hold a hundred seeds in the mix for the time planned. Rinse them, and count after ten days on wet paper, beside a hundred from water.',
    ),
  limeValue: (v) =>
    message(
      `${v.product()} takes up acid like ${v.quantity('pureKgPerHa', 'kg/ha')} of pure lime`,
      `${v.quantity('kgPerHa', 'kg/ha')} at a neutralising value of ${v.percent('neutralisingFraction')}.${v.has('actingKgPerHa') ? ` Of it ${v.percent('finenessFraction')} are fine enough: ${v.quantity('actingKgPerHa', 'kg/ha')} act.` : ' How much of it is fine enough to act is not known.'}`,
    ),
  limeValueNotKnown: (v) =>
    message(
      `Neutralising value not known: ${v.products()}`,
      'What it does to the soil’s acid is not worked out.',
      'Enter it from the paper of the lime, with the facts of the product.',
    ),
  biuretNotKnown: (v) =>
    message(
      `Biuret not known: ${v.products()}`,
      'Ordinary urea has about 0.8 %: too much for citrus and avocado.',
      'Look at the bag.',
    ),
  intervalsNotKnown: (v) =>
    message(
      `Intervals not known: ${v.products()}`,
      `How long to wait is not counted for ${kinds(v)}.`,
      'Read the label. What it says can be entered with a product of your own.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
