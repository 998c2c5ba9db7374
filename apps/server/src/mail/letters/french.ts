import type { Letters } from './Letters.ts';

export const french: Letters = {
  verifyEmail: ({ product, email }) => ({
    subject: `Confirmez votre adresse e-mail pour ${product}`,
    before: `Confirmez que ${email} est votre adresse. Le lien sert une fois, pendant 24 heures.`,
    action: 'Confirmer cette adresse',
    after: `Si vous n’avez pas créé de compte ${product}, vous n’avez rien à faire.`,
  }),
  resetPassword: ({ product, email }) => ({
    subject: `Choisissez un nouveau mot de passe pour ${product}`,
    before: `Quelqu’un a demandé un nouveau mot de passe pour ${email}. Le lien sert une fois, pendant une heure.`,
    action: 'Choisir un nouveau mot de passe',
    after:
      'Si ce n’était pas vous, vous n’avez rien à faire\u00a0: votre mot de passe reste le même.',
  }),
  verifyAndChangeEmail: ({ product, email, newEmail }) => ({
    subject: `Confirmez votre nouvelle adresse e-mail pour ${product}`,
    before:
      `Le compte ${email} va utiliser ${newEmail} désormais. ` +
      'Le lien sert une fois, pendant 24 heures. Il faudra vous reconnecter.',
    action: 'Utiliser cette adresse',
    after:
      'Si vous ne l’avez pas demandé, vous n’avez rien à faire\u00a0: le compte reste le même.',
  }),
  recoverEmail: ({ product, email, newEmail }) => ({
    subject: `Votre adresse e-mail pour ${product} a changé`,
    before: `Votre compte utilise maintenant ${newEmail} au lieu de ${email}.`,
    action: 'Ce n’était pas moi, revenir à l’ancienne',
    after:
      'Si c’était vous, vous n’avez rien à faire. Le lien sert une fois, pendant 7 jours, et ' +
      'déconnecte tous les appareils\u00a0; choisissez ensuite un nouveau mot de passe.',
  }),
  passwordChanged: ({ product, email }) => ({
    subject: `Votre mot de passe pour ${product} a changé`,
    before: `Le compte ${email} a un nouveau mot de passe. Tous les autres appareils ont été déconnectés.`,
    action: 'Ouvrir l’application',
    after:
      'Si c’était vous, vous n’avez rien à faire. Sinon, ouvrez aussitôt l’application et prenez ' +
      '«\u00a0Choisir un nouveau mot de passe\u00a0»\u00a0: le lien n’arrive que dans cette boîte.',
  }),
  secondFactorAdded: ({ product, email }) => ({
    subject: `La connexion à ${product} demande maintenant un code`,
    before: `Désormais ${email} se connecte avec le mot de passe et un code d’une application d’authentification.`,
    action: 'Ouvrir l’application',
    after:
      'Si c’était vous, gardez les codes de secours là où vous les trouvez sans votre téléphone. Sinon, ' +
      'quelqu’un connaît votre mot de passe\u00a0: choisissez-en aussitôt un nouveau, et demandez à celui ' +
      'qui tient le serveur d’enlever les codes.',
  }),
  secondFactorRemoved: ({ product, email }) => ({
    subject: `La connexion à ${product} ne demande plus de code`,
    before: `${email} se connecte maintenant avec le mot de passe seul. Les codes de secours ne servent plus.`,
    action: 'Ouvrir l’application',
    after:
      'Si c’était vous, vous n’avez rien à faire. Sinon, ouvrez aussitôt l’application et prenez ' +
      '«\u00a0Choisir un nouveau mot de passe\u00a0»\u00a0: le lien n’arrive que dans cette boîte.',
  }),
  codesGuessed: ({ product, email }) => ({
    subject: `Quelqu’un connaît votre mot de passe pour ${product}`,
    before:
      `Pour ${email}, le bon mot de passe a été donné, puis vingt codes faux. ` +
      'Personne n’est entré. Aucun code n’est plus accepté avant demain.',
    action: 'Ouvrir l’application',
    after:
      'Si c’était vous, connectez-vous demain. Sinon, ouvrez l’application et prenez «\u00a0Choisir un ' +
      'nouveau mot de passe\u00a0»\u00a0: le lien n’arrive que dans cette boîte.',
  }),
  sessionStolen: ({ product, email }) => ({
    subject: `Un de vos appareils a été déconnecté de ${product}`,
    before:
      `Pour ${email}, une copie d’une connexion a été utilisée à côté de l’appareil à qui elle est. ` +
      'Cette connexion est finie, pour les deux\u00a0; vos autres appareils continuent.',
    action: 'Ouvrir l’application',
    after:
      'Reconnectez-vous sur l’appareil qui le demande. S’il a été perdu, ou si quelqu’un l’a eu en main, ' +
      'choisissez un nouveau mot de passe\u00a0: cela déconnecte tous les appareils.',
  }),
  recoveryCodeUsed: ({ product, email, codesLeft }) => ({
    subject: `Un code de secours pour ${product} a servi`,
    before: `Quelqu’un s’est connecté à ${email} avec un code de secours. Codes qui restent\u00a0: ${codesLeft}.`,
    action: 'Ouvrir l’application',
    after:
      'Si c’était vous et que votre téléphone est perdu, refaites les codes dans votre compte. Sinon, ' +
      'choisissez aussitôt un nouveau mot de passe.',
  }),
};
