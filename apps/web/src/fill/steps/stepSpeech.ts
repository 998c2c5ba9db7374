import { askedAmount } from '@mix/engine';
import { containerText } from '../../i18n/label/containerText.ts';
import { fillWords } from '../../i18n/made/en/fill/fillWords.ts';
import { inSentence } from '../../i18n/products/inSentence.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { shownAmount } from '../../i18n/figures/shownFigure.ts';
import { spokenUnit } from '../../i18n/figures/spokenUnit.ts';
import { shownTankVolume } from '../../i18n/figures/tankVolumeText.ts';
import type { Fill } from '../fillOf.ts';

const spoken = ({ text, unit }: { readonly text: string; readonly unit: string }): string =>
  `${text} ${spokenUnit(unit)}`;

/** The step in work as a voice says it: units in full. Null where there is no step. */
export function stepSpeech({ step, load, nameOf }: Fill): string | null {
  if (step === null) return null;
  const line = spoken(shownTankVolume(step.tankLineL));
  if (step.kind === 'wait') {
    return fillWords.sayWait(`${numberText(step.waitMin ?? 0)} ${spokenUnit('min')}`);
  }
  if (step.kind === 'topUp') return fillWords.sayTopUp(line);
  const asked = askedAmount(load.load, step);
  if (asked === null) return null;
  if (step.productId === null) {
    return fillWords.sayWater(spoken(shownTankVolume(asked.value)), line);
  }
  const amount = spoken(shownAmount(asked));
  const product = load.load.products.find(({ productId }) => productId === step.productId);
  const containers = containerText(product?.containerCount ?? null, asked.unit);
  const spokenAmount = containers === null ? amount : `${amount}, ${containers},`;
  return fillWords.sayProduct(inSentence(nameOf(step.productId)), spokenAmount, line);
}
