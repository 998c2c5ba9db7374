import {
  RulesLatLng,
  RulesPath,
  RulesTimestamp,
  RulesVector,
  type RulesMap,
  type RulesValue,
} from '../../rules/values/RulesValue.ts';
import { byKind, type Fields, type Micros, type Value } from '../wire/Value.ts';

export const toRulesTimestamp = (micros: Micros): RulesTimestamp =>
  new RulesTimestamp(micros * 1000n);

/**
 * Makes the function that turns a stored value into one of the rules language.
 * @param projectId a reference to another project keeps its whole name, so it equals no path of
 *   this one.
 */
export function rulesValueOf(projectId: string): (value: Value) => RulesValue {
  const toPath = (name: string): RulesPath => {
    const segments = name.split('/');
    return new RulesPath(segments[1] === projectId ? segments.slice(2) : segments);
  };
  const toRulesValue: (value: Value) => RulesValue = byKind<RulesValue>({
    null: () => null,
    boolean: ({ value }) => value,
    integer: ({ value }) => value,
    double: ({ value }) => value,
    timestamp: ({ value }) => toRulesTimestamp(value),
    string: ({ value }) => value,
    bytes: ({ value }) => value,
    reference: ({ name }) => toPath(name),
    geoPoint: ({ latitude, longitude }) => new RulesLatLng(latitude, longitude),
    array: ({ values }) => values.map(toRulesValue),
    vector: ({ values }) => new RulesVector(values),
    map: ({ fields }) => mapFields(fields, toRulesValue),
  });
  return toRulesValue;
}

/** The fields of a document or a map, each turned. */
export const mapFields = (fields: Fields, turn: (value: Value) => RulesValue): RulesMap =>
  new Map([...fields].map(([name, value]) => [name, turn(value)]));

/** A claim of a token: JSON, in which a number without a fraction is an int. */
export function claimToRules(json: unknown): RulesValue {
  if (typeof json === 'number') return Number.isInteger(json) ? BigInt(json) : json;
  if (typeof json === 'boolean' || typeof json === 'string') return json;
  if (Array.isArray(json)) return json.map(claimToRules);
  return typeof json === 'object' && json !== null ? claimsToRules(json) : null;
}

export const claimsToRules = (claims: object): RulesMap =>
  new Map(Object.entries(claims).map(([name, value]) => [name, claimToRules(value)]));
