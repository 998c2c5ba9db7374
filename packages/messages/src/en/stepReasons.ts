import type { StepReasons } from '../StepReasons.ts';

/** Why a step stands where it does in the order of addition, and what it does to the tank. */
export const stepReasons: StepReasons = {
  firstCarrier: 'Water first, agitator on.',
  antifoamFirst: 'Before anything can foam.',
  conditionerBeforeActives: 'Conditions the water before the actives meet it.',
  dissolves: 'Dissolves.',
  bulkLiquidBeforeActives: 'Liquid fertiliser before what it carries.',
  finesNeedAgitation: 'Stays suspended: full agitation.',
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
  waitAssumed: 'Wait until clear, then measure the temperature. The minutes are assumed.',
  topUp: 'Top up to the line.',
  bulkFertiliserNeedsMostWater: 'Needs the most water.',
  traceSaltsAfterBulk: 'Dissolves.',
  cools: (by) => `Cools the tank by ${by}.`,
  heats: (by) => `Heats the tank by ${by}.`,
};
