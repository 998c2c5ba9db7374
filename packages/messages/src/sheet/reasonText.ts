import type { SheetReason } from '@mix/engine';
import type { FigureFormat } from '../quantityText.ts';
import { figureText } from './figureText.ts';

/** How the parts of a total are told in one language. */
interface TotalWords {
  readonly onGround: (amount: string, area: string) => string;
  readonly stays: (amount: string) => string;
  readonly isThere: (amount: string) => string;
  readonly rounding: (amount: string, sign: '+' | '−') => string;
}

/**
 * Why a total is not rate x area: "400 kg on 20 ha + 4 kg that stays in the machine"; what the
 * scale adds or takes only where that is seen.
 * @param total of the product, as it is weighed
 */
export function reasonText(
  { sprayed, area, stays, isThere, amount, rounding, isMore }: SheetReason,
  total: string,
  words: TotalWords,
  format: FigureFormat,
): string {
  const text = (figure: typeof sprayed): string => figureText(figure, format);
  return [
    words.onGround(text(sprayed), text(area)),
    stays === null ? '' : words.stays(text(stays)),
    isThere === null ? '' : words.isThere(text(isThere)),
    text(amount) === total ? '' : words.rounding(text(rounding), isMore ? '+' : '−'),
  ].join('');
}
