import type { Product } from '@mix/engine';
import { isSpray } from '../productGroups.ts';
import { productWords } from '../../i18n/made/en/products/productWords.ts';
import { factFigure } from './factFigure.ts';

export interface ShownRate {
  /** Null where there is no figure: `words` then says why. */
  readonly figure: string | null;
  readonly words: string;
}

/** The usual rate: a figure with its unit, or the reason why there is none. */
export function shownRate(product: Product): ShownRate {
  const { rate } = product;
  if (rate === null) {
    return {
      figure: null,
      words: isSpray(product) ? productWords.fromLabel : productWords.notKnown,
    };
  }
  const min = factFigure(rate.min, rate.unit);
  const max = factFigure(rate.max, rate.unit);
  return { figure: min.text === max.text ? min.text : `${min.text}–${max.text}`, words: max.unit };
}
