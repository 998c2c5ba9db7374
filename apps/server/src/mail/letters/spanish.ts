import type { Letters } from './Letters.ts';

export const spanish: Letters = {
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
