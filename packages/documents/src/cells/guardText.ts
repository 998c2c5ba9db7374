/**
 * Where a spreadsheet would begin a formula: at the signs of one, their wide forms, and the control
 * characters that are skipped before them (ASVS 5.0, 1.2.10), behind any quotes and blanks. Not at the
 * start alone: whoever opens the file may have another separator than it was written with, and begins a
 * cell behind it.
 */
const SIGN = String.raw`[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]`;
/** What some programs cut off first; a tab and the ends of lines begin a cell themselves. */
const SKIPPED = String.raw`(?:["']|[^\S\t\r\n])*`;
const AT_START = new RegExp(`^${SKIPPED}${SIGN}`);
const BEHIND = new RegExp(String.raw`([,;\t\r\n])(${SKIPPED})(?=${SIGN})`, 'g');
const GUARDED_BEHIND = new RegExp(String.raw`([,;\t\r\n])'(${SKIPPED})(?=${SIGN})`, 'g');

/** The text of a cell that no spreadsheet takes for a formula: an apostrophe makes it text. */
export function guardText(text: string): string {
  const guarded = text.replaceAll(BEHIND, "$1'$2");
  return AT_START.test(guarded) ? `'${guarded}` : guarded;
}

/** The text of a cell as it was before it was guarded. */
export function unguardText(text: string): string {
  const open = text.replaceAll(GUARDED_BEHIND, '$1$2');
  return open.startsWith("'") && AT_START.test(open) ? open.slice(1) : open;
}
