import { quantityText } from './quantityText.ts';
import { readersValue } from './readersValue.ts';

/** From this value on, in the reader's unit, a decimal means nothing. */
const WHOLE_FROM = 3;

/** "± 3 L" of water; null where there is no doubt that anybody would see. @param doubtL litres */
export const doubtText = (doubtL: number): string | null =>
  doubtL === 0
    ? null
    : `±\u00a0${quantityText(doubtL, 'L', readersValue(doubtL, 'L') < WHOLE_FROM ? 1 : 0)}`;
