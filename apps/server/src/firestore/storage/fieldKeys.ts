import { encodeValue } from '../wire/encodeValue.ts';
import type { FieldPath } from '../wire/FieldPath.ts';
import type { Value } from '../wire/Value.ts';

/** The fields the app finds its documents by, and the two that any list is looked through by. */
const INDEXED_FIELDS = ['createdAt', 'name', 'userId', 'createdBy', 'sentTo'] as const;

/** A field with an index of the database (migration 0021). */
export type IndexedField = (typeof INDEXED_FIELDS)[number];

/** The field at a path as one with an index; null: it has none. */
export const indexedField = ([name, ...inner]: FieldPath): IndexedField | null =>
  inner.length > 0 ? null : (INDEXED_FIELDS.find((each) => each === name) ?? null);

/** Characters of a key. Values with a longer text share their key with others. */
const LONGEST_KEY = 200;

/**
 * The SQL of a document's key, letter for letter as in the index: else SQLite would not use that.
 */
export const keySql = (field: IndexedField): string =>
  `substr(rtrim(iif(json_valid(fields), fields -> '$.${field}', NULL), 'Z"}'), 1, ${LONGEST_KEY})`;

/**
 * The key of a value. Equal values of one kind have one key, but for numbers, lists and maps; the
 * keys of times are in the order of the times. Different values may have the same key.
 */
export function keyOf(value: Value): string {
  const text = JSON.stringify(encodeValue(value)).replace(/[Z"}]+$/, '');
  // SQLite counts whole characters, JavaScript UTF-16 units.
  return text.length <= LONGEST_KEY ? text : Array.from(text).slice(0, LONGEST_KEY).join('');
}

/** Keys in the order of their bytes, both ends among them. */
export interface KeyRange {
  readonly from: string;
  readonly to: string;
}

/**
 * The range of the keys of all values of a kind, by the member that names it; behind `:` comes `;`.
 */
export const keysOfKind = (kind: string): KeyRange => ({
  from: `{"${kind}":`,
  to: `{"${kind}";`,
});
