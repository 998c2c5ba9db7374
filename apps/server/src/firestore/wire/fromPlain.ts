import { NULL, type Fields, type Value } from './Value.ts';

/**
 * A plain JSON value as a value of a document, with the types the client library gives it: a whole
 * number that is safe is an integer, any other number a double.
 * @throws TypeError for what JSON has no word for.
 */
function toValue(plain: unknown): Value {
  if (plain === null) return NULL;
  if (typeof plain === 'boolean') return { kind: 'boolean', value: plain };
  if (typeof plain === 'string') return { kind: 'string', value: plain };
  if (typeof plain === 'number') {
    return Number.isSafeInteger(plain) && !Object.is(plain, -0)
      ? { kind: 'integer', value: BigInt(plain) }
      : { kind: 'double', value: plain };
  }
  if (Array.isArray(plain)) return { kind: 'array', values: plain.map(toValue) };
  if (typeof plain === 'object') return { kind: 'map', fields: fieldsFromPlain(plain) };
  throw new TypeError(`A document cannot hold a ${typeof plain}.`);
}

/** The fields of a document from a plain object; a member that is undefined is left out. */
export const fieldsFromPlain = (plain: object): Fields =>
  new Map(
    Object.entries(plain)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, toValue(value)]),
  );
