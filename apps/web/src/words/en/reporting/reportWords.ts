import { localized } from '../../localized.ts';
import { numberText } from '../../figures/numberText.ts';
import { plural } from '../plural.ts';

const records = (count: number): string =>
  `${numberText(count)} ${plural(count, { one: 'record', other: 'records' })}`;

/** Words of the records: what is shown, what it adds up to, and the charts. */
export const reportWords = localized('report', {
  none: 'No records yet',
  noneNote:
    'A record is made when a job is filled: what was planned, what was done, where, and in what wind.',
  planMix: 'Plan a mix',
  noneShown: 'No records for this choice',
  noneShownNote: (count: number) => `There are ${records(count)} outside it.`,
  showAll: 'Show all records',
  records: 'Records',
  count: records,
  countOf: (shown: string, all: string) => `${shown} of ${all}`,
  counting: 'still counting',
  readingEarlier: 'Reading the earlier records.',
  unnamed: 'Mix',
  line: (day: string, area: string, place: string | null) =>
    [day, area, place].filter(Boolean).join(', '),

  period: 'Time',
  periods: { thisYear: 'This year', lastYear: 'Last year', thisMonth: 'This month', all: 'All' },
  julyNote: 'A year runs from July to June.',
  choose: 'Dates, paddock, product, person',
  chosen: (count: number) => `${numberText(count)} set`,
  from: 'From',
  to: 'To',
  paddock: 'Paddock',
  product: 'Product',
  person: 'Person',
  everything: 'All',
  notSaid: 'Not said',
  range: (from: string, to: string) => `${from} – ${to}`,
  since: (from: string) => `From ${from}`,
  until: (to: string) => `Until ${to}`,
  allTime: 'All records',

  totals: 'Totals',
  area: 'Area done',
  water: 'Water used',
  cost: 'Cost',
  planned: (figure: string) => `planned ${figure}`,
  notKnown: 'not known',
  nutrients: 'Nutrients',
  unknown: {
    area: (unknown: string, of: number) => `Area done: not known for ${unknown} of ${records(of)}.`,
    water: (unknown: string, of: number) => `Water: not known for ${unknown} of ${records(of)}.`,
    nutrients: (unknown: string, of: number) =>
      `Nutrients: not all known for ${unknown} of ${records(of)}.`,
    cost: (unknown: string, of: number) => `Cost: not all known for ${unknown} of ${records(of)}.`,
  },
  unknownNote: 'The sums hold what is known.',

  productUse: 'Product use',
  productCount: (count: number) =>
    `${numberText(count)} ${plural(count, { one: 'product', other: 'products' })}`,
  byMass: 'By mass',
  byVolume: 'By volume',
  used: 'Used',
  plannedColumn: 'Planned',
  asTable: 'As a table',
  costByMonth: 'Cost by month',
  month: 'Month',
  ofRecords: records,
  partKnown: (unknown: string, of: number) => `not all known for ${unknown} of ${records(of)}`,
  noPrices: 'No record has prices. Set them with the mix.',

  nitrogenByPaddock: 'Nitrogen by paddock',
  eachPaddock: 'Each paddock',
  nitrogenYear: (from: string, to: string) => `${from} – ${to}, whatever is chosen above`,
  farmAverage: 'Farm average',
  farmAverageAtLeast: 'Farm average, at least',
  limit: (cap: string) => `limit ${cap}`,
  ofLimit: (cap: string) => `of ${cap}`,
  over: (figure: string) => `Over by ${figure}`,
  overWord: 'Warning',
  room: (figure: string) => `${figure} to the limit`,
  areaNotKnown: 'area not known',
  nitrogenNotKnown: (unknown: string, of: number) =>
    `Nitrogen: not all known for ${unknown} of ${records(of)}.`,
  leftOut: (count: number) =>
    `${records(count)} without a paddock of known area: not in the average.`,
  noPaddocks: 'No paddock with a known area, so there is no nitrogen per hectare.',
  nitrogenReport: 'Nitrogen report',

  exportName: 'Export',
  exportWaits: 'A file holds every record that is chosen, so it waits until all are read.',
  csv: 'CSV',
  pdf: 'PDF',
  print: 'Print',
  working: 'Working',
  exportFailed: 'The file could not be made. This part needs the network once.',
  saved: (name: string) => `Saved: ${name}`,
});
