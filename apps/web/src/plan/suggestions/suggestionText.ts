import type { MessageFormat } from '@mix/messages';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { fieldNameText } from '../../i18n/problems/fieldNameText.ts';
import { inSentence } from '../../i18n/products/inSentence.ts';
import type { Suggestion } from './suggestionsFor.ts';

const RATE_DECIMALS = 3;

/** What the button of a suggestion says. */
export function suggestionText(way: Suggestion, format: MessageFormat): string {
  switch (way.kind) {
    case 'takeOut':
      return mixPlanWords.takeOut(format.productName(way.productId));
    case 'applicationRate':
      return mixPlanWords.useRate(quantityText(way.valueLPerHa, 'L/ha'));
    case 'rate':
      return mixPlanWords.useRate(quantityText(way.rate.value, way.rate.unit, RATE_DECIMALS));
    case 'changeRate':
      return mixPlanWords.changeRate;
    case 'meant':
      return mixPlanWords.isMeant;
    case 'labelAllows':
      return mixPlanWords.labelAllows;
    case 'goTo':
      return way.path.includes('.overrides.')
        ? mixPlanWords.enter(inSentence(fieldNameText(way.path, format)))
        : mixPlanWords.changeOf(inSentence(fieldNameText(way.path, format)));
  }
}
