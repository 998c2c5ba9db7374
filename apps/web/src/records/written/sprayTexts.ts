import type { Product } from '@mix/engine';
import { reader } from '../../i18n/preferences/reader.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { inSentence } from '../../i18n/products/inSentence.ts';
import { productNames } from '../../i18n/products/productNames.ts';
import { unbrokenAnalysis } from '../../i18n/products/unbrokenAnalysis.ts';
import { writtenSprayWords as words } from '../../i18n/made/en/records/writtenSprayWords.ts';
import { areaText, MOST_AREA_HA, type SprayFault, type SprayForm } from './SprayForm.ts';
import { sprayDays } from './latestOfDay.ts';
import { isInAll, mostPerHa, type SprayLine, type SprayUnit } from './sprayLines.ts';

/** Short names of the products of one spray. */
export const namesOf = (products: readonly Product[]): ((product: Product) => string) => {
  const nameOf = productNames(
    { products },
    products.map(({ id }) => id),
  );
  return ({ id }) => unbrokenAnalysis(nameOf(id));
};

/** "Urea 40 kg + gibberellic acid 20 g": what a hectare gets. */
export function perHaText(lines: readonly SprayLine[]): string {
  const nameOf = namesOf(lines.map(({ product }) => product));
  return lines
    .map(({ product, value, unit }, place) => {
      const name = place === 0 ? nameOf(product) : inSentence(nameOf(product));
      return `${name} ${amountPerHaText(value, unit)}`;
    })
    .join(' + ');
}

/** An amount per hectare without "per hectare", which the heading says; per acre it is said. */
function amountPerHaText(value: number, unit: SprayUnit): string {
  const sign = shownUnitSign(unit);
  const text = quantityText(value, unit);
  return reader.system === 'metric' ? text.replace(sign, sign.replace('/ha', '')) : text;
}

/** "124 kg urea, 62 g gibberellic acid" */
export function totalsText(
  products: readonly {
    readonly product: Product;
    readonly amount: Parameters<typeof measureText>[0];
  }[],
): string {
  const nameOf = namesOf(products.map(({ product }) => product));
  return products
    .map(({ product, amount }) => `${measureText(amount)} ${inSentence(nameOf(product))}`)
    .join(', ');
}

/** "15–80 kg/ha": what is usual of a product; null where the catalogue does not know. */
export function usualText({ rate }: Product): string | null {
  if (rate === null) return null;
  const most = quantityText(rate.max, rate.unit);
  return rate.min === rate.max ? most : `${shownFigure(rate.min, rate.unit).text}–${most}`;
}

export const unitText = (unit: SprayUnit): string =>
  isInAll(unit) ? words.inAll(shownUnitSign(unit)) : shownUnitSign(unit);

/** Why the form cannot be saved: what is wrong, the range and what was typed. */
export function faultText(fault: SprayFault, form: SprayForm, nowMs: number): string {
  switch (fault.code) {
    case 'noProduct':
    case 'areaNotNumber':
      return words.faults[fault.code];
    case 'areaBeyond':
      return words.faults.areaBeyond(quantityText(MOST_AREA_HA, 'ha'), areaText(form));
    case 'day': {
      const [least, most] = sprayDays(nowMs);
      return words.faults.day(dayText(least), dayText(most));
    }
    case 'noAmount':
    case 'needsArea':
      return words.faults[fault.code](nameIn(form, fault.line.product));
    case 'tooMuch': {
      const { product, text, unit } = fault.line;
      const most = quantityText(mostPerHa(fault.unit), `${fault.unit}/ha`);
      return words.faults.tooMuch(nameIn(form, product), `${text} ${unitText(unit)}`, most);
    }
  }
}

const nameIn = ({ lines }: SprayForm, product: Product): string =>
  namesOf(lines.map((line) => line.product))(product);
