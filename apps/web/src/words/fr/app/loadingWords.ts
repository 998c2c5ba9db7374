import type { AppWords } from '../../AppWords.ts';

export const loadingWords: AppWords['loading'] = {
  opening: 'Ouverture',
  failed: 'Cette partie ne s’est pas chargée',
  failedNote: 'Il lui faut le réseau une fois. Votre travail est gardé sur cet appareil.',
  retry: 'Réessayer',
  close: 'Fermer',
};
