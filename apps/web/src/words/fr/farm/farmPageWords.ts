import type { AppWords } from '../../AppWords.ts';

export const farmPageWords: AppWords['farmPages'] = {
  farm: 'Ferme',
  notYours:
    'Votre rôle dans cette ferme ne le comprend pas. Les rôles sont expliqués sous Personnes.',
  people: 'Personnes',
  join: 'Rejoindre une ferme',
  ground: 'Parcelles',
  catchTest: 'Mesure des buses',
  programs: 'Autres programmes',
  inAndOut: 'Entrées et sorties',
};
