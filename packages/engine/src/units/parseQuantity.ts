import { failure, success, type Result } from '../result.ts';
import { convertUnit } from './convertUnit.ts';
import { displayUnit, type UnitId } from './displayUnits.ts';
import { plainText } from './plainText.ts';
import { readNumberText } from './readNumberText.ts';
import { typedUnit } from './typedUnit.ts';

export interface ParseOptions {
  /** Unit printed in the field. */
  readonly unit: UnitId;
  /** Unit that is stored; the field's own unless said. */
  readonly storedUnit?: UnitId;
  /** Only where below zero means something, as in a temperature of the air. */
  readonly negativeAllowed?: boolean;
  readonly maxDecimals?: number;
}

export interface ParsedQuantity {
  /** In the field's unit, as typed. */
  readonly shown: number;
  /** In the stored unit. */
  readonly value: number;
}

/** A typed number in another unit, and what it comes to in the field's. */
export interface UnitOffer extends ParsedQuantity {
  readonly typed: number;
  readonly unit: UnitId;
}

/** Why a text is no number for a field. Never a sentence; `readings` are in the field's unit. */
export type QuantityTextProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'notANumber' }
  | { readonly code: 'groupsUnclear' }
  | { readonly code: 'exponent' }
  | { readonly code: 'forbiddenCharacter'; readonly character: string }
  | { readonly code: 'ambiguous'; readonly readings: readonly [number, number] }
  | { readonly code: 'negative'; readonly reading: number }
  | { readonly code: 'range'; readonly readings: readonly [number, number] }
  | { readonly code: 'fraction'; readonly reading: number }
  | { readonly code: 'tooManyDecimals'; readonly maximum: number }
  | { readonly code: 'tooManyDigits'; readonly maximum: number }
  | { readonly code: 'unknownUnit'; readonly text: string; readonly unit: UnitId }
  | { readonly code: 'otherDimension'; readonly text: string; readonly unit: UnitId }
  | { readonly code: 'otherUnit'; readonly offers: readonly UnitOffer[] };

/** No field needs a longer text; what is longer was pasted by mistake. */
const LONGEST_TEXT = 64;
const MAX_DIGITS = 12;
const MAX_DECIMALS = 6;

const PARTS = /^(?<sign>[+-]*) *(?<digits>[\d.,'٫٬ ]*)(?<rest>.*)$/u;
const FRACTION = /^(?:(?<whole>\d{1,6}) +)?(?<top>\d{1,6}) *\/ *(?<bottom>\d{1,6})$/;
const RANGE = /^(?<low>\d+(?:[.,]\d+)?) *(?:-|to) *(?<high>\d+(?:[.,]\d+)?)$/i;

const plainNumber = (text: string): number => Number(text.replace(',', '.'));

/** Writings that hold a number but are not one: asked about with what they come to. */
function askAbout(text: string): QuantityTextProblem | null {
  const { whole = '0', top = '', bottom = '' } = FRACTION.exec(text)?.groups ?? {};
  if (Number(bottom) > 0) {
    return { code: 'fraction', reading: Number(whole) + Number(top) / Number(bottom) };
  }
  const { low, high } = RANGE.exec(text)?.groups ?? {};
  if (low !== undefined && high !== undefined) {
    return { code: 'range', readings: [plainNumber(low), plainNumber(high)] };
  }
  return null;
}

function lengthProblem(decimalText: string, maxDecimals: number): QuantityTextProblem | null {
  const [whole = '', decimals = ''] = decimalText.replace(/^0+/, '').split('.');
  if (whole.length + decimals.length > MAX_DIGITS) {
    return { code: 'tooManyDigits', maximum: MAX_DIGITS };
  }
  return decimals.length > maxDecimals ? { code: 'tooManyDecimals', maximum: maxDecimals } : null;
}

/** The number itself, in the unit it was typed in. */
function readValue(
  sign: string,
  digits: string,
  { negativeAllowed = false, maxDecimals = MAX_DECIMALS }: ParseOptions,
): Result<number, QuantityTextProblem> {
  const read = readNumberText(digits);
  if (!read.ok) return failure({ code: read.error });
  const factor = sign === '-' ? -1 : 1;
  const [first, second] = read.value;
  const value = factor * Number(first);
  if (sign === '-' && !negativeAllowed) return failure({ code: 'negative', reading: value });
  if (second !== undefined) {
    return failure({ code: 'ambiguous', readings: [value, factor * Number(second)] });
  }
  const problem = lengthProblem(first, maxDecimals);
  return problem === null ? success(value === 0 ? 0 : value) : failure(problem);
}

const inField = (
  value: number,
  from: UnitId,
  { unit, storedUnit = unit }: ParseOptions,
): ParsedQuantity => ({
  shown: convertUnit(value, from, unit),
  value: convertUnit(value, from, storedUnit),
});

/** A unit at the end: the field's own is taken, another one offered, another dimension refused. */
function inTypedUnit(
  value: number,
  text: string,
  options: ParseOptions,
): Result<ParsedQuantity, QuantityTextProblem> {
  const { unit } = options;
  const units = typedUnit(text);
  if (units.length === 0) return failure({ code: 'unknownUnit', text, unit });
  if (units.includes(unit)) return success(inField(value, unit, options));
  const { dimension } = displayUnit(unit);
  const fitting = units.filter((id) => displayUnit(id).dimension === dimension);
  if (fitting.length === 0) return failure({ code: 'otherDimension', text, unit });
  const offers = fitting.map((id) => ({ typed: value, unit: id, ...inField(value, id, options) }));
  return failure({ code: 'otherUnit', offers });
}

/** What the text after the number says when it can be no unit. */
function restProblem(digits: string, rest: string): QuantityTextProblem | null {
  if (rest === '') return null;
  if (/^(?:e[+-]?\d|\^)/i.test(rest)) return { code: 'exponent' };
  const mayBeUnit = digits !== '' && !/[-+'^]/.test(rest) && !/^\p{L}*\d/u.test(rest);
  return mayBeUnit || (digits !== '' && typedUnit(rest).length > 0) ? null : { code: 'notANumber' };
}

/** Plain text in its parts. */
function parsePlain(
  text: string,
  options: ParseOptions,
): Result<ParsedQuantity, QuantityTextProblem> {
  const { sign = '', digits = '', rest = '' } = PARTS.exec(text)?.groups ?? {};
  if (sign.length > 1) return failure({ code: 'notANumber' });
  const problem = restProblem(digits.trim(), rest.trim());
  if (problem !== null) return failure(problem);
  const value = readValue(sign, digits.trim(), options);
  if (!value.ok) return value;
  return rest.trim() === ''
    ? success(inField(value.value, options.unit, options))
    : inTypedUnit(value.value, rest.trim(), options);
}

/**
 * Reads what was typed, pasted, imported or spoken into a numeric field; the one parser of the
 * product. It never guesses: what may mean two numbers is returned as both, and a number in another
 * unit is offered with both figures, for a person to choose. Empty is a problem, never 0.
 */
export function parseQuantity(
  text: string,
  options: ParseOptions,
): Result<ParsedQuantity, QuantityTextProblem> {
  if (text.length > LONGEST_TEXT) return failure({ code: 'notANumber' });
  const plain = plainText(text);
  if (!plain.ok) return failure({ code: 'forbiddenCharacter', character: plain.error.character });
  if (plain.value === '') return failure({ code: 'empty' });
  const asked = askAbout(plain.value);
  return asked === null ? parsePlain(plain.value, options) : failure(asked);
}
