import { isFields, shownUnit } from '@mix/engine';
import { columnOfKey, type ColumnUse } from '../../plan/spreadsheet/planColumns.ts';
import type { Table } from '../../plan/spreadsheet/Table.ts';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import { reader } from '../../i18n/preferences/reader.ts';

/** The reader's own units, for a heading that names no unit of an area or of the spray. */
export const readersUnits = () => ({
  area: shownUnit('ha', reader.system),
  applicationRate: shownUnit('L/ha', reader.system),
});

/** Keeps what a text of a file means; null takes the meaning back. */
export function setMeaning(text: string, meaning: string | null): void {
  const { value } = sheetMapping.getState();
  const others = Object.entries(value.meanings).filter(([other]) => other !== text.toLowerCase());
  const said = meaning === null ? [] : [[text.toLowerCase(), meaning] as const];
  const meanings = Object.fromEntries([...others, ...said]);
  sheetMapping.setState({ value: { ...value, meanings } });
}

/** The content of each column: as somebody chose, else as its heading says. */
export function usesOf(
  { headings }: Table,
  { columns }: SheetMapping,
  guess: (
    headings: readonly string[],
    units: ReturnType<typeof readersUnits>,
  ) => readonly ColumnUse[],
): readonly ColumnUse[] {
  const guessed = guess(headings, readersUnits());
  return headings.map((heading, at) => {
    const chosen = columns[heading];
    return chosen === undefined ? (guessed[at] ?? columnOfKey('')) : columnOfKey(chosen);
  });
}

/** Choices for earlier files: a column's content by its heading, and the meaning of a text. */
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
