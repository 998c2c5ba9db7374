import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const deviceWords: AppWords['device'] = {
  warning: 'Attention',
  note: 'Note',
  memoryOnly: 'Ce navigateur ne garde rien',
  memoryOnlyWhy:
    'Ce que vous gardez maintenant est perdu à la fermeture de la page, sauf si votre compte l’a reçu. C’est le cas des fenêtres privées et des données bloquées.',
  notSavedHere: 'Pas gardé sur cet appareil',
  full: 'Cet appareil n’a plus de place',
  fullWhy: 'Le dernier changement n’a pas été gardé ici. Libérez de la place, ou gardez une copie.',
  failed: 'Le dernier changement n’a pas été gardé ici',
  failedWhy: 'Le stockage du navigateur a échoué. Réessayez, ou gardez une copie.',
  nearlyFull: 'Cet appareil est presque plein',
  nearlyFullWhy: 'Libérez de la place avant le prochain chantier, ou gardez une copie.',
  mayClear: 'Ce navigateur peut effacer votre travail',
  mayClearWhy:
    'Il n’a pas promis de le garder si la place manque ou si l’application n’est pas ouverte pendant une semaine. Un compte, l’application installée ou une copie le garde.',
  unreadable: (count) =>
    plural(count, {
      one: `Cette version ne peut pas lire ${count} chose`,
      other: `Cette version ne peut pas lire ${count} choses`,
    }),
  unreadableWhy:
    'Une version plus récente l’a gardé, ou ce n’est pas ce que cette application garde. Rien n’en est perdu, et rien n’en est affiché. Rechargez pour avoir la nouvelle version ; si cela ne suffit pas, celui qui l’a gardé doit le garder à nouveau.',
  understood: 'Compris',
};
