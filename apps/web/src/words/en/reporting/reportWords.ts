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
  bringIn: 'Bring in a backup or a file',
  noneShown: 'No records for this choice',
  noneShownNote: (count: number) => `There are ${records(count)} outside it.`,
  showAll: 'Show all records',
  records: 'Records',
  count: records,
  countOf: (shown: string, all: string) => `${shown} of ${all}`,
  counting: 'still counting',
  readingEarlier: 'Reading the earlier records.',
  unnamed: 'Mix',
  columns: {
    day: 'Date',
    where: 'Where',
    what: 'Products',
    area: 'Area',
    nitrogen: 'N',
    cost: 'Cost',
    by: 'By',
    state: 'State',
  },
  byPerson: (person: string) => `by ${person}`,
  byNobody: 'by: not said',
  noProducts: 'no product',
  nitrogenUnknown: 'N not known',
  noPrice: 'no price',
  openUntil: (moment: string) => `open until ${moment}`,

  period: 'Time',
  periods: {
    thisYear: 'This season',
    lastYear: 'Last season',
    thisMonth: 'This month',
    all: 'All',
  },
  filter: 'Filter',
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
  unknown: {
    area: (unknown: string, of: number) => `Area done: not known for ${unknown} of ${records(of)}.`,
    water: (unknown: string, of: number) => `Water: not known for ${unknown} of ${records(of)}.`,
    nutrients: (unknown: string, of: number) =>
      `Nutrients: not all known for ${unknown} of ${records(of)}.`,
    cost: (unknown: string, of: number) => `Cost: not all known for ${unknown} of ${records(of)}.`,
  },
  unknownNote: 'The sums hold what is known.',

  productUse: 'Product use by month',
  ownScale: 'each on a scale of its own',
  productCount: (count: number) =>
    `${numberText(count)} ${plural(count, { one: 'product', other: 'products' })}`,
  used: 'Used',
  plannedColumn: 'Planned',
  asTable: 'As a table',
  costByMonth: 'Cost by month',
  month: 'Month',
  costsMost: (month: string, cost: string) => `Columns by month. The most is ${cost} in ${month}.`,
  atLeast: (figure: string) => `at least ${figure}`,
  nameAtLeast: (name: string) => `${name}, at least`,
  atLeastMark: 'at least: a price is not known',
  noPriceMark: 'no price known',
  noPrices: 'No record has prices. Set them with the mix.',

  nitrogenByPaddock: 'Nitrogen by paddock',
  nitrogenSoFar: 'Done',
  nitrogenPlanned: 'Planned',
  share: 'Of the limit',
  more: (planned: string) => `+ ${planned}`,
  levels: {
    low: 'under half of the limit',
    half: 'half to 90 %',
    near: '90 % or more, or over with the plan',
  },
  plannedMark: 'planned',
  overIfSprayed: 'Over the limit if sprayed',
  overWithPlan: (place: string, done: string, planned: string, over: string) =>
    `${place}: ${done} + ${planned} planned is ${over} too much.`,
  changePlan: 'Change the plan',
  nitrogenYear: (from: string, to: string) => `${from} – ${to}, all records`,
  nitrogenOverYear: 'Nitrogen over the season',
  nitrogenLine: (figures: string, cap: string) =>
    `A line from July to June. ${figures}. Limit ${cap}.`,
  farm: 'farm',
  lastSeason: 'last season',
  figureOf: (name: string, figure: string) => `${name} ${figure}`,
  boundMark: 'dashed: at least, something is not known',
  calendar: 'Season calendar',
  calendarNote: 'a row each paddock',
  calendarSays: (sprays: string, places: number) =>
    `${sprays} on ${numberText(places)} ${plural(places, { one: 'paddock', other: 'paddocks' })}, from July to June.`,
  heightMark: 'nitrogen, the height is the dose',
  withoutMark: 'spray without nitrogen',
  unknownMark: '? nitrogen not known',
  sprays: 'Sprays',
  sprayedOn: 'Date and nitrogen',
  noNitrogen: 'no nitrogen',

  farmAverage: 'Farm average',
  farmAverageAtLeast: 'Farm average, at least',
  limit: (cap: string) => `limit ${cap}`,
  ofLimit: (cap: string) => `of ${cap}`,
  over: (figure: string) => `Over by ${figure}`,
  areaNotKnown: 'area not known',
  nitrogenInAll: (kg: string) =>
    `${kg} of nitrogen in all: without an area there is no figure per hectare.`,
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
  working: 'Preparing',
  exportFailed: 'The file could not be made. This part needs the network once.',
  saved: (name: string) => `Saved: ${name}`,
});
