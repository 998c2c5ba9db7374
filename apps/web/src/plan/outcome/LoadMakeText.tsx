import type { MixPlan } from '@mix/engine';
import { inSentence } from '../../i18n/products/inSentence.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import { loadMake, type LoadMake } from './planSummary.ts';

const holdsForText = (holdsFor: LoadMake['holdsFor']): string =>
  ({
    each: mixPlanWords.each,
    full: mixPlanWords.fullLoad,
    first: mixPlanWords.firstLoad,
    only: '',
  })[holdsFor];

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
    `${tankVolumeText(carrierL)} ${mixPlanWords.water}`,
    ...(largest === null
      ? []
      : [`${measureText(largest.amount)} ${inSentence(nameOf(largest.productId))}`]),
    ...(otherCount > 0 ? [mixPlanWords.moreProducts(otherCount)] : []),
  ];
  return `${holdsForText(holdsFor)} ${parts.join(' + ')}`.trim();
}
