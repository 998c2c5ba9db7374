import type { RinseResult } from '@mix/engine';
import { intervalWords as words } from '../made/en/label/intervalWords.ts';
import { numberText } from '../figures/numberText.ts';
import { quantityText } from '../figures/quantityText.ts';

/** How much water thins the residual; says "at least" where only a part of it is known. */
export function rinseText({ parts, eachL, residualL, thinnedTo, isLeast }: RinseResult): string {
  const each = quantityText(eachL, 'L', 0);
  const sentence = words.rinse(
    numberText(parts),
    isLeast ? words.atLeast(each) : each,
    quantityText(residualL, 'L'),
    numberText(thinnedTo),
  );
  return isLeast ? `${sentence} ${words.rinseLeast}` : sentence;
}
