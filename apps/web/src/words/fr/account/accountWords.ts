import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const accountWords: AppWords['account'] = {
  title: 'Votre compte',
  close: 'Fermer',
  show: 'Voir',
  hide: 'Cacher',
  noAccounts: 'Ce site n’a pas de comptes. Tout ce que vous préparez reste sur cet appareil.',

  name: 'Nom',
  email: 'E-mail',
  password: 'Mot de passe',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  newEmail: 'Nouvel e-mail',
  region: 'Région',
  regionNotSet: 'Non saisie',
  regions: {
    NZ: 'Nouvelle-Zélande',
    NSW: 'Nouvelle-Galles du Sud',
    VIC: 'Victoria',
    QLD: 'Queensland',
    WA: 'Australie-Occidentale',
    US: 'États-Unis',
    EU: 'Union européenne',
    UK: 'Royaume-Uni',
  },

  signIn: 'Se connecter',
  signingIn: 'Connexion',
  notSignedIn: 'Pas connecté',
  withoutAccount:
    'Vous pouvez préparer, remplir et noter sans compte. Se connecter met votre travail en sûreté et sur vos autres appareils.',
  ended: 'Vous avez été déconnecté',
  endedWhy:
    'Cela arrive quand le mot de passe a changé, que le compte a été désactivé, que l’application a changé de serveur ou a été rétablie depuis une sauvegarde, ou que vous vous êtes déconnecté dans une autre fenêtre ou d’un autre appareil. Ce qui n’a pas encore été envoyé reste sur cet appareil et part dès que vous vous reconnectez avec le même compte.',
  enterEmail: 'Saisissez votre e-mail.',
  enterBoth: 'Saisissez votre e-mail et votre mot de passe.',

  register: 'Créer un compte',
  registering: 'Création du compte',
  notRegistered: 'Compte non créé',
  registerNote:
    'Nous envoyons un e-mail pour vérifier l’adresse. Ce qui est gardé sur cet appareil passe dans le compte.',
  missingData: (fields) => `Il manque encore : ${fields}. Rien n’a été envoyé.`,

  rules: {
    minLength: (count) => `au moins ${count} caractères`,
    maxLength: (count) => `au plus ${count} caractères`,
    lowercase: 'une minuscule',
    uppercase: 'une majuscule',
    numeric: 'un chiffre',
    nonAlphanumeric: 'un signe comme ! ou #',
  },
  rulesUnmet: (rules) => `Il manque au mot de passe : ${rules}.`,

  setNewPassword: 'Choisir un nouveau mot de passe',
  sendLink: 'Envoyer un lien',
  sending: 'Envoi',
  notSent: 'Pas envoyé',
  linkNote:
    'Nous envoyons un lien à cette adresse. Il ouvre une page où vous choisissez un nouveau mot de passe.',
  linkSent: (email) =>
    `Si ${email} a un compte, un lien est en route. Il sert pendant une heure. Regardez aussi dans les indésirables.`,
  backToSignIn: 'Retour à la connexion',

  notConfirmed: 'E-mail non confirmé',
  followLink: (email) => `Suivez le lien de l’e-mail envoyé à ${email}.`,
  sendAgain: 'L’envoyer de nouveau',
  sentAgain: 'Envoyé. Prenez l’e-mail le plus récent.',
  mailNotSent: 'L’e-mail n’est pas parti',

  notKept: 'Ce navigateur ne garde pas de copie du compte',
  notKeptWhy:
    'Son stockage ne marche pas, ou une autre fenêtre le tient. Ce que vous changez maintenant n’est sûr qu’une fois dans le compte : attendez le réseau avant de fermer cette page.',

  profile: 'Profil',
  profileNote: 'Nom et région',
  profileLater:
    'Votre profil n’est pas encore sur cet appareil. Il se charge dès qu’il y a du réseau.',
  save: 'Enregistrer',
  saving: 'Enregistrement',
  savedHere: 'Gardé sur cet appareil. Envoyé dès qu’il y a du réseau.',
  saved: 'Gardé dans votre compte.',
  notSaved: 'Pas enregistré',
  enterName: 'Saisissez un nom.',

  changePassword: 'Changer le mot de passe',
  passwordChanged: 'Mot de passe changé. Vos autres appareils sont déconnectés.',
  changeEmail: 'Changer l’e-mail',
  changeEmailNote:
    'Nous envoyons un lien à la nouvelle adresse. Le compte change quand vous le suivez ; reconnectez-vous ensuite.',
  changing: 'Changement',
  notChanged: 'Pas changé',
  changeLinkSent: (email) => `Un lien est en route vers ${email}.`,

  sessions: 'Où vous êtes connecté',
  thisDevice: 'Cet appareil',
  unknownDevice: 'Un appareil inconnu',
  lastUsed: (moment) => `Dernière utilisation ${moment}`,
  endSession: 'Le déconnecter',
  endSessionOf: (device) => `Déconnecter ${device}`,
  sessionEnded: (device) => `${device} : déconnecté.`,
  endOthers: 'Déconnecter tous les autres',
  othersEnded: 'Tous les autres appareils sont déconnectés.',
  sessionsNote:
    'Un appareil déconnecté ne reçoit et n’envoie plus rien. Ce qu’il avait gardé y reste jusqu’à ce que quelqu’un l’efface.',
  onlyHere: 'Vous n’êtes connecté nulle part ailleurs.',
  askingServer: 'Question au serveur',
  needsSignal: 'Seul le serveur le sait. On lui demande dès qu’il y a du réseau.',

  secondFactor: 'Un code pour se connecter',
  secondFactorWhat:
    'La connexion demande alors votre mot de passe et un code que montre une application d’authentification sur votre téléphone, comme Google Authenticator, Aegis ou 2FAS. Qui ne connaît que le mot de passe n’entre pas. Les appareils connectés continuent sans code, et sans réseau.',
  secondFactorOn: 'Activé. La connexion demande votre mot de passe et un code.',
  secondFactorConfirmFirst: 'Confirmez d’abord votre e-mail, puis revenez.',
  setUpCode: 'Le mettre en place',
  settingUp: 'Question au serveur',
  notSetUp: 'Pas en place',
  scanCode: 'Scannez ceci avec votre application d’authentification',
  scanCodeName: 'Code QR pour votre application d’authentification',
  secretAsText: 'Ou saisissez cette clé dans l’application :',
  sixDigits: 'Code que l’application montre maintenant',
  turnOn: 'Activer',
  turningOn: 'Activation',
  recoveryCodes: 'Codes de secours',
  recoveryCodesShown:
    'Chacun vous connecte une fois quand votre téléphone n’est pas là. Ils ne sont montrés que maintenant : notez-les ou enregistrez le fichier, et gardez-les loin du téléphone.',
  saveCodes: 'Enregistrer le fichier',
  recoveryFileName: 'codes-de-secours.txt',
  codesKept: 'Je les ai gardés',
  newCodes: 'Nouveaux codes de secours',
  newCodesNote: 'Les codes que vous avez ne serviront plus.',
  makingCodes: 'Création',
  notMade: 'Pas créés',
  takeOff: 'Se connecter sans code',
  takeOffNote:
    'Le mot de passe seul ouvre de nouveau votre compte. Vos codes de secours ne servent plus.',
  takingOff: 'Désactivation',
  takenOff: 'La connexion ne demande plus que le mot de passe.',
  oneTimeCode: 'Code de votre application d’authentification',
  oneTimeCodeNote: 'Six chiffres. Ils changent toutes les trente secondes.',
  recoveryCode: 'Code de secours',
  recoveryCodeNote: 'Seize lettres et chiffres. Chacun sert une fois.',
  useRecoveryCode: 'Utiliser un code de secours',
  useAppCode: 'Utiliser le code de l’application',
  enterCode: 'Saisissez le code.',
  codeAsked: 'Le mot de passe est bon. Maintenant le code.',

  exportData: 'Exporter mes données',
  exportNote:
    'Un fichier JSON avec votre profil, vos bouillies, produits, parcelles et fiches, et les dernières erreurs de cette application sur cet appareil.',
  exportFile: 'Enregistrer le fichier',
  exporting: 'Rassemblement',
  exportName: 'mes-donnees-de-bouillie.json',
  exported: 'Le fichier est dans vos téléchargements.',
  notExported: 'Pas exporté',
  notExportedWhy: 'Vos données n’ont pas pu être lues. Réessayez quand il y a du réseau.',

  signOut: 'Se déconnecter',
  signingOut: 'Déconnexion',
  notSignedOut: 'Pas déconnecté',
  signOutNote:
    'Retire de cet appareil tout ce qui est du compte, et la bouillie pas encore gardée. Ce qui est gardé reste dans le compte, pour votre prochaine connexion.',
  unsent: 'Pas encore dans votre compte',
  unsentCount: (count) =>
    plural(count, {
      one: 'Un changement n’est que sur cet appareil. Se déconnecter maintenant le perd.',
      other: `${count} changements ne sont que sur cet appareil. Se déconnecter maintenant les perd.`,
    }),
  unsentUnknown:
    'Ce qui n’est que sur cet appareil n’a pas pu être compté. Se déconnecter peut le perdre.',
  signOutAnyway: 'Se déconnecter et les perdre',
  staySignedIn: 'Rester connecté',
  deleteAccount: 'Supprimer mon compte',
  deleteNote:
    'Supprime le compte et tout ce qu’il contient, sur le serveur et sur cet appareil. Personne ne peut le rétablir. Exportez d’abord vos données si vous voulez les garder.',
  deleting: 'Suppression',
  notDeleted: 'Pas supprimé',
  deleted: 'Votre compte est supprimé',

  errors: {
    'last-owner':
      'Vous êtes le seul propriétaire d’une ferme où il y a d’autres personnes. Nommez-en d’abord une autre, ou un successeur, sous Personnes.',
    'email-already-in-use':
      'Cet e-mail a déjà un compte. Connectez-vous, ou choisissez un nouveau mot de passe si vous l’avez oublié.',
    'wrong-password': 'Le mot de passe n’est pas bon.',
    'user-not-found': 'Aucun compte n’a cet e-mail. Vérifiez-le, ou créez un compte.',
    'invalid-credential':
      'L’e-mail ou le mot de passe n’est pas bon. Vérifiez les deux, ou choisissez un nouveau mot de passe.',
    'invalid-login-credentials':
      'L’e-mail ou le mot de passe n’est pas bon. Vérifiez les deux, ou choisissez un nouveau mot de passe.',
    'too-many-requests': 'Trop d’essais. Attendez un peu, une heure au plus, puis réessayez.',
    'too-many-requests-for-account':
      'Trop de mots de passe faux pour ce compte aujourd’hui. Choisissez un nouveau mot de passe maintenant, ou réessayez demain.',
    'too-many-requests-for-today': 'Trop d’essais pour un jour. Réessayez demain.',
    unavailable:
      'Le serveur ne peut pas prendre cela maintenant. Rien n’est perdu ; réessayez dans une minute.',
    'api-key-not-valid.-please-pass-a-valid-api-key.':
      'Cette page vient d’un autre serveur que celui qui répond. Rechargez-la.',
    'payload-too-large': 'C’est trop long pour le serveur. Raccourcissez.',
    'invalid-display-name':
      'Ce nom est trop long, ou contient des signes qui ne sont pas des lettres.',
    'unverified-email': 'Confirmez d’abord votre e-mail : suivez le lien que nous avons envoyé.',
    'multi-factor-auth-required': 'La connexion demande un code en plus du mot de passe.',
    'invalid-verification-code':
      'Le code n’est pas bon, ou a déjà servi. Attendez le suivant. Si aucun ne marche, mettez à l’heure votre téléphone.',
    'missing-code': 'Saisissez le code.',
    'code-expired': 'Cela a pris trop de temps. Recommencez.',
    'invalid-verification-id': 'Cela a pris trop de temps. Recommencez.',
    'invalid-multi-factor-session': 'Cela a pris trop de temps. Reconnectez-vous.',
    'multi-factor-info-not-found': 'La connexion ne demande plus de code. Recommencez.',
    'second-factor-already-in-use': 'Un code est déjà demandé. Rouvrez votre compte.',
    'expired-action-code': 'Ce lien a expiré. Demandez-en un autre.',
    'invalid-action-code': 'Ce lien ne sert plus. Demandez-en un autre.',
    'user-disabled': 'Ce compte est désactivé. Demandez à celui qui tient ce serveur.',
    'requires-recent-login': 'Votre connexion date un peu. Reconnectez-vous, puis recommencez.',
    'network-request-failed': 'Pas de connexion au serveur. Rien n’est perdu ; réessayez.',
    timeout: 'Le serveur a mis trop de temps. Réessayez.',
    'invalid-email': 'Ce n’est pas une adresse e-mail. Vérifiez-la.',
    'missing-password': 'Saisissez votre mot de passe.',
    'missing-email': 'Saisissez votre e-mail.',
    'weak-password':
      'Ce mot de passe se devine trop facilement. Choisissez-en un plus long ou moins courant.',
    'password-does-not-meet-requirements':
      'Le mot de passe n’a pas ce que demande ce serveur. Choisissez-en un autre.',
    'invalid-user-token': 'Votre connexion n’est plus valable. Reconnectez-vous.',
    'user-token-expired': 'Votre connexion est finie. Reconnectez-vous.',
    'user-mismatch': 'Ce mot de passe est d’un autre compte.',
    'invalid-refresh-token': 'Votre connexion est finie. Reconnectez-vous.',
    'no-current-user': 'Vous n’êtes plus connecté. Reconnectez-vous.',
    'operation-not-allowed': 'Ce serveur ne permet pas cela.',
    'admin-restricted-operation':
      'Ce serveur ne prend pas de nouveaux comptes sans invitation. Ouvrez le lien d’une invitation à une ferme, ou adressez-vous à qui tient le serveur.',
    'unauthorized-continue-uri':
      'Le lien mènerait à un site auquel ce serveur ne fait pas confiance.',
    'invalid-continue-uri': 'Le lien mènerait à une adresse qui n’en est pas une.',
    'missing-continue-uri': 'Le lien ne mènerait nulle part.',
    'quota-exceeded': 'Le serveur a trop envoyé de courrier aujourd’hui. Réessayez demain.',
    'internal-error': 'Le serveur n’a pas pu le faire. Réessayez dans un moment.',
  },
  wrongPassword:
    'Le mot de passe n’est pas bon. Vérifiez-le, ou déconnectez-vous et choisissez-en un nouveau.',
  unknownError: (code) =>
    `Cela n’a pas marché. Si cela continue, dites-le à celui qui tient ce serveur : ${code}.`,

  goHome: 'Aller à l’Accueil',
  reading: 'Lecture du lien',
  readingWhy: 'Cela prend un instant.',
  noLink: 'Cette page termine les liens des e-mails du compte',
  noLinkWhy: 'Il lui faut le lien entier : ouvrez-le depuis l’e-mail.',
  damaged: 'Il manque une partie de ce lien',
  damagedWhy:
    'Certaines messageries coupent les longs liens. Rouvrez-le depuis l’e-mail, ou copiez la ligne entière dans la barre d’adresse. Rien n’a changé.',
  notRead: 'Le lien n’a pas pu être vérifié',
  notReadWhy: 'Rien n’a changé, et le lien sert encore.',
  tryAgain: 'Réessayer',
  expired: 'Ce lien a expiré',
  used: 'Ce lien ne sert plus',
  usedWhy: 'Il a déjà servi, un plus récent l’a remplacé, ou il en manque une partie.',
  limitedTime: 'Les liens servent une fois et pour un temps limité.',
  unchanged: {
    verifyEmail: 'L’adresse n’est pas confirmée. Demandez un nouveau lien dans votre compte.',
    resetPassword:
      'Votre mot de passe n’a pas changé. Demandez un nouveau lien et prenez l’e-mail le plus récent.',
    recoverEmail: 'Le compte n’a pas changé. Demandez à celui qui tient ce serveur.',
    verifyAndChangeEmail: 'Le compte n’a pas changé. Redemandez le changement dans votre compte.',
  },
  maybeDone: {
    verifyEmail: 'Votre compte montre si l’adresse est confirmée, et envoie un nouveau lien.',
    resetPassword:
      'Si vous n’avez pas choisi de nouveau mot de passe avec lui, demandez un nouveau lien.',
    recoverEmail:
      'Si l’e-mail n’est pas redevenu celui d’avant, demandez à celui qui tient ce serveur.',
    verifyAndChangeEmail: 'Votre compte montre quel e-mail il utilise, et envoie un nouveau lien.',
  },
  sendNewLink: 'Envoyer un nouveau lien',
  confirmTitle: 'Confirmez votre e-mail',
  confirmText: (email) => `${email} va être de votre compte.`,
  confirm: 'Confirmer cette adresse',
  confirming: 'Confirmation',
  confirmedTitle: 'E-mail confirmé',
  confirmedText: (email) =>
    `${email} est maintenant de votre compte. Vous pouvez fermer cette page ou continuer.`,
  resetTitle: 'Choisissez un nouveau mot de passe',
  resetText: (email) => `Pour le compte ${email}. Tous vos appareils sont déconnectés.`,
  setPassword: 'Prendre ce mot de passe',
  resetDoneTitle: 'Mot de passe changé',
  resetDoneText: 'Connectez-vous avec le nouveau mot de passe.',
  changeTitle: 'Utiliser cet e-mail',
  changeText: (email) => `Votre compte va utiliser ${email} désormais.`,
  change: 'Utiliser cette adresse',
  changedTitle: 'E-mail changé',
  changedText: (email) => `Votre compte utilise maintenant ${email}. Connectez-vous avec lui.`,
  recoverTitle: 'Revenir à l’e-mail d’avant',
  recoverText: (email) =>
    `Votre compte revient à ${email}, et tous les appareils sont déconnectés.`,
  recover: 'Y revenir',
  recoveredTitle: 'E-mail redevenu celui d’avant',
  recoveredText: (email) =>
    `Votre compte utilise de nouveau ${email}. Si le changement n’est pas de vous, quelqu’un connaît votre mot de passe : choisissez-en un nouveau maintenant.`,
  anAddress: 'Cette adresse',
  notDone: 'Pas fait',
};
