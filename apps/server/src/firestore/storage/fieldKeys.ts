import { encodeValue } from '../wire/encodeValue.ts';
import type { FieldPath } from '../wire/FieldPath.ts';
import type { Value } from '../wire/Value.ts';

/** What the app finds its documents by, and the two that any list is looked through by. */
const INDEXED_FIELDS = ['createdAt', 'name', 'userId', 'createdBy', 'sentTo'] as const;

/** A field with an index of the database (migration 0021). */
export type IndexedField = (typeof INDEXED_FIELDS)[number];

/** The field as one with an index; null: it has none. */
export const indexedField = ([name, ...inner]: FieldPath): IndexedField | null =>
  inner.length > 0 ? null : (INDEXED_FIELDS.find((each) => each === name) ?? null);

/** Characters. What is longer shares its key with others. */
const LONGEST_KEY = 200;

/** The key of a stored document, letter for letter as in the index: else SQLite would not use it. */
export const keySql = (field: IndexedField): string =>
  `substr(rtrim(iif(json_valid(fields), fields -> '$.${field}', NULL), 'Z"}'), 1, ${LONGEST_KEY})`;

/**
 * The key of a value. Equal values of one kind have one key, but for numbers, lists and maps; times are
 * in its order. Other values may have the same.
 */
export function keyOf(value: Value): string {
  const text = JSON.stringify(encodeValue(value)).replace(/[Z"}]+$/, '');
  // SQLite counts whole characters, JavaScript halves of some.
  return text.length <= LONGEST_KEY ? text : Array.from(text).slice(0, LONGEST_KEY).join('');
}

/** Keys in the order of their bytes, both ends among them. */
export interface KeyRange {
  readonly from: string;
  readonly to: string;
}

/** The keys of all values of a kind, by the member that names it; behind `:` comes `;`. */
export const keysOfKind = (kind: string): KeyRange => ({
  from: `{"${kind}":`,
  to: `{"${kind}";`,
});
