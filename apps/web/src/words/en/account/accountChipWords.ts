import { localized } from '../../localized.ts';

/** Words of the account button in the header: they travel with the start of the app. */
export const accountChipWords = localized('accountChip', {
  signIn: 'Sign in',
  account: 'Account',
});
