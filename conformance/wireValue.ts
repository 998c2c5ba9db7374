import {
  RulesLatLng,
  RulesPath,
  RulesTimestamp,
  RulesVector,
  type RulesMap,
  type RulesValue,
} from '../apps/server/src/rules/values/RulesValue.ts';
import { PROJECT_ID } from './startFirestoreEmulator.ts';

export type WireValue = Readonly<Record<string, unknown>>;

export const documentName = (path: string): string =>
  `projects/${PROJECT_ID}/databases/(default)/documents/${path}`;

function timestampText({ nanos }: RulesTimestamp): string {
  const seconds = new Date(Number(nanos / 1_000_000_000n) * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(nanos % 1_000_000_000n).padStart(9, '0')}Z`;
}

const doubleText = (value: number): number | string =>
  Number.isFinite(value) ? value : String(value);

export const wireFields = (fields: RulesMap): Readonly<Record<string, WireValue>> =>
  Object.fromEntries([...fields].map(([name, value]) => [name, wireValue(value)]));

function wireObject(value: RulesValue & object): WireValue {
  if (Array.isArray(value)) {
    return { arrayValue: { values: (value as readonly RulesValue[]).map(wireValue) } };
  }
  if (value instanceof Map) return { mapValue: { fields: wireFields(value as RulesMap) } };
  if (value instanceof RulesTimestamp) return { timestampValue: timestampText(value) };
  if (value instanceof RulesPath) {
    return { referenceValue: documentName(value.segments.slice(3).join('/')) };
  }
  if (value instanceof RulesLatLng) {
    return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  if (value instanceof RulesVector) {
    const values = value.components.map((one) => ({ doubleValue: one }));
    return {
      mapValue: {
        fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } },
      },
    };
  }
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  throw new RangeError('a value that no document can hold');
}

/** A value of the rules as the REST interface writes it. */
export function wireValue(value: RulesValue): WireValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'bigint') return { integerValue: String(value) };
  if (typeof value === 'number') return { doubleValue: doubleText(value) };
  return typeof value === 'string' ? { stringValue: value } : wireObject(value);
}
