import type { MixingReason } from '@mix/engine';

/** Why a step stands where it does in the order of addition. */
export const stepReasons: Readonly<Record<MixingReason, string>> = {
  firstCarrier: 'Water first, agitator on.',
  antifoamFirst: 'Before anything can foam.',
  conditionerBeforeActives: 'Conditions the water before the actives meet it.',
  bulkFertiliserNeedsMostWater: 'Needs the most water, and cools it most.',
  bulkLiquidBeforeActives: 'Liquid fertiliser before what it carries.',
  traceSaltsAfterBulk: 'Dissolves after the bulk fertiliser.',
  finesNeedAgitation: 'Fine solids need full agitation.',
  wettablePowdersBeforeLiquids: 'Powders must wet before liquids go in.',
  granulesBeforeLiquids: 'Granules must fall apart before liquids go in.',
  solublePowdersBeforeLiquids: 'Must dissolve before liquids go in.',
  suspensionsBeforeEmulsions: 'Suspensions before emulsions.',
  emulsionsBeforeSolutions: 'Emulsions before solutions.',
  solutionsAfterEmulsions: 'Solutions mix easily, so they wait.',
  biostimulantsLate: 'Late, so that it meets a thin mix.',
  adjuvantsAfterActives: 'After the actives: it foams and wets.',
  livingThingsShortTime: 'Living things spend the least time in the tank.',
  seedLast: 'Seed goes in last.',
  operatorsOrder: 'Your own order.',
  waitUntilClear: 'Wait until clear, then measure the temperature.',
  topUp: 'Top up to the line.',
};
