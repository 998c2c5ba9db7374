import type { FillStep, LoadPlan, LoadProduct } from '@mix/engine';
import { measureText } from '../i18n/figures/measureText.ts';
import { quantityText } from '../i18n/figures/quantityText.ts';
import { shareWords } from '../i18n/made/en/records/shareWords.ts';
import { containerText } from '../i18n/label/containerText.ts';

export interface StepText {
  readonly what: string;
  /** "200 kg"; null for a wait. */
  readonly amount: string | null;
  /** "8 bags of 25 kg"; null where no containers are set. */
  readonly packs: string | null;
}

/** One step of filling as the paper and the message say it. */
export function stepText(
  step: FillStep,
  load: LoadPlan,
  nameOf: (productId: string) => string,
): StepText {
  const words = shareWords.sheet;
  switch (step.kind) {
    case 'carrierFirst':
      return { what: words.firstWater, amount: waterText(step), packs: null };
    case 'topUp':
      return { what: words.topUp, amount: waterText(step), packs: null };
    case 'wait':
      return {
        what: (step.reason === 'waitAssumed' ? words.waitAssumed : words.wait)(
          quantityText(step.waitMin ?? 0, 'min'),
        ),
        amount: null,
        packs: null,
      };
    case 'product': {
      const product = load.products.find(({ productId }) => productId === step.productId);
      const amount = product?.measured ?? step.amount;
      return {
        what: nameOf(step.productId ?? ''),
        amount: amount && measureText(amount),
        packs: product === undefined ? null : packsText(product),
      };
    }
  }
}

/** No water meter shows more than tenths of a litre. */
const waterText = ({ amount }: FillStep): string | null => amount && measureText(amount, 1);

/** The containers of an amount; null where they are less than one: that would repeat the amount. */
const packsText = ({ containerCount, amount }: LoadProduct): string | null =>
  containerCount === null || containerCount.containers.every(({ count }) => count === 0)
    ? null
    : containerText(containerCount, amount.unit);
