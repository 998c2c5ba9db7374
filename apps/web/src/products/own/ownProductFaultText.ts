import { publishedText } from '../../i18n/figures/publishedFigure.ts';
import { productFaultWords as words } from '../../i18n/made/en/products/productFaultWords.ts';
import { textProblemWords } from '../../i18n/made/en/mix/textProblemWords.ts';
import type { ProductFault, ProductFaultCode } from './rowFaults.ts';

/** Most characters of a typed text that a message quotes. */
const QUOTED = 40;
const quoted = (value: ProductFault['value']): string => {
  const text = String(value);
  return textProblemWords.quoted(text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);
};

const UNIT_OF_FAULT: Readonly<Record<string, string>> = {
  bulkDensityKgPerL: 'kg/L',
  displacementLPerKg: 'L/kg',
};

const DECIMALS = 6;

type Figure = (amount: ProductFault['value'], unit: string) => string;

const shownFigure: Figure = (amount, unit) =>
  typeof amount === 'number' ? publishedText(amount, unit, DECIMALS) : quoted(amount);

function limitText({ code, value, limits }: ProductFault): string {
  const unit = limits === null || limits.unit === '1' ? '' : limits.unit;
  const [min, max] = [
    shownFigure(limits?.min ?? null, unit),
    shownFigure(limits?.max ?? null, unit),
  ];
  const say = code === 'unusual' ? words.unusual : words.outOfRange;
  return say(shownFigure(value, unit), min, max);
}

function disagreementText({ key, value, stops }: ProductFault): string {
  const shown = shownFigure(value, UNIT_OF_FAULT[key] ?? '');
  return stops ? words.bulkAboveSolid(shown) : words.roomDisagrees(shown);
}

const orderText = ({ key, value }: ProductFault): string =>
  key === 'rate.min'
    ? words.lowestAboveHighest(shownFigure(value, ''))
    : words.notAscending(shownFigure(value, ''));

const writers: Readonly<Record<ProductFaultCode, (fault: ProductFault) => string>> = {
  missing: () => words.missing,
  notANumber: ({ value }) => words.notANumber(quoted(value)),
  notAChoice: ({ value }) => words.notAChoice(quoted(value)),
  notText: () => words.notText,
  tooLong: () => words.tooLong,
  tooMany: () => words.tooMany,
  duplicate: ({ value }) => words.duplicate(quoted(value)),
  outOfRange: limitText,
  unusual: limitText,
  notAscending: orderText,
  sumAbove100: ({ value }) => words.sumAbove100(shownFigure(value, '%')),
  doesNotFit: () => words.doesNotFit,
  disagrees: disagreementText,
  needsDensity: () => words.needsDensity,
};

/** What is wrong with a fact, in words, with figures in the reader's units. */
export const ownProductFaultText = (fault: ProductFault): string => writers[fault.code](fault);
