import type { LetterLanguage } from './letterLanguage.ts';

/** Letters that tell what was done, and ask for nothing. */
export type AccountNotice =
  | 'passwordChanged'
  | 'secondFactorAdded'
  | 'secondFactorRemoved'
  | 'recoveryCodeUsed'
  | 'codesGuessed'
  | 'sessionStolen';

export type AccountLetterKind =
  'verifyEmail' | 'resetPassword' | 'verifyAndChangeEmail' | 'recoverEmail' | AccountNotice;

/** Who a letter speaks of. */
export interface LetterNames {
  /** With the product's own name. */
  readonly product: string;
  /** The account's address before a change; for the others its address. */
  readonly email: string;
  readonly newEmail: string;
  /** Recovery codes that were not used yet. */
  readonly codesLeft: number;
}

/** The words of one letter, around its link. */
export interface LetterWords {
  readonly subject: string;
  readonly before: string;
  /** What the link does. */
  readonly action: string;
  readonly after: string;
}

type Letters = Readonly<Record<AccountLetterKind, (names: LetterNames) => LetterWords>>;

const english: Letters = {
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

const spanish: Letters = {
  verifyEmail: ({ product, email }) => ({
    subject: `Confirme su correo para ${product}`,
    before: `Confirme que ${email} es su dirección. El enlace sirve una vez, durante 24 horas.`,
    action: 'Confirmar esta dirección',
    after: `Si no se registró en ${product}, no tiene que hacer nada.`,
  }),
  resetPassword: ({ product, email }) => ({
    subject: `Ponga una contraseña nueva para ${product}`,
    before: `Alguien pidió una contraseña nueva para ${email}. El enlace sirve una vez, durante una hora.`,
    action: 'Poner una contraseña nueva',
    after: 'Si no fue usted, no tiene que hacer nada: su contraseña queda como está.',
  }),
  verifyAndChangeEmail: ({ product, email, newEmail }) => ({
    subject: `Confirme su correo nuevo para ${product}`,
    before:
      `La cuenta ${email} va a usar ${newEmail} de ahora en adelante. ` +
      'El enlace sirve una vez, durante 24 horas. Después tendrá que entrar de nuevo.',
    action: 'Usar esta dirección',
    after: 'Si no lo pidió usted, no tiene que hacer nada: la cuenta queda como está.',
  }),
  recoverEmail: ({ product, email, newEmail }) => ({
    subject: `Cambió su correo para ${product}`,
    before: `Su cuenta usa ahora ${newEmail} en lugar de ${email}.`,
    action: 'No fui yo: volver al correo de antes',
    after:
      'Si fue usted, no tiene que hacer nada. El enlace sirve una vez, durante 7 días, y cierra ' +
      'la sesión en todos los dispositivos; después ponga una contraseña nueva.',
  }),
  passwordChanged: ({ product, email }) => ({
    subject: `Cambió su contraseña para ${product}`,
    before: `La cuenta ${email} tiene una contraseña nueva. Se cerró la sesión en los demás dispositivos.`,
    action: 'Abrir la aplicación',
    after:
      'Si fue usted, no tiene que hacer nada. Si no, abra la aplicación enseguida y elija la opción ' +
      'para contraseñas olvidadas: el enlace llega solo a este correo.',
  }),
  secondFactorAdded: ({ product, email }) => ({
    subject: `Para entrar en ${product} se pide ahora un código`,
    before: `De ahora en adelante ${email} entra con la contraseña y un código de una aplicación de autenticación.`,
    action: 'Abrir la aplicación',
    after:
      'Si fue usted, guarde los códigos de recuperación donde los encuentre sin el teléfono. Si no, ' +
      'alguien sabe su contraseña: ponga una nueva enseguida y pida a quien lleva el servidor que quite ' +
      'los códigos.',
  }),
  secondFactorRemoved: ({ product, email }) => ({
    subject: `Para entrar en ${product} ya no se pide un código`,
    before: `${email} entra ahora solo con la contraseña. Los códigos de recuperación ya no sirven.`,
    action: 'Abrir la aplicación',
    after:
      'Si fue usted, no tiene que hacer nada. Si no, abra la aplicación enseguida y elija la opción ' +
      'para contraseñas olvidadas: el enlace llega solo a este correo.',
  }),
  codesGuessed: ({ product, email }) => ({
    subject: `Alguien sabe su contraseña de ${product}`,
    before:
      `Para ${email} se dio la contraseña correcta, y tras ella veinte códigos equivocados. ` +
      'Nadie entró. No se aceptan más códigos hasta mañana.',
    action: 'Abrir la aplicación',
    after:
      'Si fue usted, entre mañana. Si no, abra la aplicación y elija la opción para contraseñas ' +
      'olvidadas: el enlace llega solo a este correo.',
  }),
  sessionStolen: ({ product, email }) => ({
    subject: `Se cerró la sesión de un dispositivo suyo en ${product}`,
    before:
      `Para ${email} se usó una copia de una sesión además del dispositivo al que pertenece. ` +
      'Esa sesión terminó, para los dos; los demás dispositivos siguen.',
    action: 'Abrir la aplicación',
    after:
      'Entre de nuevo en el dispositivo que lo pida. Si lo perdió, o lo tuvo otra persona en la mano, ' +
      'ponga una contraseña nueva: eso cierra la sesión en todos los dispositivos.',
  }),
  recoveryCodeUsed: ({ product, email, codesLeft }) => ({
    subject: `Se usó un código de recuperación de ${product}`,
    before: `Alguien entró en ${email} con un código de recuperación. Códigos que quedan: ${codesLeft}.`,
    action: 'Abrir la aplicación',
    after:
      'Si fue usted y ya no tiene el teléfono, configure los códigos de nuevo en su cuenta. Si no, ' +
      'ponga una contraseña nueva enseguida.',
  }),
};

/** Every word of every letter. */
export const letterWords: Readonly<Record<LetterLanguage, Letters>> = {
  en: english,
  es: spanish,
};
