import { reader } from '../../i18n/preferences/reader.ts';
import { numberText } from '../../i18n/figures/numberText.ts';

/** Seconds of a running clock, always with their tenth: a figure that changes its width flickers. */
export function secondsText(seconds: number): string {
  const { decimal } = reader.signs;
  const text = numberText(seconds, 1);
  return text.includes(decimal) ? text : `${text}${decimal}0`;
}
