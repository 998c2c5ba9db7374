/**
 * Where a spreadsheet would begin a formula: at the signs of one, their wide forms, and the control
 * characters that are skipped before them (ASVS 5.0, 1.2.10), behind any quotes and blanks. Not at the
 * start alone: whoever opens the file may have another separator than it was written with, and begins a
 * cell behind it.
 */
const SIGN = String.raw`[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]`;
/** Characters that some programs cut off first; a tab and line ends begin a cell themselves. */
const SKIPPED = String.raw`(?:["']|[^\S\t\r\n])*`;
const AT_START = new RegExp(`^${SKIPPED}${SIGN}`);
const BEHIND = new RegExp(String.raw`([,;\t\r\n])(${SKIPPED})(?=${SIGN})`, 'g');
const GUARDED_BEHIND = new RegExp(String.raw`([,;\t\r\n])'(${SKIPPED})(?=${SIGN})`, 'g');

/** Batch 0012 or 1E5, an amount, a share: as a number it would be shown with other characters. */
const NUMBER = String.raw`[($€£]?\s*\d[\d .,'’\u00A0\u202F]*(?:e[+-]?\d+)?\s*[%)$€£]?`;
/** Growth stage 13-14, paddock 3/4, 10:30: a day, a time or a fraction. */
const DAY_OR_TIME = String.raw`(?:\d+ )?\d{1,4}(?:\s*[-/.:]\s*\d{1,4}){1,3}(?:\s*[ap]m)?`;
/** Names of months in the languages of the app, whole and abbreviated. */
const MONTHS = [
  'jan january janv janvier ene enero feb february fév févr février febrero mar march mars marzo',
  'apr april avr avril abr abril may mai mayo jun june juin junio jul july juil juillet julio',
  'aug august août ago agosto sep sept september septembre septiembre oct october octobre octubre',
  'nov november novembre noviembre dec december déc décembre dic diciembre',
];
const MONTH = String.raw`(?:${MONTHS.join(' ').replaceAll(' ', '|')})\.?`;
const NAMED_DAY = String.raw`(?:\d{1,2}[-/. ]*)?${MONTH}[-/. ]*\d{1,4}|\d{1,4}[-/. ]*${MONTH}(?:[-/. ]*\d{1,4})?`;
const TAKEN = new RegExp(`^${SKIPPED}(?:${NUMBER}|${DAY_OR_TIME}|${NAMED_DAY})\\s*$`, 'iu');
/** A number of these very digits, or a day as ISO 8601 has it, is the same when it is read again. */
const SAME_AGAIN = /^["']*(?:0|[1-9]\d{0,14}|\d{4}-\d\d-\d\d)$/;

const isTaken = (text: string): boolean => TAKEN.test(text) && !SAME_AGAIN.test(text);

/**
 * The text of a cell that no spreadsheet takes for a formula, nor for a number, a day or a time that is
 * another text when it is shown: an apostrophe makes it text.
 */
export function guardText(text: string): string {
  const guarded = text.replaceAll(BEHIND, "$1'$2");
  return AT_START.test(guarded) || isTaken(text) ? `'${guarded}` : guarded;
}

/** The text of a cell as it was before it was guarded. */
export function unguardText(text: string): string {
  const open = text.replaceAll(GUARDED_BEHIND, '$1$2');
  const isGuarded = AT_START.test(open) || isTaken(open.slice(1));
  return open.startsWith("'") && isGuarded ? open.slice(1) : open;
}
