import { isFields, type FieldsFromOutside } from '../isFields.ts';
import type { Parameter } from '../mix/Parameter.ts';
import { limitProblem } from '../mix/limitProblem.ts';
import { isStop, mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { nearestName } from './nearestName.ts';

/** One object of a draft while it is read: its own fields, where it stands, where problems go. */
export interface Fields {
  readonly record: FieldsFromOutside;
  /** Path with a dot at its end; empty for the draft itself. */
  readonly path: string;
  readonly problems: MixProblem[];
}

/** More misspelt fields than this are not listed one by one. */
const MOST_UNKNOWN_FIELDS = 10;
/** What is quoted back of a text from outside. */
const LONGEST_QUOTE = 60;
// Control characters and marks that turn the direction of text around: they could make a printed
// sheet read differently from what was checked.
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

export const quoted = (text: string): string =>
  text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`;

/** What a value from outside is, in the words that `wrongType` uses. */
export function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return Number.isFinite(value) ? 'number' : 'notANumber';
  return typeof value === 'string' ? 'text' : typeof value;
}

/** The value of an own field; absent and null both mean not set. */
export function valueOf({ record }: Fields, key: string): unknown {
  const value = record[key] ?? null;
  // Most fields of most drafts are not set; a value that is there may be inherited, which counts as
  // not set.
  return value === null || Object.hasOwn(record, key) ? value : null;
}

function wrongType(problems: MixProblem[], field: string, expected: string, value: unknown): null {
  problems.push(mixProblem('wrongType', field, { expected, got: typeName(value) }));
  return null;
}

/**
 * Opens an object: refuses a value that is no object, and every field that is not known. Null when
 * not set.
 */
export function openFields(
  value: unknown,
  path: string,
  known: ReadonlySet<string>,
  problems: MixProblem[],
): Fields | null {
  if (value === null || value === undefined) return null;
  if (!isFields(value)) {
    return wrongType(problems, path.slice(0, -1), 'object', value);
  }
  let unknown = 0;
  for (const key of Object.keys(value)) {
    if (known.has(key)) continue;
    unknown += 1;
    if (unknown > MOST_UNKNOWN_FIELDS) break;
    const nearest = nearestName(key, known);
    problems.push(mixProblem('unknownField', path + quoted(key), { name: quoted(key), nearest }));
  }
  return { record: value, path, problems };
}

/** A number inside its parameter's limits, in the parameter's unit. Null when not set or refused. */
export function numberField(fields: Fields, key: string, parameter: Parameter): number | null {
  const entered = valueOf(fields, key);
  if (entered === null) return null;
  const field = fields.path + key;
  if (typeof entered !== 'number' || !Number.isFinite(entered)) {
    return wrongType(fields.problems, field, 'number', entered);
  }
  // Minus zero would reach a screen as "-0".
  const value = entered === 0 ? 0 : entered;
  const problem = limitProblem(parameter, value, field);
  if (problem !== null) {
    fields.problems.push(problem);
    if (isStop(problem)) return null;
  }
  return value;
}

/** A text of at most so many characters, without control characters and not only spaces. */
export function textField(fields: Fields, key: string, maximum: number): string | null {
  const value = valueOf(fields, key);
  if (value === null) return null;
  const field = fields.path + key;
  if (typeof value !== 'string') return wrongType(fields.problems, field, 'text', value);
  // A character may be two code units, never more: most texts need no counting.
  if (
    value.length > maximum &&
    (value.length > 2 * maximum || Array.from(value).length > maximum)
  ) {
    const unit = 'characters';
    fields.problems.push(mixProblem('aboveMaximum', field, { value: value.length, maximum, unit }));
    return null;
  }
  if (value.trim() === '' || CONTROL.test(value)) {
    fields.problems.push(mixProblem('textNotUsable', field, {}));
    return null;
  }
  return value;
}

/** An id or other name that is looked up, not shown: any text. */
export function nameField(fields: Fields, key: string): string | null {
  const value = valueOf(fields, key);
  if (value === null || typeof value === 'string') return value;
  return wrongType(fields.problems, fields.path + key, 'text', value);
}

/** One of a few words. */
export function choiceField<Choices extends readonly string[]>(
  fields: Fields,
  key: string,
  choices: Choices,
): Choices[number] | null {
  const value = nameField(fields, key);
  if (value === null) return null;
  const choice = choices[choices.indexOf(value)];
  if (choice !== undefined) return choice;
  const nearest = nearestName(value, choices);
  fields.problems.push(
    mixProblem('invalidChoice', fields.path + key, { value: quoted(value), choices, nearest }),
  );
  return null;
}

/** Says which entries are missing: a hole in a list would otherwise be passed over. */
function hasHoles(problems: MixProblem[], field: string, list: readonly unknown[]): boolean {
  let found = false;
  for (let place = 0; place < list.length; place += 1) {
    if ((list[place] ?? null) !== null) continue;
    problems.push(mixProblem('missing', `${field}.${place}`));
    found = true;
  }
  return found;
}

/** A list of at most so many entries, none of them missing. Null when not set or refused. */
export function listField(fields: Fields, key: string, maximum: number): readonly unknown[] | null {
  const value = valueOf(fields, key);
  if (value === null) return null;
  const field = fields.path + key;
  if (!Array.isArray(value)) return wrongType(fields.problems, field, 'list', value);
  if (value.length > maximum) {
    const values = { value: value.length, maximum, unit: 'entries' };
    fields.problems.push(mixProblem('aboveMaximum', field, values));
    return null;
  }
  return hasHoles(fields.problems, field, value) ? null : value;
}

/** Says that a field is needed, unless something else is already wrong with it. */
export function missing(fields: Fields, key: string): void {
  if (valueOf(fields, key) === null) {
    fields.problems.push(mixProblem('missing', fields.path + key));
  }
}
