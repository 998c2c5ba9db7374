import { formatTimestamp } from './timestamps.ts';
import { byKind, type Fields, type Value } from './Value.ts';

/** A value in the JSON form of the protocol: one member that names its type. */
export type WireValue = Readonly<Record<string, unknown>>;
export type WireFields = Readonly<Record<string, WireValue>>;

/** `JSON.stringify` would make 0 or null of -0, NaN and the two infinities. */
function encodeDouble(value: number): number | string {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}

const encodeVector = (values: readonly number[]): WireFields => ({
  __type__: { stringValue: '__vector__' },
  value: { arrayValue: { values: values.map((value) => ({ doubleValue: encodeDouble(value) })) } },
});

/** The wire form of a value. Lists and maps without members are sent without the member. */
export const encodeValue: (value: Value) => WireValue = byKind<WireValue>({
  null: () => ({ nullValue: null }),
  boolean: ({ value }) => ({ booleanValue: value }),
  integer: ({ value }) => ({ integerValue: value.toString() }),
  double: ({ value }) => ({ doubleValue: encodeDouble(value) }),
  timestamp: ({ value }) => ({ timestampValue: formatTimestamp(value) }),
  string: ({ value }) => ({ stringValue: value }),
  bytes: ({ value }) => ({ bytesValue: Buffer.from(value).toString('base64') }),
  reference: ({ name }) => ({ referenceValue: name }),
  geoPoint: ({ latitude, longitude }) => ({
    geoPointValue: { latitude: encodeDouble(latitude), longitude: encodeDouble(longitude) },
  }),
  array: ({ values }) => ({
    arrayValue: values.length === 0 ? {} : { values: values.map(encodeValue) },
  }),
  vector: ({ values }) => ({ mapValue: { fields: encodeVector(values) } }),
  map: ({ fields }) => ({ mapValue: fields.size === 0 ? {} : { fields: encodeFields(fields) } }),
});

export const encodeFields = (fields: Fields): WireFields =>
  Object.fromEntries([...fields].map(([name, value]) => [name, encodeValue(value)]));
