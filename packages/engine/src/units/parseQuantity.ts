import { failure, success, type Result } from '../result.ts';
import { convertUnit } from './convertUnit.ts';
import { displayUnit, type UnitId } from './displayUnits.ts';
import { plainText } from './plainText.ts';
import { readWritten, type WrittenNumber } from './readWritten.ts';
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

/** One thing a text may mean: the number as typed, and what it comes to in the field. */
export interface TextReading extends ParsedQuantity {
  readonly typed: number;
  /** The unit it was typed in; null is the field's own. */
  readonly unit: UnitId | null;
}

/** A question that only a person can settle; nothing but a tap chooses a reading. */
interface Asked {
  readonly code:
    | 'ambiguous'
    | 'negative'
    | 'range'
    | 'fraction'
    | 'ratio'
    | 'otherUnit'
    | 'ounceOfLiquid';
  readonly readings: readonly TextReading[];
}

/** Why a text is no number for a field. Never a sentence. */
export type QuantityTextProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'notANumber' }
  | { readonly code: 'groupsUnclear' }
  | { readonly code: 'exponent' }
  | { readonly code: 'forbiddenCharacter'; readonly character: string }
  | { readonly code: 'tooManyDecimals'; readonly maximum: number }
  | { readonly code: 'tooManyDigits'; readonly maximum: number }
  | { readonly code: 'unknownUnit'; readonly text: string; readonly unit: UnitId }
  | { readonly code: 'otherDimension'; readonly text: string; readonly unit: UnitId }
  | Asked;

/** No field needs a longer text; what is longer was pasted by mistake. */
const LONGEST_TEXT = 64;
const MAX_DIGITS = 12;
const MAX_DECIMALS = 6;

type Reading<Value> = Result<Value, QuantityTextProblem>;

function lengthProblem(decimalText: string, maxDecimals: number): QuantityTextProblem | null {
  const [whole = '', decimals = ''] = decimalText.replace(/^0+/, '').split('.');
  if (whole.length + decimals.length > MAX_DIGITS) {
    return { code: 'tooManyDigits', maximum: MAX_DIGITS };
  }
  return decimals.length > maxDecimals ? { code: 'tooManyDecimals', maximum: maxDecimals } : null;
}

/** Units that a text may have been typed in; null is the field's own unit. */
interface TypedIn {
  readonly units: readonly (UnitId | null)[];
  readonly isOunceOfLiquid: boolean;
}

/** Labels of liquids print `oz` and mean fluid ounces. */
const OUNCE = /\b(?:oz|ounces?|onzas?|onces?)\b/i;

/**
 * The units of a text that a field can take.
 * @param quoted text that a problem quotes where no unit fits
 */
function unitsOf(text: string, unit: UnitId, quoted: string): Reading<TypedIn> {
  const own = { units: [null], isOunceOfLiquid: false };
  if (text === '') return success(own);
  const units = typedUnit(text, unit);
  if (units.length === 0) return failure({ code: 'unknownUnit', text: quoted, unit });
  if (units.includes(unit)) return success(own);
  const { dimension } = displayUnit(unit);
  const ofField = (id: UnitId): boolean => displayUnit(id).dimension === dimension;
  const fitting = units.filter(ofField);
  if (fitting.length > 0) return success({ units: fitting, isOunceOfLiquid: false });
  const fluid = typedUnit(text.replace(OUNCE, 'fl oz'), unit).filter(ofField);
  return fluid.length === 0
    ? failure({ code: 'otherDimension', text: quoted, unit })
    : success({ units: fluid.includes(unit) ? [null] : fluid, isOunceOfLiquid: true });
}

function readingIn(
  typed: number,
  typedIn: UnitId | null,
  { unit, storedUnit = unit }: ParseOptions,
): TextReading {
  const from = typedIn ?? unit;
  return {
    typed,
    unit: typedIn,
    shown: convertUnit(typed, from, unit),
    value: convertUnit(typed, from, storedUnit),
  };
}

/** What to ask before a text is one amount; null where it can be only one. */
function askOf(
  { asks, isBelowZero }: WrittenNumber,
  readings: readonly TextReading[],
  isOunceOfLiquid: boolean,
  negativeAllowed: boolean,
): Asked['code'] | null {
  if (readings.length === 0 || (isBelowZero && !negativeAllowed)) return 'negative';
  if (asks !== null) return asks;
  if (isOunceOfLiquid) return 'ounceOfLiquid';
  return readings.some(({ unit }) => unit !== null) ? 'otherUnit' : null;
}

/** Plain text in its parts: every number it may mean in every unit it may mean. */
function parsePlain(text: string, options: ParseOptions): Reading<ParsedQuantity> {
  const { unit, negativeAllowed = false, maxDecimals = MAX_DECIMALS } = options;
  const written = readWritten(text);
  if (!written.ok) return failure({ code: written.error });
  const { numbers, asks, isBelowZero, rest } = written.value;
  const typedIn = unitsOf(rest, unit, asks === 'ratio' ? text : rest);
  if (!typedIn.ok) return typedIn;
  const { units, isOunceOfLiquid } = typedIn.value;
  const tooLong = asks === null ? lengthProblem(numbers.join(''), maxDecimals) : null;
  if (tooLong !== null) return failure(tooLong);
  // A minus that the field does not allow is the slip: the figure after it is what may be meant.
  const signed = (number: string): number =>
    isBelowZero && negativeAllowed ? 0 - Number(number) : Number(number);
  const readings = numbers
    .flatMap((number) => units.map((id) => readingIn(signed(number), id, options)))
    .filter(({ shown }) => negativeAllowed || shown >= 0);
  const code = askOf(written.value, readings, isOunceOfLiquid, negativeAllowed);
  const [only] = readings;
  if (code !== null || only === undefined) return failure({ code: code ?? 'negative', readings });
  return success({ shown: only.shown, value: only.value });
}

/**
 * Reads what was typed, pasted, imported or spoken into a numeric field; the one parser of the
 * product. It never guesses: what may mean two numbers is returned as both, and a number in another
 * unit is offered with both figures, for a person to choose. A unit of another kind is refused
 * whatever the number. Empty is a problem, never 0.
 */
export function parseQuantity(text: string, options: ParseOptions): Reading<ParsedQuantity> {
  if (text.length > LONGEST_TEXT) return failure({ code: 'notANumber' });
  const plain = plainText(text);
  if (!plain.ok) return failure({ code: 'forbiddenCharacter', character: plain.error.character });
  return plain.value === '' ? failure({ code: 'empty' }) : parsePlain(plain.value, options);
}
