import type { AppWords } from '../../AppWords.ts';

export const reportingWords: AppWords['reporting'] = {
  title: 'Bilans',
  views: 'Vues',
  records: 'Fiches',
  season: 'Campagne',
  opening: 'Lecture des fiches',
};
