import type { DocumentKind } from '../DocumentKind.ts';

/** Marks without a width that turn the direction of what follows, on paper too. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** A value without such marks in its texts; the very same one where there are none. */
export function plainWords<Value>(value: Value): Value;
export function plainWords(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(TURNING, '');
  if (typeof value !== 'object' || value === null) return value;
  // Thousands of records pass here on the way to one list: nothing is made anew unless it has to be.
  return Array.isArray(value)
    ? plainMembers(value)
    : isPlainObject(value)
      ? plainFields(value)
      : value;
}

function plainMembers(members: readonly unknown[]): readonly unknown[] {
  let plain: unknown[] | null = null;
  for (const [place, member] of members.entries()) {
    const said = plainWords(member);
    if (said !== member) (plain ??= [...members])[place] = said;
  }
  return plain ?? members;
}

function plainFields(fields: object): object {
  let plain: Record<string, unknown> | null = null;
  for (const name of Object.keys(fields)) {
    const field: unknown = (fields as Readonly<Record<string, unknown>>)[name];
    const said = plainWords(field);
    if (said !== field) (plain ??= { ...fields })[name] = said;
  }
  return plain ?? fields;
}

/**
 * A kind whose documents are read without marks that turn the direction of text. On a farm others
 * write names and notes: behind such a mark a rate of 12 reads 21, on screen and on paper. Every
 * document is read by its kind, so this covers all of them.
 */
export const inPlainWords = <T>(kind: DocumentKind<T>): DocumentKind<T> => ({
  ...kind,
  parse: (fields) => kind.parse(plainWords(fields)),
});
