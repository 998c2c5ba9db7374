import { convertUnit, parseQuantity, shownUnit, type ProductMeasure } from '@mix/engine';
import { reader } from '../i18n/preferences/reader.ts';
import { stockWords } from '../i18n/made/en/farm/stockWords.ts';
import { fieldText } from '../i18n/figures/fieldText.ts';
import { moneyText } from '../i18n/figures/moneyText.ts';
import { numberText } from '../i18n/figures/numberText.ts';
import { shownUnitSign } from '../i18n/figures/shownUnitSign.ts';
import { stockText } from './stockAmount.ts';
import { textProblemText } from '../i18n/problems/textProblemText.ts';
import type { TypedFigure } from '../ui/forms/readTyped.ts';

/** Decimals of a price in dollars: what is bought by the tonne costs parts of a cent. */
const MAX_DECIMALS = 4;

/** One of the reader's units in the stored unit: 0.4536 kg a pound. */
const ofShown = (unit: ProductMeasure['unit']): number =>
  convertUnit(1, shownUnit(unit, reader.system), unit);

/** The unit of a price as the reader has it: "$/kg". */
export const priceUnit = (unit: ProductMeasure['unit']): string => `$/${shownUnitSign(unit)}`;

/** What a price on an invoice is for: one kg or L, a tonne or 1,000 L, a pack, or all that came. */
export const PRICE_PER = ['unit', 'thousand', 'pack', 'all'] as const;
export type PricePer = (typeof PRICE_PER)[number];

/** What a price may be for; amounts in the unit, null is not known. */
export interface Priced {
  readonly unit: ProductMeasure['unit'];
  readonly packSize: number | null;
  readonly amount: number | null;
}

/** kg of the ton that a reader buys by: 1,000 kg, a short ton of 2,000 lb, a long ton of 2,240 lb (NIST SP 811). */
const TON_KG = { metric: 1000, us: 907.184_74, imperial: 1016.046_908_8 } as const;

/** How much of the unit one price is for; null is not known. */
function amountOf(per: PricePer, { unit, packSize, amount }: Priced): number | null {
  switch (per) {
    case 'unit':
      return ofShown(unit);
    case 'thousand':
      return unit === 'kg' ? TON_KG[reader.system] : 1000;
    case 'pack':
      return packSize;
    case 'all':
      return amount !== null && amount > 0 ? amount : null;
  }
}

/** "$/kg", "$/t", "$/25 kg", "$": the unit beside a price. */
export function pricePerUnit(per: PricePer, priced: Priced): string {
  const { unit, packSize } = priced;
  if (per === 'all') return '$';
  if (per === 'unit') return priceUnit(unit);
  if (per === 'pack') return packSize === null ? '$' : `$/${stockText(packSize, unit)}`;
  const ton = reader.system === 'metric' ? 't' : 'ton';
  return unit === 'kg' ? `$/${ton}` : `$/${stockText(1000, 'L')}`;
}

/** What a price can be for, with the pack size and amount that are known. */
export const pricePersOf = ({ packSize, amount }: Priced): readonly PricePer[] =>
  PRICE_PER.filter(
    (per) => (per !== 'pack' || packSize !== null) && (per !== 'all' || (amount ?? 0) > 0),
  );

/**
 * Reads a price, in cents of one kg or L.
 * @param per the chosen quantity of the price: where its amount is not known the price is not read
 */
export function readPrice(text: string, per: PricePer, priced: Priced): TypedFigure {
  const parsed = parseQuantity(text, {
    unit: 'currency',
    storedUnit: 'cent',
    maxDecimals: MAX_DECIMALS,
  });
  if (parsed.ok) {
    const of = amountOf(per, priced);
    if (of !== null) return { value: parsed.value.value / of, message: null };
    return {
      value: null,
      message: { sentence: stockWords.faults.priceOf, meanings: [], stops: true },
    };
  }
  if (parsed.error.code === 'empty') return { value: null, message: null };
  const { sentence, meanings } = textProblemText(parsed.error, text, pricePerUnit(per, priced));
  return { value: null, message: { sentence, meanings, stops: true } };
}

/** A price as the text of its field, as closely as `readPrice` reads it back. */
export const priceFieldText = (centsPerUnit: number, unit: ProductMeasure['unit']): string =>
  fieldText(Number(((centsPerUnit * ofShown(unit)) / 100).toFixed(MAX_DECIMALS)));

/** "$1.10/kg", with as many decimals as the price has, two at least. */
export function stockPriceText(centsPerUnit: number, unit: ProductMeasure['unit']): string {
  const money = (centsPerUnit * ofShown(unit)) / 100;
  const shown = Number(money.toFixed(MAX_DECIMALS));
  const cents = Math.round(shown * 100);
  const isWhole = Math.abs(shown * 100 - cents) < 1e-9;
  const text = isWhole ? moneyText(cents) : `$${numberText(shown, MAX_DECIMALS)}`;
  return stockWords.priceOf(text, shownUnitSign(unit));
}
