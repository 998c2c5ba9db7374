import { invalid, type RequestError } from '../RequestError.ts';
import { parseDocumentName } from './DocumentName.ts';
import { readEntries, readFlag, readList, readMembers } from './readMembers.ts';
import { parseTimestamp } from './timestamps.ts';
import { NULL, type Fields, type Value } from './Value.ts';

const DEEPEST = 20;
const LONGEST_FIELD_NAME = 1500;
const LONGEST_VALUE = 1_048_487;
const MOST_DIMENSIONS = 2048;

/** Each field has two entries in the official service's indexes, and a document 40,000 of them. */
const MOST_FIELDS = 20_000;

/** Where a value stands: the field of the document it is part of, and how many levels below it. */
interface Place {
  readonly property: string;
  readonly depth: number;
  /** Fields of the whole document that were read so far, maps within maps included. */
  readonly read: { fields: number };
}

const malformed = (what: string): RequestError =>
  invalid(`Payload isn't valid for request: ${what} cannot be read.`);

/**
 * Reads the fields of a document or of a map from their wire form.
 * @throws RequestError for what is no value, and for names and sizes outside the limits.
 */
export function decodeFields(json: unknown): Fields {
  const fields = new Map<string, Value>();
  if (json === undefined || json === null) return fields;
  const read = { fields: 0 };
  const entries = readEntries(json);
  countFields(read, entries.length);
  for (const [name, value] of entries) {
    checkFieldName(name);
    fields.set(name, decode(value, { property: name, depth: 0, read }));
  }
  return fields;
}

/** @throws RequestError before more than `MOST_FIELDS` fields are made. */
function countFields(read: Place['read'], more: number): void {
  read.fields += more;
  if (read.fields > MOST_FIELDS) throw invalid('too many index entries for entity');
}

/** Reads one value, for example of a filter. */
export const decodeValue = (json: unknown): Value =>
  decode(json, { property: '', depth: 0, read: { fields: 0 } });

function checkFieldName(name: string): void {
  if (name === '') throw invalid('The property.name is the empty string.');
  if (/^__.*__$/s.test(name)) throw invalid(`field name ${name} is reserved`);
  if (!name.isWellFormed()) throw invalid('The property.name is not valid UTF-8.');
  if (name.length * 3 > LONGEST_FIELD_NAME && Buffer.byteLength(name) > LONGEST_FIELD_NAME) {
    throw invalid('The property.name is longer than 1500 bytes.');
  }
}

function decode(json: unknown, place: Place): Value {
  const given = readEntries(json);
  // A client may send null for a member it does not use, but `nullValue` is null by right.
  const members = given.filter(([name, value]) => value !== null || name === 'nullValue');
  const [member] = members;
  if (member === undefined) throw invalid('Cannot convert firestore.v1.Value with type unset.');
  const read = READERS.get(member[0]);
  if (read === undefined || members.length > 1) throw malformed(`a value of "${member[0]}"`);
  return read(member[1], place);
}

type Reader = (json: unknown, place: Place) => Value;

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['nullValue', readNull],
  ['booleanValue', (json) => ({ kind: 'boolean', value: readFlag(json) ?? false })],
  ['integerValue', (json) => ({ kind: 'integer', value: readInt64(json) })],
  ['doubleValue', (json) => ({ kind: 'double', value: readDouble(json) })],
  ['timestampValue', (json) => ({ kind: 'timestamp', value: parseTimestamp(json) })],
  ['stringValue', readString],
  ['bytesValue', readBytes],
  ['referenceValue', readReference],
  ['geoPointValue', readGeoPoint],
  ['arrayValue', readArray],
  ['mapValue', readMap],
]);

function readNull(json: unknown): Value {
  if (json === null || json === 'NULL_VALUE' || json === 0) return NULL;
  throw malformed('"nullValue"');
}

/** Digits in a text, or a number small enough that JSON did not round it. */
export function readInt64(json: unknown): bigint {
  if (typeof json === 'number' && Number.isSafeInteger(json)) return BigInt(json);
  if (typeof json !== 'string' || !/^-?\d{1,19}$/.test(json)) throw malformed('"integerValue"');
  const value = BigInt(json);
  if (BigInt.asIntN(64, value) !== value) throw malformed('"integerValue"');
  return value;
}

const SPECIAL_DOUBLES = new Map([
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
]);

