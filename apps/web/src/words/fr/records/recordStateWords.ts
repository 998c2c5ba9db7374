import type { AppWords } from '../../AppWords.ts';

export const recordStateWords: AppWords['recordState'] = {
  planned: 'Prévu',
  filling: 'Remplissage',
  partDone: 'Fait en partie',
  done: 'Fait',
  locked: 'Verrouillé',
};
