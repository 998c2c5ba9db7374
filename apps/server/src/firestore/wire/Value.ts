/** Microseconds since 1970 UTC, from year 1 to year 9999. */
export type Micros = bigint;

/** The fields of a document or a map, in the order they were written. */
export type Fields = ReadonlyMap<string, Value>;

/** A value of a document. Integers and doubles stay apart: 1 and 1.0 are equal, not the same. */
export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'timestamp'; readonly value: Micros }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  /** `projects/p/databases/(default)/documents/product/urea` */
  | { readonly kind: 'reference'; readonly name: string }
  | { readonly kind: 'geoPoint'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'array'; readonly values: readonly Value[] }
  | { readonly kind: 'vector'; readonly values: readonly number[] }
  | { readonly kind: 'map'; readonly fields: Fields };

export const NULL: Value = { kind: 'null' };

/** A function of any value, made of one function for each kind. */
export function byKind<Result>(cases: {
  readonly [Kind in Value['kind']]: (value: Extract<Value, { kind: Kind }>) => Result;
}): (value: Value) => Result {
  // Each kind has its own case, which TypeScript cannot follow through the index.
  return (value) => (cases[value.kind] as (value: Value) => Result)(value);
}
