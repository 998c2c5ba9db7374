import { convertUnit, parseQuantity, shownUnit, type ProductMeasure } from '@mix/engine';
import { reader } from '../../preferences/reader.ts';
import { stockWords } from '../../words/en/farm/stockWords.ts';
import { fieldText } from '../../words/figures/fieldText.ts';
import { moneyText } from '../../words/figures/moneyText.ts';
import { numberText } from '../../words/figures/numberText.ts';
import { shownUnitSign } from '../../words/figures/shownUnitSign.ts';
import { textProblemText } from '../../words/problems/textProblemText.ts';
import type { TypedFigure } from '../../components/forms/readTyped.ts';

/** Of the dollars of a price: what is bought by the tonne costs parts of a cent. */
const MAX_DECIMALS = 4;

/** How much of the stored unit is one of the reader's: 0.4536 kg a pound. */
const ofShown = (unit: ProductMeasure['unit']): number =>
  convertUnit(1, shownUnit(unit, reader.system), unit);

/** The unit of a price as the reader has it: "$/kg". */
export const priceUnit = (unit: ProductMeasure['unit']): string => `$/${shownUnitSign(unit)}`;

/** Reads the price of one kg or L, in cents; a reader in pounds types the price of a pound. */
export function readPrice(text: string, unit: ProductMeasure['unit']): TypedFigure {
  const parsed = parseQuantity(text, {
    unit: 'currency',
    storedUnit: 'cent',
    maxDecimals: MAX_DECIMALS,
  });
  if (parsed.ok) return { value: parsed.value.value / ofShown(unit), message: null };
  if (parsed.error.code === 'empty') return { value: null, message: null };
  const { sentence, meanings } = textProblemText(parsed.error, text, priceUnit(unit));
  return { value: null, message: { sentence, meanings, stops: true } };
}

/** A price as the text of its field, as closely as `readPrice` reads it back. */
export const priceFieldText = (centsPerUnit: number, unit: ProductMeasure['unit']): string =>
  fieldText(Number(((centsPerUnit * ofShown(unit)) / 100).toFixed(MAX_DECIMALS)));

/** "$1.04/kg", with as many decimals as the price has, two at least. */
export function stockPriceText(centsPerUnit: number, unit: ProductMeasure['unit']): string {
  const cents = centsPerUnit * ofShown(unit);
  const isWhole = Math.abs(cents - Math.round(cents)) < 1e-7;
  const text = isWhole ? moneyText(Math.round(cents)) : `$${numberText(cents / 100, MAX_DECIMALS)}`;
  return stockWords.priceOf(text, shownUnitSign(unit));
}
