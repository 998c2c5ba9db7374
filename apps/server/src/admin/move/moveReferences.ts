import { byKind, type Fields, type Value } from '../../firestore/wire/Value.ts';

/** Where the documents of a database begin, as names have it. */
export const documentsRoot = (projectId: string): string =>
  `projects/${projectId}/databases/(default)/documents`;

/**
 * Fields with every reference to a document of one database turned into one to the same document of
 * another. References to any third database stay what they are.
 */
export function moveReferences(fields: Fields, from: string, to: string): Fields {
  const same = (value: Value): Value => value;
  const moved: (value: Value) => Value = byKind<Value>({
    null: same,
    boolean: same,
    integer: same,
    double: same,
    timestamp: same,
    string: same,
    bytes: same,
    geoPoint: same,
    vector: same,
    reference: ({ name }) => ({
      kind: 'reference',
      name: name.startsWith(`${from}/`) ? to + name.slice(from.length) : name,
    }),
    array: ({ values }) => ({ kind: 'array', values: values.map(moved) }),
    map: ({ fields: inner }) => ({ kind: 'map', fields: moveReferences(inner, from, to) }),
  });
  return new Map([...fields].map(([name, value]) => [name, moved(value)]));
}
