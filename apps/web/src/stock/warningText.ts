import { neededSum, type StockNeed, type StockWarning } from '@mix/documents';
import type { ProductMeasure } from '@mix/engine';
import { stockText } from './stockAmount.ts';
import { stockWords } from '../i18n/made/en/farm/stockWords.ts';
import { dayText } from '../i18n/figures/dateText.ts';

/** The word for the kind of warning, and the rest of the sentence. */
interface WarningText {
  readonly word: string;
  readonly text: string;
}

/** A stock warning in words. */
export function warningText(
  warning: StockWarning,
  unit: ProductMeasure['unit'],
  needs: readonly StockNeed[],
): WarningText {
  switch (warning.code) {
    case 'belowZero':
      return {
        word: stockWords.belowZero,
        text: stockWords.belowZeroWhy(stockText(warning.missing, unit)),
      };
    case 'short':
      return {
        word: stockWords.short,
        text: stockWords.shortOf(
          stockText(warning.missing, unit),
          warning.need.name ?? stockWords.mixInWork,
        ),
      };
    case 'low': {
      const [after, keep] = [stockText(warning.after, unit), stockText(warning.keep, unit)];
      return {
        word: stockWords.low,
        text:
          neededSum(needs) > 0 ? stockWords.lowAfter(after, keep) : stockWords.lowNow(after, keep),
      };
    }
    case 'expired':
    case 'expires': {
      const { lot } = warning;
      const text = stockWords.expiresOn(dayText(lot.expiresOn ?? ''), stockText(lot.left, unit));
      return {
        word: stockWords[warning.code],
        text: lot.batch === null ? text : stockWords.ofBatch(text, lot.batch),
      };
    }
  }
}
