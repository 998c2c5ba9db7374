import { localized } from '../../localized.ts';

/** Words of the first home page: where the work is kept when nobody has signed in. */
export const keptHereWords = localized('keptHere', {
  deviceOnly: 'Saved on this device only',
  why: 'Why',
  deviceOnlyWhy:
    'What you plan and save is kept in this browser, with or without a signal. Sign in to keep it in your account too, on all your devices. Clearing the browser’s data erases what is here only.',
});
