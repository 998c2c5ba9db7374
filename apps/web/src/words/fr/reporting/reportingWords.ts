import type { AppWords } from '../../AppWords.ts';

export const reportingWords: AppWords['reporting'] = {
  title: 'Bilans',
  views: 'Vues',
  records: 'Fiches',
  season: 'Saison',
  opening: 'Lecture des fiches',
};
