import { invalid } from '../RequestError.ts';
import type { Fields, Value } from './Value.ts';

/** Where a field is: the names from the document down. */
export type FieldPath = readonly string[];

/** The name of the document itself, as a field of it in filters and orders. */
export const DOCUMENT_ID: FieldPath = ['__name__'];

const PLAIN = '[a-zA-Z_][a-zA-Z_0-9]*';
const QUOTED = '`(?:[^`\\\\]|(?:\\\\.))+`';
const SEGMENT = new RegExp(String.raw`(${PLAIN}|${QUOTED})(\.|$)`, 'sy');
const IS_PLAIN = new RegExp(`^${PLAIN}$`);
const RESERVED = /^__.*__$/s;

const LONGEST = 1500;
const DEEPEST = 20;

export const isDocumentId = (path: FieldPath): boolean =>
  path.length === 1 && path[0] === '__name__';

const unquote = (segment: string): string =>
  segment.startsWith('`') ? segment.slice(1, -1).replaceAll(/\\(.)/gs, '$1') : segment;

/**
 * Reads `a.b` or, where a name is more than letters, digits and `_`, a name in back-ticks.
 * @throws RequestError for any other form, and for a reserved name other than `__name__` alone.
 */
export function parseFieldPath(json: unknown): FieldPath {
  if (json === undefined || json === '') throw invalid('Invalid empty property path string.');
  if (typeof json !== 'string') throw invalid("Payload isn't valid for request.");
  if (Buffer.byteLength(json) > LONGEST) throw invalid('property path is longer than 1500 bytes.');
  const path = splitSegments(json).map(unquote);
  if (path.length > DEEPEST) throw invalid('paths must have at most 20 elements');
  const reserved = isDocumentId(path) ? undefined : path.find((name) => RESERVED.test(name));
  if (reserved !== undefined) throw invalid(`Invalid reserved name in field path ${reserved}`);
  return path;
}

function splitSegments(text: string): readonly string[] {
  const segments: string[] = [];
  let dot = '.';
  SEGMENT.lastIndex = 0;
  while (dot === '.') {
    const [, segment, end] = SEGMENT.exec(text) ?? [];
    if (segment === undefined || end === undefined) {
      throw invalid(
        `Invalid property path "${text}". Unquoted property paths must match regex (${PLAIN}), ` +
          `and quoted property paths must match regex (${QUOTED})`,
      );
    }
    segments.push(segment);
    dot = end;
  }
  return segments;
}

/** The written form, with back-ticks only where they are needed. */
export const formatFieldPath = (path: FieldPath): string =>
  path
    .map((name) => (IS_PLAIN.test(name) ? name : `\`${name.replaceAll(/[\\`]/g, '\\$&')}\``))
    .join('.');

/** Whether `path` is `other` or leads to it. */
export const leadsTo = (path: FieldPath, other: FieldPath): boolean =>
  path.every((name, index) => other[index] === name);

/** The value at a path; undefined where there is none. */
export function valueAt(fields: Fields, path: FieldPath): Value | undefined {
  let value: Value | undefined = { kind: 'map', fields };
  for (const name of path) {
    if (value?.kind !== 'map') return undefined;
    value = value.fields.get(name);
  }
  return value;
}

/**
 * The fields with the value at a path set, or removed (undefined). Setting makes maps on the way
 * and replaces what is no map there; a removal replaces nothing.
 */
export function withValueAt(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const changed = new Map(fields);
  if (rest.length === 0) {
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
    return changed;
  }
  const child = fields.get(name);
  if (child?.kind !== 'map' && value === undefined) return fields;
  const inner = child?.kind === 'map' ? child.fields : new Map<string, Value>();
  return changed.set(name, { kind: 'map', fields: withValueAt(inner, rest, value) });
}

/** Only the fields at or below some of the paths. */
export function pickFields(fields: Fields, mask: readonly FieldPath[]): Fields {
  let picked: Fields = new Map();
  for (const path of mask) {
    const value = valueAt(fields, path);
    if (value !== undefined) picked = withValueAt(picked, path, value);
  }
  return picked;
}
