import { findUnit, NUTRIENTS } from '@mix/engine';
import { catalogueText } from '../../i18n/products/catalogueText.ts';
import { moneyText } from '../../i18n/figures/moneyText.ts';
import { productFactWords } from '../../i18n/made/en/products/productFactWords.ts';
import { productFieldWords } from '../../i18n/made/en/products/productFieldWords.ts';
import { productGroupWords } from '../../i18n/made/en/products/productGroupWords.ts';
import { publishedText } from '../../i18n/figures/publishedFigure.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { PRODUCT_COLUMNS, type ColumnValue, type Pair, type ProductRow } from './productColumns.ts';

/** Decimals that are shown: no fact is known to more, and more would be noise of a conversion. */
const DECIMALS = 6;

/** Words of the choices, by column. */
const choiceWords = (key: string): Readonly<Record<string, string>> => {
  const { categories, forms, behaviours } = productFactWords;
  const { mixClasses, containers, pricePer, analysis } = productFieldWords;
  const byColumn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    category: categories,
    form: forms,
    behaviour: behaviours,
    mixClass: mixClasses,
    analysis,
    'container.kind': containers,
    'price.per': pricePer,
    groups: productGroupWords,
  };
  return byColumn[key] ?? {};
};

/** Units that stand in a column of their own. */
const UNIT_BESIDE: Readonly<Record<string, string>> = {
  'rate.min': 'rate.unit',
  'rate.max': 'rate.unit',
  'container.size': 'container.unit',
};

function figureText(key: string, value: number, row: ProductRow): string {
  if (key === 'price.amountCents') return moneyText(value);
  const beside = UNIT_BESIDE[key];
  const unit =
    beside === undefined ? PRODUCT_COLUMNS.find((column) => column.key === key)?.unit : row[beside];
  return publishedText(value, typeof unit === 'string' ? unit : '', DECIMALS);
}

const PAIR_UNITS: Readonly<Record<string, readonly [string, string]>> = {
  solubility: ['°C', 'g/kg'],
  halfLifeByPh: ['pH', 'min'],
};

function pairText(key: string, [at, value]: Pair): string {
  const [atUnit, unit] = PAIR_UNITS[key] ?? ['', ''];
  return `${publishedText(at, atUnit, DECIMALS)}: ${publishedText(value, unit, DECIMALS)}`;
}

const isPair = (entry: string | Pair): entry is Pair => typeof entry !== 'string';

/**
 * A fact in words and in the reader's units.
 * @param row the row of the fact: the unit of a rate is another of its columns
 */
export function valueText(key: string, value: ColumnValue, row: ProductRow): string {
  if (value === null || value === '') return productFieldWords.notKnown;
  if (typeof value === 'number') return figureText(key, value, row);
  if (typeof value === 'boolean') return value ? productFieldWords.yes : productFieldWords.no;
  if (typeof value === 'string') {
    const unit = key.endsWith('.unit') ? findUnit(value) : null;
    if (unit !== null) return shownUnitSign(unit.id);
    return choiceWords(key)[value] ?? catalogueText(value);
  }
  if (value.length === 0) return productFieldWords.none;
  return value
    .map((entry) =>
      isPair(entry) ? pairText(key, entry) : (choiceWords(key)[entry] ?? catalogueText(entry)),
    )
    .join(', ');
}

/** A row's nutrients in one line: "N 46 %". */
export const sharesText = (row: ProductRow, decimals: number): string =>
  NUTRIENTS.flatMap((nutrient) => {
    const share = row[`nutrientsPct.${nutrient}`];
    return typeof share === 'number'
      ? [`${nutrient}\u00a0${quantityText(share, '%', decimals)}`]
      : [];
  }).join(', ');
