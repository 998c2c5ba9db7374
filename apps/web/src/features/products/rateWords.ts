import type { Product } from '@mix/engine';
import { productGroup } from '../../catalogue/productGroups.ts';
import { figureWords } from './figureWords.ts';

export interface RateWords {
  /** Null where there is no figure: `words` then says why. */
  readonly figure: string | null;
  readonly words: string;
}

/** The usual rate: a figure with its unit, or the reason why there is none. */
export function rateWords(product: Product): RateWords {
  const { rate } = product;
  if (rate === null) {
    const words = productGroup(product) === 'sprays' ? 'from the label' : 'not known';
    return { figure: null, words };
  }
  const { min, max, unit } = rate;
  return { figure: min === max ? figureWords(min) : figureRange(min, max), words: unit };
}

const figureRange = (min: number, max: number): string => `${figureWords(min)}–${figureWords(max)}`;
