import { localized } from '../../localized.ts';

/** Words about the app itself on this device: a new version of it, its place on the home screen. */
export const pwaWords = localized('pwa', {
  thisApp: 'This app',
  newVersion: 'New version ready. What you typed is kept.',
  loadNewVersion: 'Load it',
  loadingNewVersion: 'Loading the new version …',
  installOffer: 'Keep this app on the home screen. It opens without a signal.',
  install: 'Install',
  notNow: 'Not now',
  shareSteps: 'To keep this app on the home screen: tap Share, then Add to Home Screen.',
  close: 'Close',
});
