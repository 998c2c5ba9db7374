import { gtin14, hasCheckDigit, isGtinLength } from './gtin.ts';
import { readDigitalLink, readElements, readGs1Date } from './readGs1.ts';

/** What a code on a pack says. */
export interface PackCode {
  /** Id of its `LearnedCode`: the same for every form of one number. */
  readonly id: string;
  /** As it was read: the digits of the number, or the text. */
  readonly text: string;
  /** The trade item number in 14 digits; null: a code of another kind, as on a drum. */
  readonly gtin: string | null;
  readonly batch: string | null;
  /** Serial number of this very pack. */
  readonly serial: string | null;
  /** The last day it keeps, `YYYY-MM-DD`. */
  readonly expiresOn: string | null;
}

/** `checkDigit`: digits that contradict each other, misread or mistyped. `tooLong`: no code of a pack. */
export type CodeFault = 'empty' | 'checkDigit' | 'tooLong';

export type ReadCode =
  | { readonly code: PackCode; readonly fault: null }
  | { readonly code: null; readonly fault: CodeFault };

/** A square code may hold thousands of letters; the name of a drum does not. */
const LONGEST_TEXT = 300;

const refused = (fault: CodeFault): ReadCode => ({ code: null, fault });

type Said = Pick<PackCode, 'batch' | 'serial' | 'expiresOn'>;

const NOTHING_SAID: Said = { batch: null, serial: null, expiresOn: null };

const number = (digits: string, said = NOTHING_SAID): ReadCode => {
  if (!isGtinLength(digits) || !hasCheckDigit(digits)) return refused('checkDigit');
  const gtin = gtin14(digits);
  return { code: { id: `gtin-${gtin}`, text: digits, gtin, ...said }, fault: null };
};

/**
 * Reads what a scanner found or a person typed: the number below the bars, a GS1 code with its batch,
 * serial number and expiry (identifiers 01, 10, 21, 17), a GS1 link, or any other text as the name of its pack.
 * @param year of today, for dates of two digits
 */
export function readCode(found: string, year: number): ReadCode {
  const text = found.trim().toWellFormed();
  if (text === '') return refused('empty');
  if (text.length > LONGEST_TEXT) return refused('tooLong');
  const digits = text.replaceAll(/[\s-]/g, '');
  if (isGtinLength(digits)) return number(digits);
  const values = readDigitalLink(text) ?? (isElementString(text) ? readElements(text) : null);
  const item = values?.get('01');
  if (values != null && item !== undefined) {
    const expires = values.get('17');
    return number(item, {
      batch: textOrNull(values.get('10')),
      serial: textOrNull(values.get('21')),
      expiresOn: expires === undefined ? null : readGs1Date(expires, year),
    });
  }
  const id = `text-${encodeURIComponent(text)}`;
  return { code: { id, text, gtin: null, ...NOTHING_SAID }, fault: null };
}

/**
 * Whether a code is a GS1 element string: the reader marks it, people bracket its identifiers, and
 * an unmarked one begins with a number whose check digit holds.
 */
const isElementString = (text: string): boolean =>
  /^(?:\][CdeQJ]\d|\u001D|\(\d{2,4}\))/.test(text) ||
  text.includes('\u001D') ||
  (/^01\d{14}./.test(text) && hasCheckDigit(text.slice(2, 16)));

const textOrNull = (text: string | undefined): string | null =>
  text === undefined || text.trim() === '' ? null : text.trim();
