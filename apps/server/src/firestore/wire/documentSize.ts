import { byKind, type Fields, type Value } from './Value.ts';

const textSize = (text: string): number => Buffer.byteLength(text) + 1;

const idSize = (id: string): number => (/^__id-?\d+__$/.test(id) ? 8 : textSize(id));

const pathSize = (path: string): number =>
  path.split('/').reduce((total, segment) => total + idSize(segment), 16);

const pathOf = (name: string): string => name.split('/').slice(5).join('/');

const fieldsSize = (fields: Fields): number =>
  [...fields].reduce((total, [name, value]) => total + textSize(name) + valueSize(value), 32);

const valueSize: (value: Value) => number = byKind({
  null: () => 1,
  boolean: () => 1,
  integer: () => 8,
  double: () => 8,
  timestamp: () => 8,
  geoPoint: () => 16,
  string: ({ value }) => textSize(value),
  bytes: ({ value }) => value.length,
  reference: ({ name }) => pathSize(pathOf(name)),
  array: ({ values }) => values.reduce((total, each) => total + valueSize(each), 0),
  vector: ({ values }) => values.length * 8,
  map: ({ fields }) => fieldsSize(fields),
});

/**
 * Bytes a document counts for its limit, by the published rules
 * (firebase.google.com/docs/firestore/storage-size).
 */
export const documentSize = (path: string, fields: Fields): number =>
  pathSize(path) + fieldsSize(fields);
