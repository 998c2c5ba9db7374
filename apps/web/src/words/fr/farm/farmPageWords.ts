import type { AppWords } from '../../AppWords.ts';

export const farmPageWords: AppWords['farmPages'] = {
  farm: 'Exploitation',
  people: 'Personnes',
  join: 'Rejoindre une exploitation',
  ground: 'Parcelles',
  catchTest: 'Débit des buses',
  programs: 'Autres programmes',
  inAndOut: 'Entrées et sorties',
};
