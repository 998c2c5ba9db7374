import { localized } from '../../localized.ts';

/** Words of the shell that stands around every screen. */
export const appWords = localized('app', {
  skip: 'Go to the content',
  main: 'Main',
  home: 'Home',
  mix: 'Mix',
  products: 'Products',
  reporting: 'Reporting',
  result: 'Result',
  accountLink: 'Account link',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms of service',
  notFoundTitle: 'Page not found',
  kind: 'Mix Calculator',
  sunView: 'Sun view',
  wholeAnswer: 'The whole plan',
  favourite: 'Favourite',
  favouriteOf: (name: string) => `Favourite: ${name}`,
  unitsAndLanguage: 'Units and language',

  loadAgain: 'Load it again',
  loadFailed: 'This screen did not load',
  loadFailedWhy:
    'A part of the app could not be fetched. Without a signal, try again when there is one. What you typed is kept on this device.',
  stopped: 'This screen stopped working',
  stoppedWhy:
    'The fault is in this app, not in what you typed. Load the screen again; if it stops again, start a new mix from Home.',
  notFound: 'There is no page at this address',
  notFoundWhy: 'The link may be old, or a letter may be missing. Nothing of yours is lost.',
  goHome: 'Go to Home',
  warning: 'Warning',
});
