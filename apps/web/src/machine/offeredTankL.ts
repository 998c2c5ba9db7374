import type { Machine } from '@mix/engine';

/** What a known machine may be filled to, L: nominal tank x usable share; null where not known. */
export const offeredTankL = ({ nominalTankL, usableFraction }: Machine): number | null =>
  nominalTankL === null || usableFraction === null ? null : nominalTankL * usableFraction;
