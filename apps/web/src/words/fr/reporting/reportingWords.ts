import type { AppWords } from '../../AppWords.ts';

export const reportingWords: AppWords['reporting'] = {
  title: 'Bilans',
  opening: 'Lecture des fiches',
};
