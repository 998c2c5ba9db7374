import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** Mixes out of the rows of a spreadsheet. */
export const planSheetWords = localized('planSheet', {
  why: 'The first row names the columns. Each other row becomes a saved mix. Nothing is kept until you take it, and no formula is worked out.',
  choose: 'Choose a file',
  other: 'Other file',
  reading: 'Reading the file …',
  notTaken: 'Not taken',
  noCatalogue: 'The catalogue is not here yet. It comes with a signal.',
  faults: {
    tooLarge: 'This file is too large.',
    tooManyRows: 'This file has more than 1,000 rows. Split it.',
    notText: 'This file is neither a text with columns (CSV) nor an Excel workbook (.xlsx).',
    notReadable: 'This file cannot be read as a spreadsheet.',
    empty: 'This file has no rows below its headings. Of a workbook the first sheet is read.',
  },
  theirColumns: 'Their columns',
  noHeading: (place: number) => `Column ${place}`,
  holds: (heading: string) => `What ${heading} holds`,
  uses: {
    nothing: 'Not taken',
    name: 'Name of the mix',
    paddock: 'Paddock',
    product: 'Product',
    area: 'Area',
    applicationRate: 'Application rate',
    amount: 'Amount',
    unit: 'Unit',
  },
  withUnit: (word: string, unit: string) => `${word}, ${unit}`,
  unitMissing: (word: string) => `${word}, which unit?`,
  mappingKept: 'What you choose is kept for the next file like this.',
  theirNames: 'Their names',
  keptAsWords: 'kept as words',
  change: 'Change',
  changeMeaning: (text: string) => `Change what “${text}” means`,
  rows: 'Rows',
  rowsReady: (count: string, all: string) => `${count} of ${all} ready`,
  row: (number: number, name: string) => (name === '' ? `Row ${number}` : `Row ${number}: ${name}`),
  replaces: 'Replaces the mix of this name.',
  problems: {
    unknownPaddock: (text: string) => `“${text}” is no paddock here.`,
    unknownProduct: (text: string) => `“${text}” is no product here.`,
    noArea: 'It has no area, and no paddock that has one.',
    noRate: 'It has no application rate.',
    noProduct: 'It names no product.',
    noAmount: (product: string) => `It has no amount of ${product}.`,
    twice: (one: string, other: string) =>
      `Columns “${one}” and “${other}” say the same thing. Set one of them to “Not taken” above.`,
    noUnit: (heading: string) => `Column “${heading}” names no unit. Choose it above.`,
    unknownUnit: (heading: string, text: string) =>
      `“${text}” in column “${heading}” is no unit here.`,
    figure: (heading: string, text: string) => `“${text}” in column “${heading}” is no figure.`,
    formula: (heading: string) =>
      `Column “${heading}” holds a formula without its value. Open the file in a spreadsheet program and save it again.`,
    ambiguous: (heading: string, text: string) =>
      `“${text}” in column “${heading}” can mean two numbers. Write it in the file without a sign between the thousands.`,
  },
  leaveOut: (number: number) => `Leave row ${number} out`,
  asWords: 'Keep it as words',
  itIs: (name: string) => `It is ${name}`,
  take: (count: number) => plural(count, { one: 'Take 1 row', other: `Take ${count} rows` }),
  taking: 'Taking …',
  nothingReady: 'No row is ready to be taken.',
  taken: (count: number) =>
    plural(count, { one: '1 mix is saved.', other: `${count} mixes are saved.` }),
  partTaken: (count: string, wanted: string) =>
    `${count} of ${wanted} mixes are saved. This device did not keep the rest.`,
  toMixes: 'Go to the mixes',
});
