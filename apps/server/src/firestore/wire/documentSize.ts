import { byKind, type Fields, type Value } from './Value.ts';

const textSize = (text: string): number => Buffer.byteLength(text) + 1;

const idSize = (id: string): number => (/^__id-?\d+__$/.test(id) ? 8 : textSize(id));

const pathSize = (path: string): number =>
  path.split('/').reduce((total, segment) => total + idSize(segment), 16);

const pathOf = (name: string): string => name.split('/').slice(5).join('/');

/** @param perMap bytes that every map counts besides what is in it */
function sizes(perMap: number) {
  const ofFields = (fields: Fields): number =>
    [...fields].reduce((total, [name, value]) => total + textSize(name) + ofValue(value), perMap);
  const ofValue: (value: Value) => number = byKind({
    null: () => 1,
    boolean: () => 1,
    integer: () => 8,
    double: () => 8,
    timestamp: () => 8,
    geoPoint: () => 16,
    string: ({ value }) => textSize(value),
    bytes: ({ value }) => value.length,
    reference: ({ name }) => pathSize(pathOf(name)),
    array: ({ values }) => values.reduce((total, each) => total + ofValue(each), 0),
    vector: ({ values }) => values.length * 8,
    map: ({ fields }) => ofFields(fields),
  });
  return { ofFields, ofValue };
}

const stored = sizes(32);

/** Bytes that a value counts where a query compares with it, as Google's emulator has it. */
export const comparedSize = sizes(0).ofValue;

/**
 * Bytes a document counts for its limit, by the published rules
 * (firebase.google.com/docs/firestore/storage-size).
 */
export const documentSize = (path: string, fields: Fields): number =>
  pathSize(path) + stored.ofFields(fields);
