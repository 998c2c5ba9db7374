import type { AppWords } from '../../AppWords.ts';

export const farmPageWords: AppWords['farmPages'] = {
  farm: 'Exploitation',
  notYours:
    'Votre rôle dans cette exploitation ne le comprend pas. Les rôles sont expliqués sous Personnes.',
  people: 'Personnes',
  join: 'Rejoindre une exploitation',
  ground: 'Parcelles',
  catchTest: 'Débit des buses',
  programs: 'Autres programmes',
  inAndOut: 'Entrées et sorties',
};
