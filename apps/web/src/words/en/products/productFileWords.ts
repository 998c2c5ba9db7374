import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';
import { numberText } from '../../figures/numberText.ts';

/** Words about products from and into files. */
export const productFileWords = localized('productFiles', {
  title: 'Import and export',
  exportTitle: 'Save your own products as a file',
  noOwn: 'There are none of your own yet.',
  csv: 'CSV, for a spreadsheet',
  json: 'JSON, for another device',
  exported: (count: number) =>
    plural(count, { one: '1 product', other: `${numberText(count)} products` }),
  importTitle: 'Take products from a file',
  importWhy:
    'CSV or JSON. What it would change is shown first, and nothing is kept until you say so.',
  choose: 'Choose a file',
  reading: 'Reading the file',
  warning: 'Warning',
  note: 'Note',
  faults: {
    tooLarge: 'This file is larger than 2 MB. Split it.',
    tooManyRows: 'This file has more than 1,000 products. Split it.',
    notText: 'This is not a text file. Save it again as CSV.',
    notReadable: 'This file is damaged: its quotes or brackets do not close.',
    noProducts: 'No products are in this file. A CSV file needs a heading with a column Name.',
    newer: 'This file was made by a newer version. Reload to get it.',
    columnTwice: 'A column stands in this file twice.',
  },
  unread: 'This file could not be read from the device.',
  decimalComma: 'Read with a comma as the decimal sign.',
  decimalPoint: 'Read with a point as the decimal sign.',
  leftOut: (columns: string) => `Columns that are not known here were left out: ${columns}.`,
  found: (counts: string) => `In the file: ${counts}.`,
  counts: {
    new: (count: string) => `${count} new`,
    changed: (count: string) => `${count} changed`,
    unchanged: (count: string) => `${count} unchanged`,
    refused: (count: string) => `${count} refused`,
  },
  states: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', refused: 'Refused' },
  facts: 'Facts',
  row: (number: string) => `row ${number}`,
  unnamed: 'no name',
  becomes: (fact: string, before: string, after: string) => `${fact}: ${before} becomes ${after}`,
  is: (fact: string, value: string) => `${fact}: ${value}`,
  fault: (fact: string, sentence: string) => `${fact}: ${sentence}`,
  take: (name: string) => `Take ${name}`,
  lookAgain: 'Not ticked, because a figure is unusual. Compare it with the label first.',
  keep: (count: number) =>
    plural(count, { one: 'Keep 1 product', other: `Keep ${numberText(count)} products` }),
  nothingChosen: 'Tick what you want to keep.',
  nothingNew: 'Nothing in this file is new or changed.',
  keeping: 'Keeping',
  kept: (count: number) =>
    plural(count, {
      one: '1 product kept on this device',
      other: `${numberText(count)} products kept on this device`,
    }),
  partKept: (count: string, all: string) => `${count} of ${all} were kept. Try the file again.`,
  undo: 'Undo',
  undone: 'As it was before',
  anotherFile: 'Choose another file',
});
