import { localized } from '../../localized.ts';

/** Words of the reporting screen before its records are read. */
export const reportingWords = localized('reporting', {
  title: 'Reporting',
  views: 'Views',
  records: 'Records',
  season: 'Season',
  opening: 'Reading the records',
});
