import type { AppWords } from '../../AppWords.ts';

export const pwaWords: AppWords['pwa'] = {
  thisApp: 'Cette application',
  newVersion: 'Nouvelle version prête. Votre saisie est gardée.',
  loadNewVersion: 'La charger',
  loadingNewVersion: 'Chargement de la nouvelle version …',
  installOffer: 'Gardez cette application sur l’écran d’accueil. Elle s’ouvre sans réseau.',
  install: 'Installer',
  notNow: 'Plus tard',
  shareSteps:
    'Pour garder cette application sur l’écran d’accueil : touchez Partager, puis Sur l’écran d’accueil.',
  close: 'Fermer',
};
