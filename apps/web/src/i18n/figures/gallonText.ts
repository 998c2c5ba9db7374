import { reader } from '../preferences/reader.ts';
import { gallonWords } from '../made/en/mix/gallonWords.ts';

/**
 * Names the gallon of the figures, on everything that leaves for another reader: the two gallons
 * differ by a fifth and share their sign. Null where none is shown.
 */
export const gallonText = (): string | null =>
  reader.system === 'metric' ? null : gallonWords[reader.system];
