import type { StopSettlement } from '@mix/engine';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { inSentence } from '../../i18n/products/inSentence.ts';
import type { NameOf } from '../../i18n/products/productNames.ts';
import { degreesText } from './degreesText.ts';

const RATE_DECIMALS = 3;

/** What a press changes, and what comes of it: "Take out urea, 150 L/ha", "1 load, ends 3.5 °C above freezing". */
export function settlementText(
  { withoutProductIds, lowered, applicationRateLPerHa, plan }: StopSettlement,
  nameOf: NameOf,
): { readonly title: string; readonly note: string } {
  const names = withoutProductIds.map((id) => inSentence(nameOf(id)));
  const title = [
    ...(names.length === 0 ? [] : [mixPlanWords.takeOut(names.join(', '))]),
    ...lowered.map(({ productId, rate }) =>
      mixPlanWords.lowerTo(nameOf(productId), quantityText(rate.value, rate.unit, RATE_DECIMALS)),
    ),
    ...(applicationRateLPerHa === null
      ? []
      : [quantityText(applicationRateLPerHa, 'L/ha', RATE_DECIMALS)]),
  ].join(', ');
  const loads = mixPlanWords.loadCount(plan.loadCount);
  const { endTemperatureC, freezingPointC } = plan.dissolving;
  const note =
    endTemperatureC === null || freezingPointC === null
      ? loads
      : mixPlanWords.loadsAndMargin(loads, degreesText(endTemperatureC - freezingPointC));
  return { title, note };
}
