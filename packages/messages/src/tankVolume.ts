/**
 * Decimals of a line of the tank, or of water to let in: a gauge or meter of hundreds shows whole
 * ones; 3.4 gal of a small tank are not 3. @param shown in the reader's unit
 */
export const tankVolumeDecimals = (shown: number): number =>
  shown >= 100 ? 0 : shown >= 10 ? 1 : 2;

/** Decimals of litres more or less: from 3 of the reader's unit on, one means nothing. */
export const doubtDecimals = (shown: number): number => (shown < 3 ? 1 : 0);
