import { byKind, type Fields, type Value } from './Value.ts';

/** A value as the packages know it: a moment is a Date, a reference `{ referenceTo }`. */
const toPlain: (value: Value) => unknown = byKind<unknown>({
  null: () => null,
  boolean: ({ value }) => value,
  integer: ({ value }) => Number(value),
  double: ({ value }) => value,
  timestamp: ({ value }) => new Date(Number(value / 1000n)),
  string: ({ value }) => value,
  bytes: ({ value }) => Buffer.from(value).toString('base64'),
  reference: ({ name }) => ({ referenceTo: name.split('/').slice(5).join('/') }),
  geoPoint: ({ latitude, longitude }) => ({ latitude, longitude }),
  array: ({ values }) => values.map(toPlain),
  vector: ({ values }) => values,
  map: ({ fields }) => plainFields(fields),
});

/** The fields of a document as plain values, without types of a database. */
export const plainFields = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries([...fields].map(([name, value]) => [name, toPlain(value)]));
