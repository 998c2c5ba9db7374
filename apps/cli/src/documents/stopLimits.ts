import type { PROBLEM_SEVERITY, ProblemCode } from '@mix/engine';

type StopCode = {
  [Code in ProblemCode]: (typeof PROBLEM_SEVERITY)[Code] extends 'stop' ? Code : never;
}[ProblemCode];

/**
 * What a stop rests on: the draft cannot be read or worked out; a figure of the operator; a label; or
 * facts of the catalogue, which stop only where somebody read them: one that is assumed warns.
 */
export interface StopLimit {
  readonly restsOn: 'draft' | 'operator' | 'label' | 'facts';
  readonly limit: string;
  /** For facts: the ids of the sources; left out where each fact has its own source. */
  readonly sources?: readonly string[];
}

const unread = (limit: string): StopLimit => ({ restsOn: 'draft', limit });
const listed = unread('What the catalogue lists.');
const fieldLimits = unread('The hard limits of the field, in docs/draft.md.');

/** Every code of severity stop, with the source of its limit. */
export const stopLimits: Readonly<Record<StopCode, StopLimit>> = {
  draftNotReadable: unread('There is nothing to plan.'),
  unknownField: unread('The fields of docs/draft.md: what was meant by another is not known.'),
  wrongType: fieldLimits,
  missing: unread('Without it no figure of the plan can be worked out.'),
  belowMinimum: fieldLimits,
  aboveMaximum: fieldLimits,
  notWhole: fieldLimits,
  unknownMachine: listed,
  unknownBoomConfiguration: listed,
  unknownNozzle: listed,
  unknownProduct: listed,
  productListedTwice: unread('Which of the two rates holds is not known.'),
  noProducts: unread('There is nothing to mix.'),
  invalidChoice: fieldLimits,
  textNotUsable: fieldLimits,
  factDoesNotFit: unread('A solid has no density of a liquid, and the other way round.'),
  rateUnitDoesNotFit: unread('One cannot be worked out of the other.'),
  rateNeedsDensity: unread('One cannot be worked out of the other.'),
  rateNeedsContent: unread('One cannot be worked out of the other.'),
  productHasNotThisNutrient: unread('Any amount of it would be nothing of the nutrient.'),
  rateAboveLabelMaximum: { restsOn: 'label', limit: 'The most that the label allows.' },
  doseNotPlausible: {
    restsOn: 'operator',
    limit:
      'Nobody said that it is meant. When to ask is told by a ceiling of each active ingredient and element: what a label that was read gives with a margin of ours, or a bound of ours. It is no limit: "it is meant" answers.',
  },
  bandWiderThanRow: {
    restsOn: 'operator',
    limit: 'The rows stand so far apart: a wider band would be sprayed twice.',
  },
  heelAboveTank: { restsOn: 'operator', limit: 'The tank holds no more.' },
  heelContentsUnknown: unread('What is in it decides what may be added.'),
  productsExceedLoad: { restsOn: 'operator', limit: 'The tank holds no more.' },
  tooManyLoads: unread('More than 1,000 loads: nobody drives them, and a figure was mistyped.'),
  loadMassAboveLimit: { restsOn: 'operator', limit: 'The most the axle and drawbar may carry.' },
  displacementUnknown: {
    restsOn: 'operator',
    limit: 'The tank holds no more, where a solid takes the most room of its kind.',
  },
  doesNotDissolve: {
    restsOn: 'facts',
    limit:
      'The solubility that was read for the product at the temperature the tank ends at. What is assumed of it gives mayNotDissolve.',
  },
  wouldFreeze: {
    restsOn: 'facts',
    limit:
      'The freezing point of the mix, or a margin above it that was typed. The usual margin of 2 K is assumed and gives nearFreezing; the heat of urea is assumed too.',
    sources: ['S3'],
  },
  solidsAboveStop: {
    restsOn: 'operator',
    limit:
      'The share of solids that was measured or typed for the machine, and never more than 60 %, at which grains are packed and no mix flows. An assumed limit gives solidsAboveAssumedLimit.',
  },
  particlesTooLarge: {
    restsOn: 'facts',
    limit:
      'Grains as wide as the opening of the tip, both read. Where one is assumed it is particlesMayBlock.',
  },
  incompatible: {
    restsOn: 'facts',
    limit: 'A rule that was read for the two: its sources stand with its reason.',
  },
  solidForms: {
    restsOn: 'facts',
    limit: 'The solubility product of the solid.',
    sources: ['S106'],
  },
  stageAfterLabel: { restsOn: 'label', limit: 'The last growth stage of the label.' },
  harvestTooSoon: { restsOn: 'label', limit: 'The days before harvest of the label.' },
  noProposal: unread('No mix meets what is asked for.'),
  noNozzleFits: unread('No tip of the list meets what is asked for.'),
};

export const stopLimitOf = (code: ProblemCode): StopLimit | null =>
  Object.entries(stopLimits).find(([stop]) => stop === code)?.[1] ?? null;
