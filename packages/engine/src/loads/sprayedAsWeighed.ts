import type { JobProductTotal } from '../mix/MixPlan.ts';
import { productMeasure } from '../products/productAmount.ts';

/**
 * Amount of a product that reaches the ground when each load is weighed as it was told: what the
 * rates ask for, and what the steps of a scale add to it or leave out. Where nothing stands in the
 * machine before or after, it is the very figure that is weighed.
 */
export const sprayedAsWeighed = ({
  amount,
  measured,
  sprayed,
  alreadyInMachine,
  leftInMachine,
}: Pick<
  JobProductTotal,
  'amount' | 'measured' | 'sprayed' | 'alreadyInMachine' | 'leftInMachine'
>): JobProductTotal['sprayed'] =>
  alreadyInMachine.value === 0 && leftInMachine.value === 0
    ? measured
    : productMeasure(sprayed.unit, sprayed.value + (measured.value - amount.value));
