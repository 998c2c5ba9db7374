import { doubtDecimals } from '@mix/messages';
import { quantityText } from './quantityText.ts';
import { readersValue } from './readersValue.ts';

/** "± 3 L" of water; null where there is no doubt that anybody would see. @param doubtL litres */
export const doubtText = (doubtL: number): string | null =>
  doubtL === 0
    ? null
    : `±\u00a0${quantityText(doubtL, 'L', doubtDecimals(readersValue(doubtL, 'L')))}`;
