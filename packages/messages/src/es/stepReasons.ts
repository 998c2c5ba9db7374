import type { StepReasons } from '../StepReasons.ts';

/** Why a step stands where it does in the order of addition, and what it does to the tank. */
export const stepReasons: StepReasons = {
  firstCarrier: 'Primero el agua, con el agitador en marcha.',
  antifoamFirst: 'Antes de que algo pueda hacer espuma.',
  conditionerBeforeActives: 'Acondiciona el agua antes de que lleguen los activos.',
  dissolves: 'Se disuelve.',
  bulkLiquidBeforeActives: 'El fertilizante líquido antes de lo que lleva.',
  finesNeedAgitation: 'Queda en suspensión: plena agitación.',
  wettablePowdersBeforeLiquids: 'Los polvos deben mojarse antes de que entren líquidos.',
  granulesBeforeLiquids: 'Los gránulos deben deshacerse antes de que entren líquidos.',
  solublePowdersBeforeLiquids: 'Debe disolverse antes de que entren líquidos.',
  suspensionsBeforeEmulsions: 'Las suspensiones, antes que las emulsiones.',
  emulsionsBeforeSolutions: 'Las emulsiones, antes que las soluciones.',
  solutionsAfterEmulsions: 'Las soluciones se mezclan bien, por eso esperan.',
  biostimulantsLate: 'Tarde, para que encuentre una mezcla diluida.',
  adjuvantsAfterActives: 'Después de los activos: hace espuma y moja.',
  livingThingsShortTime: 'Lo vivo pasa el menor tiempo en el tanque.',
  seedLast: 'La semilla entra al final.',
  operatorsOrder: 'Su propio orden.',
  waitUntilClear: 'Espere hasta que esté clara, luego mida la temperatura.',
  waitAssumed: 'Espere hasta que esté clara, luego mida la temperatura. Los minutos son supuestos.',
  topUp: 'Complete hasta la línea.',
  bulkFertiliserNeedsMostWater: 'Necesita la mayor parte del agua.',
  traceSaltsAfterBulk: 'Se disuelve.',
  cools: (by) => `Enfría el tanque ${by}.`,
  heats: (by) => `Calienta el tanque ${by}.`,
};
