import { monthNameText } from '../../i18n/figures/dateText.ts';

/** Widths of a label, in the reader's own text size. */
const SHORT_REM = 2.1;
const LETTER_REM = 0.7;

/**
 * The labels below columns of months: names, first letters where names have no room, and the years
 * alone for more than twelve months.
 * @param months `YYYY-MM`
 * @param stepRem room of each
 */
export function monthLabels(months: readonly string[], stepRem: number): readonly string[] {
  if (months.length > 12) {
    return months.map((month) => (month.endsWith('-01') ? month.slice(0, 4) : ''));
  }
  if (stepRem < LETTER_REM) return months.map(() => '');
  const form = stepRem < SHORT_REM ? 'narrow' : 'short';
  return months.map((month) => monthNameText(`${month}-01`, form));
}
