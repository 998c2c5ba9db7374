import { isFields } from '@mix/engine';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';

/** What somebody said of earlier files: what a column holds by its heading, and what a text means. */
export interface SheetMapping {
  readonly columns: Readonly<Record<string, string>>;
  readonly meanings: Readonly<Record<string, string>>;
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isFields(value) && Object.values(value).every((text) => typeof text === 'string');

/** Kept for the next file like this one. */
export const sheetMapping = createKeptValue<SheetMapping>(browserStorage(), {
  key: 'mix.sheetMapping',
  schema: 1,
  empty: { columns: {}, meanings: {} },
  read: (stored) =>
    isFields(stored) && isTexts(stored['columns']) && isTexts(stored['meanings'])
      ? { columns: stored['columns'], meanings: stored['meanings'] }
      : null,
});
