import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** Words of the account panel and of the pages that account e-mails lead to. */
export const accountWords = localized('account', {
  title: 'Your account',
  close: 'Close',
  show: 'Show',
  hide: 'Hide',
  noAccounts: 'This site has no accounts. All you plan stays on this device.',

  // fields
  name: 'Name',
  email: 'E-mail',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newEmail: 'New e-mail',
  region: 'Region',
  regionNotSet: 'Not set',
  regions: {
    NZ: 'New Zealand',
    NSW: 'New South Wales',
    VIC: 'Victoria',
    QLD: 'Queensland',
    WA: 'Western Australia',
    US: 'United States',
    EU: 'European Union',
    UK: 'United Kingdom',
  },

  // signing in
  signIn: 'Sign in',
  signingIn: 'Signing in',
  notSignedIn: 'Not signed in',
  withoutAccount:
    'You can plan, fill and record without an account. Signing in keeps your work safe and on your other devices.',
  ended: 'You were signed out',
  endedWhy:
    'That happens when the password was changed, the account was disabled, this app moved to another server or was put back to a backup, or you signed out in another window or from another device. What was not sent yet stays on this device, and is sent once you sign in again with the same account.',
  enterEmail: 'Enter your e-mail.',
  enterBoth: 'Enter your e-mail and your password.',

  // registering
  register: 'Register',
  registering: 'Registering',
  notRegistered: 'Not registered',
  registerNote:
    'We send one e-mail to check the address. What you saved on this device moves into the account.',
  missingData: (fields: string) => `Still missing: ${fields}. Nothing was sent.`,

  // what a new password must hold
  rules: {
    minLength: (count: number) => `at least ${count} characters`,
    maxLength: (count: number) => `at most ${count} characters`,
    lowercase: 'a small letter',
    uppercase: 'a capital letter',
    numeric: 'a digit',
    nonAlphanumeric: 'a sign such as ! or #',
  },
  rulesUnmet: (rules: string) => `The password still needs ${rules}.`,

  // a forgotten password
  setNewPassword: 'Set a new password',
  sendLink: 'Send a link',
  sending: 'Sending',
  notSent: 'Not sent',
  linkNote: 'We send a link to this address. It opens a page where you choose a new password.',
  linkSent: (email: string) =>
    `If ${email} has an account, a link is on its way. It works for one hour. Look in the junk mail too.`,
  backToSignIn: 'Back to sign in',

  // confirming the address
  notConfirmed: 'E-mail not confirmed',
  followLink: (email: string) => `Follow the link in the e-mail we sent to ${email}.`,
  sendAgain: 'Send it again',
  sentAgain: 'Sent. Use the newest e-mail.',
  mailNotSent: 'The e-mail was not sent',

  // a browser that keeps nothing
  notKept: 'This browser keeps no copy of the account',
  notKeptWhy:
    'Its storage does not work, or another window holds it. What you change now is safe only once it is in the account: wait for a signal before you close this page.',

  // profile
  profile: 'Profile',
  profileNote: 'Name and region',
  profileLater: 'Your profile is not on this device yet. It loads when there is a signal.',
  save: 'Save',
  saving: 'Saving',
  savedHere: 'Saved on this device. It is sent when there is a signal.',
  saved: 'Saved in your account.',
  notSaved: 'Not saved',
  enterName: 'Enter a name.',

  // changing password and address
  changePassword: 'Change password',
  passwordChanged: 'Password changed. Your other devices are signed out.',
  changeEmail: 'Change e-mail',
  changeEmailNote:
    'We send a link to the new address. The account changes when you follow it; then sign in again.',
  changing: 'Changing',
  notChanged: 'Not changed',
  changeLinkSent: (email: string) => `A link is on its way to ${email}.`,

  // where the account is signed in
  sessions: 'Where you are signed in',
  thisDevice: 'This device',
  unknownDevice: 'A device that is not known',
  lastUsed: (moment: string) => `Last used ${moment}`,
  endSession: 'Sign it out',
  endSessionOf: (device: string) => `Sign out ${device}`,
  sessionEnded: (device: string) => `${device} is signed out.`,
  endOthers: 'Sign out all others',
  othersEnded: 'Every other device is signed out.',
  sessionsNote:
    'A device that is signed out gets and sends nothing any more. What it had stored stays on it until somebody clears it.',
  onlyHere: 'You are signed in nowhere else.',
  askingServer: 'Asking the server',
  needsSignal: 'Only the server knows. It is asked when there is a signal.',

  // a code beside the password
  secondFactor: 'A code for signing in',
  secondFactorWhat:
    'Signing in then asks for your password and a code that an authenticator app on your phone shows, such as Google Authenticator, Aegis or 2FAS. Who knows only the password stays out. Devices that are signed in go on without a code, and without a signal.',
  secondFactorOn: 'On. Signing in asks for your password and a code.',
  secondFactorConfirmFirst: 'Confirm your e-mail first, then come back.',
  setUpCode: 'Set it up',
  settingUp: 'Asking the server',
  notSetUp: 'Not set up',
  scanCode: 'Scan this with your authenticator app',
  scanCodeName: 'QR code for your authenticator app',
  secretAsText: 'Or type this key into the app:',
  sixDigits: 'Code that the app shows now',
  turnOn: 'Turn it on',
  turningOn: 'Turning on',
  recoveryCodes: 'Recovery codes',
  recoveryCodesShown:
    'Each signs you in once when your phone is not at hand. They are shown only now: write them down, or save the file, and keep them away from the phone.',
  saveCodes: 'Save the file',
  recoveryFileName: 'recovery-codes.txt',
  codesKept: 'I have kept them',
  newCodes: 'New recovery codes',
  newCodesNote: 'The codes you have now stop working.',
  makingCodes: 'Making them',
  notMade: 'Not made',
  takeOff: 'Sign in without a code',
  takeOffNote: 'The password alone opens your account again. Your recovery codes stop working.',
  takingOff: 'Turning off',
  takenOff: 'Signing in asks for the password alone now.',
  oneTimeCode: 'Code of your authenticator app',
  oneTimeCodeNote: 'Six digits. They change every half minute.',
  recoveryCode: 'Recovery code',
  recoveryCodeNote: 'Sixteen letters and digits. Each works once.',
  useRecoveryCode: 'Use a recovery code',
  useAppCode: 'Use the app’s code',
  enterCode: 'Enter the code.',
  codeAsked: 'Your password is right. Now the code.',

  // my data
  exportData: 'Export my data',
  exportNote:
    'One JSON file with your profile, mixes, products, paddocks and records, and the last errors of this app on this device.',
  exportFile: 'Save the file',
  exporting: 'Collecting',
  exportName: 'my-mix-data.json',
  exported: 'The file is in your downloads.',
  notExported: 'Not exported',
  notExportedWhy: 'Your data could not be read. Try again when there is a signal.',

  // leaving
  signOut: 'Sign out',
  signingOut: 'Signing out',
  notSignedOut: 'Not signed out',
  signOutNote:
    'Takes everything of the account off this device, and the mix that is not saved yet. What is saved stays in the account, for when you sign in again.',
  unsent: 'Not in your account yet',
  unsentCount: (count: number) =>
    plural(count, {
      one: 'One change is only on this device. Signing out now loses it.',
      other: `${count} changes are only on this device. Signing out now loses them.`,
    }),
  unsentUnknown: 'What is only on this device could not be counted. Signing out may lose it.',
  signOutAnyway: 'Sign out and lose them',
  staySignedIn: 'Stay signed in',
  deleteAccount: 'Delete my account',
  deleteNote:
    'Deletes the account and everything in it, on the server and on this device. Nobody can bring it back. Export your data first if you want to keep it.',
  deleting: 'Deleting',
  notDeleted: 'Not deleted',
  deleted: 'Your account is deleted',

  // what the provider refuses, by its code
  errors: {
    'last-owner':
      'You are the only owner of a farm with others on it. Make one of them an owner first, or name a successor, under People.',
    'email-already-in-use':
      'This e-mail has an account already. Sign in, or set a new password if you have forgotten it.',
    'wrong-password': 'The password is not right.',
    'user-not-found': 'No account has this e-mail. Check it, or register.',
    'invalid-credential':
      'The e-mail or the password is not right. Check both, or set a new password.',
    'invalid-login-credentials':
      'The e-mail or the password is not right. Check both, or set a new password.',
    'too-many-requests': 'Too many tries. Wait a while, an hour at most, then try again.',
    'too-many-requests-for-account':
      'Too many wrong passwords for this account today. Set a new password now, or try again tomorrow.',
    'too-many-requests-for-today': 'Too many tries for one day. Try again tomorrow.',
    unavailable: 'The server cannot take this now. Nothing was lost; try again in a minute.',
    'api-key-not-valid.-please-pass-a-valid-api-key.':
      'This page came from another server than the one that answers now. Load it again.',
    'payload-too-large': 'This is too long for the server. Make it shorter.',
    'invalid-display-name': 'This name is too long, or has signs that are not letters.',
    'unverified-email': 'Confirm your e-mail first: follow the link we sent you.',
    'multi-factor-auth-required': 'Signing in asks for a code besides the password.',
    'invalid-verification-code':
      'The code is not right, or was used already. Wait for the next one. If none works, set the clock of your phone.',
    'missing-code': 'Enter the code.',
    'code-expired': 'That took too long. Begin again.',
    'invalid-verification-id': 'That took too long. Begin again.',
    'invalid-multi-factor-session': 'That took too long. Sign in again.',
    'multi-factor-info-not-found': 'Signing in asks for no code any more. Begin again.',
    'second-factor-already-in-use': 'A code is asked for already. Open your account again.',
    'expired-action-code': 'This link has expired. Ask for a new one.',
    'invalid-action-code': 'This link does not work any more. Ask for a new one.',
    'user-disabled': 'This account is disabled. Ask whoever runs this server.',
    'requires-recent-login': 'You signed in a while ago. Sign in again, then do this once more.',
    'network-request-failed': 'There is no connection to the server. Nothing was lost; try again.',
    timeout: 'The server took too long to answer. Try again.',
    'invalid-email': 'This is not an e-mail address. Check it.',
    'missing-password': 'Enter your password.',
    'missing-email': 'Enter your e-mail.',
    'weak-password': 'This password is too easy to guess. Choose a longer or less usual one.',
    'password-does-not-meet-requirements':
      'The password does not meet what this server asks of one. Choose another.',
    'invalid-user-token': 'Your sign-in is not valid any more. Sign in again.',
    'user-token-expired': 'Your sign-in has ended. Sign in again.',
    'user-mismatch': 'This password belongs to another account.',
    'invalid-refresh-token': 'Your sign-in has ended. Sign in again.',
    'no-current-user': 'You are not signed in any more. Sign in again.',
    'operation-not-allowed': 'This server does not allow that.',
    'admin-restricted-operation':
      'This server takes no new accounts by themselves. Open the link of an invite to a farm, or ask whoever runs the server.',
    'unauthorized-continue-uri': 'The link would lead to a site that this server does not trust.',
    'invalid-continue-uri': 'The link would lead to something that is not an address.',
    'missing-continue-uri': 'The link would lead nowhere.',
    'quota-exceeded': 'The server has sent too much mail today. Try again tomorrow.',
    'internal-error': 'The server could not do this. Try again in a while.',
  },
  wrongPassword: 'The password is not right. Check it, or sign out and set a new one.',
  unknownError: (code: string) =>
    `It did not work. If it stays so, tell whoever runs this server: ${code}.`,

  // the pages that mailed links lead to
  goHome: 'Go to Home',
  reading: 'Reading the link',
  readingWhy: 'This takes a moment.',
  noLink: 'This page completes links from account e-mails',
  noLinkWhy: 'It needs the whole link: open it from the e-mail.',
  damaged: 'A part of this link is missing',
  damagedWhy:
    'Some mail programs break long links. Open it from the e-mail again, or copy the whole line into the address bar. Nothing has changed.',
  notRead: 'The link could not be checked',
  notReadWhy: 'Nothing has changed, and the link still works.',
  tryAgain: 'Try again',
  expired: 'This link has expired',
  used: 'This link does not work any more',
  usedWhy: 'It was used already, a newer link replaced it, or a part of it is missing.',
  limitedTime: 'Links work once and for a limited time.',
  // after a link that expired
  unchanged: {
    verifyEmail: 'The address is not confirmed. Ask for a new link in your account.',
    resetPassword: 'Your password has not changed. Ask for a new link and use the newest e-mail.',
    recoverEmail: 'The account has not changed. Ask whoever runs this server.',
    verifyAndChangeEmail: 'The account has not changed. Ask for the change again in your account.',
  },
  // after a link that does not work any more: what it asked for may have happened
  maybeDone: {
    verifyEmail: 'Your account shows whether the address is confirmed, and sends a new link.',
    resetPassword: 'If you have not set a new password with it, ask for a new link.',
    recoverEmail: 'If the e-mail was not changed back, ask whoever runs this server.',
    verifyAndChangeEmail: 'Your account shows which e-mail it uses, and sends a new link.',
  },
  sendNewLink: 'Send a new link',
  confirmTitle: 'Confirm your e-mail',
  confirmText: (email: string) => `${email} is to belong to your account.`,
  confirm: 'Confirm this address',
  confirming: 'Confirming',
  confirmedTitle: 'E-mail confirmed',
  confirmedText: (email: string) =>
    `${email} now belongs to your account. You can close this page or go on.`,
  resetTitle: 'Choose a new password',
  resetText: (email: string) => `For the account ${email}. All your devices are signed out.`,
  setPassword: 'Set this password',
  resetDoneTitle: 'Password changed',
  resetDoneText: 'Sign in with the new password.',
  changeTitle: 'Use this e-mail',
  changeText: (email: string) => `Your account is to use ${email} from now on.`,
  change: 'Use this address',
  changedTitle: 'E-mail changed',
  changedText: (email: string) => `Your account now uses ${email}. Sign in with it.`,
  recoverTitle: 'Change the e-mail back',
  recoverText: (email: string) =>
    `Your account goes back to ${email}, and every device is signed out.`,
  recover: 'Change it back',
  recoveredTitle: 'E-mail changed back',
  recoveredText: (email: string) =>
    `Your account uses ${email} again. If you did not make the change, somebody knows your password: set a new one now.`,
  anAddress: 'This address',
  notDone: 'Not done',
});
