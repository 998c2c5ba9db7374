import type { MixingReason } from '@mix/engine';

/** Why a step stands where it does in the order of addition. */
export const stepReasons: Readonly<Record<MixingReason, string>> = {
  firstCarrier: 'L’eau d’abord, agitation en marche.',
  antifoamFirst: 'Avant que quoi que ce soit puisse mousser.',
  conditionerBeforeActives: 'Corrige l’eau avant l’arrivée des matières actives.',
  bulkFertiliserNeedsMostWater: 'Demande le plus d’eau, et la refroidit le plus.',
  bulkLiquidBeforeActives: 'L’engrais liquide avant ce qu’il porte.',
  traceSaltsAfterBulk: 'Se dissout après l’engrais principal.',
  finesNeedAgitation: 'Les solides fins demandent une pleine agitation.',
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
  topUp: 'Complétez jusqu’au niveau.',
};
