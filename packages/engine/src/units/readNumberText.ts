import { failure, success, type Result } from '../result.ts';

/** Signs that group digits; point and comma may instead be the decimal sign. */
const GROUPING = [' ', "'", '٬', '.', ','] as const;
const DECIMAL = ['.', ',', '٫'] as const;
const SEPARATOR = /[ '٬.,٫]/g;

/** `1,234,567`: whole groups of three after one to three digits that do not start with 0. */
function asGroups(text: string, separator: string): string | null {
  const [first = '', ...rest] = text.split(separator);
  if (!/^[1-9]\d{0,2}$/.test(first) || rest.length === 0) return null;
  return rest.every((group) => /^\d{3}$/.test(group)) ? first + rest.join('') : null;
}

/** `5`, `5.`, `.5`, `5,25` with this decimal sign; null when it is none. */
function asDecimal(text: string, separator: string): string | null {
  const [whole = '', part, more] = text.split(separator);
  if (part === undefined || more !== undefined || !/^\d*$/.test(whole) || !/^\d*$/.test(part)) {
    return null;
  }
  return whole === '' && part === '' ? null : `${whole || '0'}.${part || '0'}`;
}

const includes = (signs: readonly string[], sign: string): boolean => signs.includes(sign);

/**
 * One kind of separator: it may group, divide, or both. Where it may do both, both readings are
 * returned.
 */
function oneSeparator(text: string, separator: string): string[] {
  const grouped = includes(GROUPING, separator) ? asGroups(text, separator) : null;
  const divided = includes(DECIMAL, separator) ? asDecimal(text, separator) : null;
  return [divided, grouped].filter((reading) => reading !== null);
}

/** Two kinds: the last is the decimal sign, the other groups. */
function twoSeparators(text: string, grouping: string, decimal: string): string[] {
  const at = text.indexOf(decimal);
  const part = text.slice(at + 1);
  if (!includes(GROUPING, grouping) || !includes(DECIMAL, decimal) || !/^\d*$/.test(part)) {
    return [];
  }
  const whole = asGroups(text.slice(0, at), grouping);
  return whole === null ? [] : [`${whole}.${part || '0'}`];
}

/**
 * Digits and separators, without sign or unit, as plain decimal text. Two readings when a single
 * point or comma stands before exactly three digits: `1,500` is 1.5 or 1500, a thousandfold apart,
 * and nobody may guess which. (`0,500` and `,500` can only be a half.)
 */
export function readNumberText(
  text: string,
): Result<readonly [string] | readonly [string, string], 'notANumber' | 'groupsUnclear'> {
  const kinds = [...new Set(text.match(SEPARATOR) ?? [])];
  const [first, second, third] = kinds;
  if (third !== undefined) return failure('notANumber');
  if (first === undefined) return /^\d+$/.test(text) ? success([text]) : failure('notANumber');
  const [reading, other] =
    second === undefined ? oneSeparator(text, first) : twoSeparators(text, first, second);
  if (reading === undefined) {
    return failure(
      kinds.some((kind) => kind === ' ' || kind === "'") ? 'groupsUnclear' : 'notANumber',
    );
  }
  return success(other === undefined ? [reading] : [reading, other]);
}
