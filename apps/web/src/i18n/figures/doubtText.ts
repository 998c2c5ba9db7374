import { doubtText as inUnits } from '@mix/messages';
import { reader } from '../preferences/reader.ts';

/** "± 3 L" of water; null where there is no doubt that anybody would see. @param doubtL litres */
export const doubtText = (doubtL: number): string | null =>
  doubtL === 0 ? null : inUnits(doubtL, reader);
