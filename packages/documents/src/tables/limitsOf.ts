import type { Parameter } from '@mix/engine';
import type { Limits } from './FieldRow.ts';

/** The limits of a figure of the engine as a row has them: from the least to the most that can be. */
export const limitsOf = ({ min, max, minAllowed }: Parameter): Limits => [
  minAllowed ? min : Math.max(min, Number.MIN_VALUE),
  max,
];
