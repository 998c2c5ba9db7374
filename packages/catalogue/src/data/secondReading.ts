import { join } from 'node:path';
import type { SecondReading } from '../SecondReading.ts';
import { oneOf, orNull, readTable, text } from '../tables/readTable.ts';

/** The tenth was drawn by this number from the products in the order of their ids, then the tips. */
export const SECOND_READING_SEED = 20261123;

/** Read on 23 November 2026 by somebody who had not written the values down, from the papers themselves where they could be had. */
export const secondReading: readonly SecondReading[] = [
  { value: 'timothy rate', outcome: 'same', note: null },
  { value: 'smooth-brome rate', outcome: 'same', note: null },
  { value: 'gibberellic-acid-100-sl liquidDensityKgPerL', outcome: 'same', note: null },
  { value: 'gibberellic-acid-100-sl groups', outcome: 'same', note: null },
  { value: 'app liquidDensityKgPerL', outcome: 'same', note: null },
  { value: 'app nutrientsPct', outcome: 'same', note: null },
  { value: 'captan groups', outcome: 'same', note: null },
  { value: 'lambda liquidDensityKgPerL', outcome: 'same', note: null },
  { value: 'lambda groups', outcome: 'same', note: null },
  { value: 'cu-nitrate solubility', outcome: 'same', note: null },
  { value: 'cu-nitrate nutrientsPct', outcome: 'same', note: null },
  { value: 'fertag nutrientsPct', outcome: 'same', note: null },
  { value: 'nitro-30 nutrientsPct', outcome: 'same', note: null },
  { value: 'sop solubility', outcome: 'same', note: null },
  { value: 'methoxyfenozide-240-sc strength', outcome: 'same', note: null },
  { value: 'bloomtastic nutrientsPct', outcome: 'same', note: null },
  { value: 'antifoam-exifoam liquidDensityKgPerL', outcome: 'same', note: null },
  { value: 'ats liquidDensityKgPerL', outcome: 'same', note: null },
  { value: 'ats nutrientsPct', outcome: 'same', note: null },
  { value: 'clothianidin-500-wg strength', outcome: 'same', note: null },
  { value: 'florasulam-200-sc liquidDensityKgPerL', outcome: 'same', note: null },
  { value: 'florasulam-200-sc groups', outcome: 'same', note: null },
  { value: 'cu-hydroxide groups', outcome: 'same', note: null },
  { value: 'ethephon-720-sl liquidDensityKgPerL', outcome: 'same', note: null },
  { value: 'fluroxypyr-333-ec liquidDensityKgPerL', outcome: 'same', note: null },
  { value: 'fluroxypyr-333-ec groups', outcome: 'same', note: null },
  { value: 'carbaryl liquidDensityKgPerL', outcome: 'same', note: null },
  { value: 'collide-700 liquidDensityKgPerL', outcome: 'same', note: null },
  { value: 'phosphite-530 liquidDensityKgPerL', outcome: 'same', note: null },
  { value: 'phosphite-530 nutrientsPct', outcome: 'same', note: null },
  { value: 'haloxyfop-520-ec liquidDensityKgPerL', outcome: 'same', note: null },
  { value: 'haloxyfop-520-ec groups', outcome: 'same', note: null },
  { value: 'bromoxynil-200-mcpa-200-ec strength', outcome: 'same', note: null },
  { value: 'carbaryl groups', outcome: 'differs', note: 'It was in the group of wettable granules; label and formulation say suspension concentrate. Mended.' },
  { value: 'bloomtastic groups', outcome: 'differs', note: 'The catalogue of its maker adds slow-release urea and trace elements. Mended: urea, and a part that no rule speaks of.' },
  { value: 'timothy bulkDensityKgPerL', outcome: 'notFound', note: 'The table of seed densities did not come up again.' },
  { value: 'wclover rate', outcome: 'notFound', note: 'The upper end is the same; the page of the lower one did not come up again.' },
  { value: 'kelp-powder rate', outcome: 'notFound', note: 'The page did not come up again.' },
  { value: 'humate-powder groups', outcome: 'notFound', note: 'The page did not come up again.' },
  { value: 'fish-it groups', outcome: 'notFound', note: 'The page did not come up again.' },
  { value: 'lime-250 nutrientsPct', outcome: 'notFound', note: 'The page did not come up again.' },
  { value: 'molasses liquidDensityKgPerL', outcome: 'notFound', note: 'The page did not come up again.' },
  { value: 'mecoprop-mix rate', outcome: 'notFound', note: 'The label did not come up again.' },
  { value: 'mecoprop-mix groups', outcome: 'notFound', note: 'The label did not come up again.' },
  { value: 'fertag groups', outcome: 'notFound', note: 'Its pH was not printed.' },
  { value: 'nitro-30 groups', outcome: 'notFound', note: 'Slow release is read, what releases it is not.' },
  { value: 'sop nutrientsPct', outcome: 'notFound', note: 'The table did not come up again.' },
  { value: 'fe-edta nutrientsPct', outcome: 'notFound', note: 'The page did not come up again.' },
  { value: 'fe-edta groups', outcome: 'notFound', note: 'The page did not come up again.' },
  { value: 'collide-700 groups', outcome: 'notFound', note: 'The label copy has no text to search.' },
  { value: 'phosphite-530 groups', outcome: 'notFound', note: 'The page did not come up again.' },
];

/**
 * Of 70 tips drawn, 38 stand in a transcription that could be had again: 344 values (flow, pressures,
 * exponent, angle, size, edges of droplet classes), compared by a program.
 */
export const secondReadingOfTips = { drawn: 70, found: 38, values: 344, differ: 0 } as const;

/**
 * Of the strengths, groups, densities and nutrients that the tables of further sprays and of figures
 * brought, a tenth of the sourced ones, drawn by this number and read again in the papers themselves
 * on 27 November 2026.
 */
export const SECOND_READING_OF_SPRAYS_SEED = 20261127;

export const secondReadingOfSprays: readonly SecondReading[] = readTable(
  join(import.meta.dirname, 'secondReadingOfSprays.csv'),
  { value: text, outcome: oneOf('same', 'differs', 'notFound'), note: orNull(text) },
);
