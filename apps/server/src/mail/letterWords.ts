import type { LetterLanguage } from './letterLanguage.ts';

export type AccountLetterKind =
  'verifyEmail' | 'resetPassword' | 'verifyAndChangeEmail' | 'recoverEmail' | 'passwordChanged';

/** Who a letter speaks of. */
export interface LetterNames {
  /** With the product's own name. */
  readonly product: string;
  /** The account's address before a change; for the others its address. */
  readonly email: string;
  readonly newEmail: string;
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
      '“Forgot password”: only this mailbox gets the link.',
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
};

/** Every word of every letter. */
export const letterWords: Readonly<Record<LetterLanguage, Letters>> = {
  en: english,
  es: spanish,
};
