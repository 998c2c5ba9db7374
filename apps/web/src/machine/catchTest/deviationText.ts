import { catchTestWords } from '../../i18n/made/en/farm/catchTestWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';

/** How far off a flow is, as it is read on a boom: "+ 11 %", never broken over two lines. */
export const deviationText = (part: number): string =>
  `${part < 0 ? '\u2212' : '+'}\u00a0${catchTestWords.percent(numberText(Math.abs(part) * 100, 1))}`.replaceAll(
    ' ',
    '\u00a0',
  );
