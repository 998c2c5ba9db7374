import type { SheetLoad, SheetProduct } from '@mix/engine';
import { stepReasonText } from '@mix/messages';
import { coverText, markText, packsText, stepText } from '@mix/messages/sheet';
import { cell, columns, figure, type Cell } from './columns.ts';
import type { SheetFormat } from './SheetFormat.ts';

function productRow({ productId, amount, packs }: SheetProduct, format: SheetFormat): Cell[] {
  const { containerCount } = format.language.words.resultWords;
  return [
    cell(`  ${format.productName(productId)}`),
    figure(format.told(amount)),
    cell(packs === null ? '' : packsText(packs, containerCount, format)),
  ];
}

/** What goes in: what stands in the tank, the water, and each product. */
function amountRows({ heel, water, doubt, products }: SheetLoad, format: SheetFormat): Cell[][] {
  const { told, language } = format;
  const { resultWords } = language.words;
  const more = doubt === null ? '' : ` ${told(doubt)}`;
  return [
    ...(heel === null ? [] : [[cell(`  ${resultWords.heel}`), figure(told(heel))]]),
    [cell(`  ${resultWords.water}`), figure(`${told(water)}${more}`)],
    ...products.map((product) => productRow(product, format)),
  ];
}

/** Step after step, with the line of the tank, its temperature, and why it stands there. */
function stepRows({ load, steps }: SheetLoad, format: SheetFormat): Cell[][] {
  const { told, productName, language } = format;
  const { shareWords, resultWords } = language.words;
  const { sheet, line } = shareWords;
  return [
    [
      cell(`  ${sheet.step}`),
      cell(sheet.add),
      figure(sheet.amount),
      figure(line),
      figure(sheet.tank),
      cell(''),
    ],
    ...steps.map((step, place) => {
      const text = stepText(step, productName, sheet, resultWords.containerCount, format);
      return [
        figure(`  ${place + 1}`),
        cell(text.what),
        figure([text.amount, text.doubt].filter((part) => part !== null).join(' ')),
        figure(told(step.line)),
        figure(step.temperature === null ? '' : told(step.temperature)),
        cell(stepReasonText(load.steps, place, language.stepReasons, format)),
      ];
    }),
  ];
}

/** Loads that are filled alike: what goes in, and in which order. */
export function loadSection(load: SheetLoad, format: SheetFormat): string[] {
  const { shareWords, resultWords } = format.language.words;
  const marks = load.marks.map((mark) => markText(mark, format.productName, resultWords, format));
  return [
    `${coverText({ ...load, heel: null }, shareWords, format)} · ${format.told(load.mass)}`,
    ...columns(amountRows(load, format)),
    '',
    ...columns(stepRows(load, format)),
    ...marks.map((text) => `  ${text}`),
    '',
  ];
}
