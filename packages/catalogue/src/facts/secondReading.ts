import type { SecondReading } from '../SecondReading.ts';
import { number, oneOf, orNull, readFacts, text } from '../tables/readTable.ts';

/**
 * Draws a tenth of the products in the order of their ids, then of the tips. They were read on 23
 * November 2026 by somebody who had not written the values down, from the papers themselves where
 * they could be had.
 */
export const SECOND_READING_SEED = 20261123;

/**
 * Draws a tenth of the sourced strengths, groups, densities and nutrients of further sprays. They
 * were read again in the papers themselves on 27 November 2026.
 */
export const SECOND_READING_OF_SPRAYS_SEED = 20261127;

const rows = readFacts('secondReadings', {
  drawnBy: number(20_261_101, 20_991_231),
  value: text,
  outcome: oneOf('same', 'differs', 'notFound'),
  note: orNull(text),
});

const drawnBy = (seed: number): readonly SecondReading[] =>
  rows.filter((row) => row.drawnBy === seed).map(({ drawnBy: _seed, ...reading }) => reading);

export const secondReading = drawnBy(SECOND_READING_SEED);
export const secondReadingOfSprays = drawnBy(SECOND_READING_OF_SPRAYS_SEED);

/**
 * Of 70 tips drawn, 38 stand in a transcription that could be had again: 344 values (flow, pressures,
 * exponent, angle, size, edges of droplet classes), compared by a program.
 */
export const secondReadingOfTips = { drawn: 70, found: 38, values: 344, differ: 0 } as const;
