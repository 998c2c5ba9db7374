import { byKind, type Value } from './Value.ts';

/** 1 and 1.0 are one number, 0 and -0 too. */
const numberKey = (value: number): string =>
  Number.isInteger(value) ? `#${BigInt(value)}` : `#${value}`;

/** A text that two values share exactly when `compareValues` finds them equal. */
export const equalityKey: (value: Value) => string = byKind({
  null: () => 'null',
  boolean: ({ value }) => String(value),
  integer: ({ value }) => `#${value}`,
  double: ({ value }) => numberKey(value),
  timestamp: ({ value }) => `t${value}`,
  string: ({ value }) => JSON.stringify(value),
  bytes: ({ value }) => `b${Buffer.from(value).toString('hex')}`,
  reference: ({ name }) => `r${JSON.stringify(name)}`,
  geoPoint: ({ latitude, longitude }) => `g${numberKey(latitude)},${numberKey(longitude)}`,
  array: ({ values }) => `[${values.map(equalityKey).join()}]`,
  vector: ({ values }) => `v[${values.map(numberKey).join()}]`,
  map: ({ fields }) =>
    `{${[...fields.keys()]
      .sort()
      .map((name) => `${JSON.stringify(name)}:${equalityKey(fields.get(name) ?? { kind: 'null' })}`)
      .join()}}`,
});
