import type { DocumentFields, FieldValue } from '@mix/documents';

/** More levels than the database allows in a document, and those above it in the file. */
const DEEPEST = 40;

/** JSON has neither moments nor every number; an object with one of these names stands for them. */
const DATE = '$date';
const NUMBER = '$number';
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['NaN', Number.NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
  ['-0', -0],
]);

const numberName = (value: number): string | null =>
  [...NUMBERS].find(([, number]) => Object.is(number, value))?.[0] ?? null;

/** A stored value as JSON. A field name of the document that begins with `$` gets one `$` more. */
export function toJson(value: FieldValue): unknown {
  if (value instanceof Date) return { [DATE]: value.toISOString() };
  if (typeof value === 'number') {
    const name = numberName(value);
    return name === null ? value : { [NUMBER]: name };
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toJson);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, FieldValue]) => [
      name.startsWith('$') ? `$${name}` : name,
      toJson(part),
    ]),
  );
}

function tagged(name: string, value: unknown): FieldValue {
  const text = typeof value === 'string' ? value : '';
  const number = NUMBERS.get(text);
  if (name === NUMBER && number !== undefined) return number;
  const date = new Date(text);
  const isDate = name === DATE && !Number.isNaN(date.getTime()) && date.toISOString() === text;
  if (!isDate) throw new RangeError(`not a ${name}`);
  return date;
}

/**
 * A value of the file, back as it was stored.
 * @throws RangeError for a value that `toJson` never writes
 */
export function fromJson(value: unknown, depth = 0): FieldValue {
  if (depth > DEEPEST) throw new RangeError('nested too deep');
  if (Array.isArray(value)) return value.map((part) => fromJson(part, depth + 1));
  if (typeof value === 'object' && value !== null) return mapFromJson(value, depth);
  if (isPlain(value)) return value;
  throw new RangeError('not a stored value');
}

const isPlain = (value: unknown): value is null | boolean | number | string =>
  value === null || ['boolean', 'number', 'string'].includes(typeof value);

function mapFromJson(value: object, depth: number): FieldValue {
  const entries: readonly [string, unknown][] = Object.entries(value);
  const [[first, only] = ['', null]] = entries;
  if (entries.length === 1 && (first === DATE || first === NUMBER)) return tagged(first, only);
  return Object.fromEntries(
    entries.map(([name, part]) => [ownName(name), fromJson(part, depth + 1)]),
  );
}

function ownName(name: string): string {
  if (!name.startsWith('$')) return name;
  if (!name.startsWith('$$')) throw new RangeError('an unknown kind of value');
  return name.slice(1);
}

/** The fields of a document. @throws RangeError where the value is no map of fields */
export function fieldsFromJson(value: unknown): DocumentFields {
  const fields = fromJson(value);
  if (typeof fields !== 'object' || fields === null) throw new RangeError('not fields');
  if (Array.isArray(fields) || fields instanceof Date) throw new RangeError('not fields');
  return fields as DocumentFields;
}

/**
 * The one text of a JSON value, RFC 8785: names in the order of their UTF-16 units, no space.
 * @throws RangeError where it is nested too deep
 */
export function canonicalText(value: unknown, depth = 0): string {
  if (depth > DEEPEST) throw new RangeError('nested too deep');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    return `[${value.map((part) => canonicalText(part, depth + 1)).join(',')}]`;
  }
  const parts = Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonicalText(part, depth + 1)}`);
  return `{${parts.join(',')}}`;
}
