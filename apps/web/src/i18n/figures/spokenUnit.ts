import { spokenUnitWords } from '../made/en/app/spokenUnitWords.ts';

/** A unit in full, for an accessible name; one that is read out well as it stands is kept. */
export const spokenUnit = (unit: string): string =>
  new Map(Object.entries(spokenUnitWords)).get(unit) ?? unit;
