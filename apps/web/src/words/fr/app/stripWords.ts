import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const stripWords: AppWords['strip'] = {
  title: 'Où est votre travail',
  close: 'Fermer',
  show: 'Voir',
  waiting: (count) => `${count} en attente`,
  offline: 'Hors ligne',
  offlineWaiting: (count) => `Hors ligne · ${count} en attente`,
  offlineSynced: (time) => `Hors ligne · tout envoyé ${time}`,
  synced: (time) => `Synchronisé ${time}`,
  arriving: 'Tout n’est pas encore ici',
  connecting: 'Gardé sur cet appareil',
  refused: (count) => `${count} pas sur le serveur`,
  full: (count) => `Stockage plein · ${count} pas dans votre compte`,
  storageUsed: (percent) => `Stockage utilisé à ${percent} %`,
  conflicts: (count) =>
    plural(count, {
      one: `${count} modifié sur deux appareils`,
      other: `${count} modifiés sur deux appareils`,
    }),
  keptNowhere: 'Pas gardé sur cet appareil',
  broken: 'Le lien avec votre compte est coupé',
};
