import type { MixPlan } from '@mix/engine';
import { inSentence } from '../../i18n/inSentence.ts';
import { measureText } from '../../i18n/measureText.ts';
import { mixWords } from '../../i18n/mixWords.ts';
import { quantityText } from '../../i18n/quantityText.ts';
import { loadMake, type LoadMake } from './planSummary.ts';

const holdsForWords: Record<LoadMake['holdsFor'], string> = {
  each: mixWords.each,
  full: mixWords.fullLoad,
  first: mixWords.firstLoad,
  only: '',
};

/** Litres as a sight gauge shows them: whole ones, but for a small tank. */
const carrierDecimals = (litres: number): number => (litres >= 100 ? 0 : 1);

interface LoadMakeTextProps {
  readonly plan: MixPlan;
  readonly nameOf: (productId: string) => string;
}

/** "each 832 L water + 200 kg urea": what goes into the load most of the job consists of. */
export function LoadMakeText({ plan, nameOf }: LoadMakeTextProps) {
  const make = loadMake(plan);
  if (make === null) return null;
  const { carrierL, largest, otherCount, holdsFor } = make;
  const parts = [
    `${quantityText(carrierL, 'L', carrierDecimals(carrierL))} ${mixWords.water}`,
    ...(largest === null
      ? []
      : [`${measureText(largest.amount)} ${inSentence(nameOf(largest.productId))}`]),
    ...(otherCount > 0 ? [mixWords.moreProducts(otherCount)] : []),
  ];
  return `${holdsForWords[holdsFor]} ${parts.join(' + ')}`.trim();
}
