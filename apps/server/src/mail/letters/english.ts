import type { Letters } from './Letters.ts';

export const english: Letters = {
  verifyEmail: ({ product, email }) => ({
    subject: `Confirm your e-mail address for ${product}`,
    before: `Confirm that ${email} is your address. The link works once, for 24 hours.`,
    action: 'Confirm this address',
    after: `If you did not register with ${product}, you need do nothing.`,
  }),
  resetPassword: ({ product, email }) => ({
    subject: `Choose a new password for ${product}`,
    before: `Somebody asked for a new password for ${email}. The link works once, for one hour.`,
    action: 'Choose a new password',
    after: 'If that was not you, you need do nothing: your password stays as it is.',
  }),
  verifyAndChangeEmail: ({ product, email, newEmail }) => ({
    subject: `Confirm your new e-mail address for ${product}`,
    before:
      `The account ${email} is to use ${newEmail} from now on. ` +
      'The link works once, for 24 hours. You will be asked to sign in again.',
    action: 'Use this address',
    after: 'If you did not ask for this, you need do nothing: the account stays as it is.',
  }),
  recoverEmail: ({ product, email, newEmail }) => ({
    subject: `Your e-mail address for ${product} was changed`,
    before: `Your account now uses ${newEmail} in place of ${email}.`,
    action: 'That was not me: change it back',
    after:
      'If that was you, you need do nothing. The link works once, for 7 days, and signs every ' +
      'device out; then choose a new password.',
  }),
  passwordChanged: ({ product, email }) => ({
    subject: `Your password for ${product} was changed`,
    before: `The account ${email} has a new password. Every other device was signed out.`,
    action: 'Open the app',
    after:
      'If that was you, you need do nothing. If it was not, open the app at once and choose ' +
      '“Set a new password”: only this mailbox gets the link.',
  }),
  secondFactorAdded: ({ product, email }) => ({
    subject: `Signing in to ${product} asks for a code now`,
    before: `From now on ${email} signs in with the password and a code of an authenticator app.`,
    action: 'Open the app',
    after:
      'If that was you, keep the recovery codes where you find them without your phone. If it was not, ' +
      'somebody knows your password: set a new one at once, and ask whoever runs the server to take the ' +
      'codes off.',
  }),
  secondFactorRemoved: ({ product, email }) => ({
    subject: `Signing in to ${product} asks for no code any more`,
    before: `${email} signs in with the password alone now. The recovery codes are void.`,
    action: 'Open the app',
    after:
      'If that was you, you need do nothing. If it was not, open the app at once and choose ' +
      '“Set a new password”: only this mailbox gets the link.',
  }),
  codesGuessed: ({ product, email }) => ({
    subject: `Somebody knows your password for ${product}`,
    before:
      `For ${email} the right password was given, and twenty wrong codes behind it. ` +
      'Nobody got in. No more codes are taken until tomorrow.',
    action: 'Open the app',
    after:
      'If that was you, sign in tomorrow. If it was not, open the app and choose “Set a new password”: ' +
      'only this mailbox gets the link.',
  }),
  sessionStolen: ({ product, email }) => ({
    subject: `One of your devices was signed out of ${product}`,
    before:
      `For ${email} a copy of a sign-in was used beside the device it belongs to. ` +
      'That sign-in has ended, for both; your other devices go on.',
    action: 'Open the app',
    after:
      'Sign in again on the device that asks for it. If it was lost, or somebody else had it in hand, ' +
      'set a new password: that signs every device out.',
  }),
  recoveryCodeUsed: ({ product, email, codesLeft }) => ({
    subject: `A recovery code for ${product} was used`,
    before: `Somebody signed in to ${email} with a recovery code. Codes that are left: ${codesLeft}.`,
    action: 'Open the app',
    after:
      'If that was you and your phone is gone, set up the codes anew in your account. If it was not, ' +
      'set a new password at once.',
  }),
};
