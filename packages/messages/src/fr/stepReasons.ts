import type { StepReasons } from '../StepReasons.ts';

/** Why a step stands where it does in the order of addition, and what it does to the tank. */
export const stepReasons: StepReasons = {
  firstCarrier: 'L’eau d’abord, agitation en marche.',
  antifoamFirst: 'Avant que quoi que ce soit puisse mousser.',
  conditionerBeforeActives: 'Corrige l’eau avant l’arrivée des matières actives.',
  dissolves: 'Se dissout.',
  bulkLiquidBeforeActives: 'L’engrais liquide avant ce qu’il porte.',
  finesNeedAgitation: 'Reste en suspension : pleine agitation.',
  wettablePowdersBeforeLiquids: 'Les poudres doivent se mouiller avant les liquides.',
  granulesBeforeLiquids: 'Les granulés doivent se défaire avant les liquides.',
  solublePowdersBeforeLiquids: 'Doit se dissoudre avant les liquides.',
  suspensionsBeforeEmulsions: 'Les suspensions avant les émulsions.',
  emulsionsBeforeSolutions: 'Les émulsions avant les solutions.',
  solutionsAfterEmulsions: 'Les solutions se mélangent bien : elles attendent.',
  biostimulantsLate: 'Tard, pour trouver une bouillie diluée.',
  adjuvantsAfterActives: 'Après les matières actives : cela mousse et mouille.',
  livingThingsShortTime: 'Le vivant passe le moins de temps dans la cuve.',
  seedLast: 'La semence va en dernier.',
  operatorsOrder: 'Votre propre ordre.',
  waitUntilClear: 'Attendez que ce soit clair, puis mesurez la température.',
  waitAssumed:
    'Attendez que ce soit clair, puis mesurez la température. Les minutes sont supposées.',
  topUp: 'Complétez jusqu’au niveau.',
  bulkFertiliserNeedsMostWater: 'Demande le plus d’eau.',
  traceSaltsAfterBulk: 'Se dissout.',
  cools: (by) => `Refroidit la cuve de ${by}.`,
  heats: (by) => `Réchauffe la cuve de ${by}.`,
};
