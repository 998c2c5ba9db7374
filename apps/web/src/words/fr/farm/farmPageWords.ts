import type { AppWords } from '../../AppWords.ts';

export const farmPageWords: AppWords['farmPages'] = {
  farm: 'Exploitation',
  people: 'Personnes',
  ground: 'Parcelles',
  catchTest: 'Débit des buses',
  programs: 'Autres programmes',
  inAndOut: 'Entrées et sorties',
};