function readDouble(json: unknown): number {
  if (typeof json === 'number' && Number.isFinite(json)) return json;
  if (typeof json !== 'string') throw malformed('"doubleValue"');
  const special = SPECIAL_DOUBLES.get(json);
  if (special !== undefined) return special;
  const value = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(json) ? Number(json) : NaN;
  if (!Number.isFinite(value)) throw malformed('"doubleValue"');
  return value;
}

const tooLong = (place: Place): RequestError =>
  invalid(`The value of property "${place.property}" is longer than ${LONGEST_VALUE} bytes.`);

function readString(json: unknown, place: Place): Value {
  if (typeof json !== 'string') throw malformed('"stringValue"');
  if (json.length * 3 > LONGEST_VALUE && Buffer.byteLength(json) > LONGEST_VALUE) {
    throw tooLong(place);
  }
  // Half of a surrogate pair has no UTF-8 form; the official service puts a mark in its place too.
  return { kind: 'string', value: json.toWellFormed() };
}

function readBytes(json: unknown, place: Place): Value {
  if (typeof json !== 'string' || !/^[A-Za-z0-9+/_-]*={0,2}$/.test(json)) {
    throw malformed('"bytesValue"');
  }
  if (json.replace(/=+$/, '').length % 4 === 1) throw malformed('"bytesValue"');
  const value = new Uint8Array(Buffer.from(json, 'base64'));
  if (value.length > LONGEST_VALUE) throw tooLong(place);
  return { kind: 'bytes', value };
}

function readReference(json: unknown): Value {
  if (typeof json !== 'string') throw malformed('"referenceValue"');
  parseDocumentName(json, 'Resource name');
  return { kind: 'reference', name: json };
}

/** Numbers in refusals end in `.0` where the official service has them end so. */
const asDecimal = (value: number): string => (Number.isInteger(value) ? `${value}.0` : `${value}`);

function readDegrees(json: unknown, name: 'latitude' | 'longitude', limit: number): number {
  const value = json === undefined ? 0 : readDouble(json);
  if (value >= -limit && value <= limit) return value;
  throw invalid(
    `Geo point ${name} '${asDecimal(value)}' outside permitted range -${limit}.0 to ${limit}.0.`,
  );
}

function readGeoPoint(json: unknown): Value {
  const { latitude, longitude } = readMembers(json, ['latitude', 'longitude']);
  return {
    kind: 'geoPoint',
    latitude: readDegrees(latitude, 'latitude', 90),
    longitude: readDegrees(longitude, 'longitude', 180),
  };
}

function below({ property, depth, read }: Place): Place {
  if (depth < DEEPEST) return { property, depth: depth + 1, read };
  throw invalid(`Property ${property} contains an invalid nested entity.`);
}

function readArray(json: unknown, place: Place): Value {
  const inside = below(place);
  const values = readList(readMembers(json, ['values']).values).map((each) => {
    const value = decode(each, inside);
    if (value.kind === 'array') throw invalid('Cannot convert an array value in an array value.');
    return value;
  });
  return { kind: 'array', values };
}

function readMap(json: unknown, place: Place): Value {
  const inside = below(place);
  const entries = readEntries(readMembers(json, ['fields']).fields ?? {});
  if (entries.some(([name]) => name === '__type__')) return readVector(entries, inside);
  countFields(place.read, entries.length);
  const fields = new Map<string, Value>();
  for (const [name, value] of entries) {
    checkFieldName(name);
    fields.set(name, decode(value, inside));
  }
  return { kind: 'map', fields };
}

function readVector(entries: readonly [string, unknown][], place: Place): Value {
  const members = new Map(entries.map(([name, json]) => [name, decode(json, place)]));
  const type = members.get('__type__');
  if (type?.kind !== 'string' || type.value !== '__vector__') {
    throw invalid(`Property ${place.property} contains an invalid nested entity.`);
  }
  const list = members.get('value');
  if (list?.kind !== 'array') throw invalid("Vector map is missing key 'value'.");
  if (members.size > 2) throw invalid('Vector Value map has extraneous entries.');
  if (list.values.length === 0) throw invalid('Cannot have a zero length vector.');
  if (list.values.length > MOST_DIMENSIONS) {
    throw invalid(`Vectors must have at most ${MOST_DIMENSIONS} dimensions.`);
  }
  const values = list.values.map((value) => {
    if (value.kind !== 'double') throw invalid("Vector must only contain values of type 'double'");
    return value.value;
  });
  return { kind: 'vector', values };
}
