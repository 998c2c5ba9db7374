import { invalid } from '../RequestError.ts';

/**
 * The members of a JSON object, none but those named. A member that is null counts as not given.
 * @throws RequestError when it is no object, or has a member of another name.
 */
export function readMembers<const Name extends string>(
  json: unknown,
  names: readonly Name[],
): Partial<Record<Name, unknown>> {
  const members: Partial<Record<Name, unknown>> = {};
  for (const [name, value] of readEntries(json)) {
    const known = names.find((each) => each === name);
    if (known === undefined) throw invalid(`Payload isn't valid for request: unknown "${name}".`);
    if (value !== null) members[known] = value;
  }
  return members;
}

/** The members of a JSON object of any names. */
export function readEntries(json: unknown): [string, unknown][] {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw invalid("Payload isn't valid for request: an object is missing.");
  }
  return Object.entries(json);
}

/** The elements of a JSON array; a missing array is an empty one. */
export function readList(json: unknown): readonly unknown[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw invalid("Payload isn't valid for request: a list is missing.");
  return json as readonly unknown[];
}

/** A text; a missing one is the empty text, as in the protocol. */
export function readText(json: unknown): string {
  if (json === undefined || json === null) return '';
  if (typeof json !== 'string')
    throw invalid("Payload isn't valid for request: a text is missing.");
  return json;
}

/** True, false, or null when not given. */
export function readFlag(json: unknown): boolean | null {
  if (json === undefined || json === null) return null;
  if (typeof json !== 'boolean') {
    throw invalid("Payload isn't valid for request: true or false is missing.");
  }
  return json;
}

const INT32_MAX = 2_147_483_647;

/** A whole number of 32 bits as a number, a text or `{value}`: all three are on the wire. */
export function readInt32(json: unknown): number | null {
  if (json === undefined || json === null) return null;
  if (typeof json === 'object') return readInt32(readMembers(json, ['value']).value ?? 0);
  const number = typeof json === 'string' && /^-?\d{1,10}$/.test(json) ? Number(json) : json;
  if (typeof number !== 'number' || !Number.isInteger(number) || Math.abs(number) > INT32_MAX) {
    throw invalid("Payload isn't valid for request: a whole number is missing.");
  }
  return number;
}
