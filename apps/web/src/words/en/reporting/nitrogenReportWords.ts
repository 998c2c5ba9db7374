import { localized } from '../../localized.ts';
import { numberText } from '../../figures/numberText.ts';
import { plural } from '../plural.ts';

const records = (count: number): string =>
  `${numberText(count)} ${plural(count, { one: 'record', other: 'records' })}`;

/** Words of the nitrogen report, on the screen and on paper. */
export const nitrogenReportWords = localized('nitrogenReport', {
  title: 'Nitrogen report',
  back: 'Back',
  year: 'Year',
  yearOf: (start: string, end: string) => `July ${start} to June ${end}`,
  about:
    'Synthetic nitrogen on each paddock, July to June, as New Zealand’s regional councils ask for it. Dairy farms report by 31 July.',
  sums: (average: string, area: string) => `Average of all paddocks: ${average} on ${area}`,
  byPaddock: 'By paddock',
  paddock: 'Paddock',
  landUse: 'Land use',
  area: 'Area',
  nitrogen: 'Synthetic N',
  perArea: 'N per area',
  share: 'Share of cap',
  overCap: 'over',
  byLandUse: 'By land use',
  fertilisers: 'By fertiliser',
  product: 'Product',
  content: 'N',
  used: 'Used',
  applications: 'Applications',
  noApplications: 'No nitrogen was recorded in this year.',
  day: 'Date',
  rate: 'Rate',
  notSaid: 'not said',
  notKnown: 'not known',
  atLeast: (figure: string) => `at least ${figure}`,
  missing: 'What is missing',
  nothingMissing: 'Every fact that the records can hold is there.',
  gaps: {
    placesWithoutArea: (count: number) =>
      `${numberText(count)} ${plural(count, { one: 'place has', other: 'places have' })} no known area, so no nitrogen per hectare.`,
    placesWithoutLandUse: (count: number) =>
      `${numberText(count)} ${plural(count, { one: 'paddock does', other: 'paddocks do' })} not say its land use.`,
    recordsWithoutPlace: (count: number) =>
      `${records(count)} ${plural(count, { one: 'does', other: 'do' })} not say where.`,
    recordsWithoutNitrogen: (count: number) =>
      `The nitrogen of ${records(count)} is not all known. The sums hold what is known.`,
    recordsWithoutAreaDone: (count: number) =>
      `${records(count)} ${plural(count, { one: 'does', other: 'do' })} not say the area done.`,
  },
  purchases:
    'Councils also ask for fertiliser bought and its receipts. They are not kept here: add them yourself.',
  grazed: (cap: string) =>
    `The cap of ${cap} holds for grazed land. Check with your council what else it asks.`,
});
