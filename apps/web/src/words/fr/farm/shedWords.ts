import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const shedWords: AppWords['shed'] = {
  inShed: 'appareil du local',
  who: 'Qui êtes-vous ?',
  reading: 'Lecture des noms',
  nobody:
    'Les personnes de cette ferme ne sont pas encore arrivées sur cet appareil. Il faut du réseau une fois.',
  took: (job) => `a pris ${job}`,
  jobsForYou: (count) =>
    plural(count, { one: `${count} chantier pour vous`, other: `${count} chantiers pour vous` }),
  toCheck: (count) =>
    plural(count, {
      one: `${count} chantier à contrôler`,
      other: `${count} chantiers à contrôler`,
    }),
  opensByPin: 'Chaque nom s’ouvre avec son code, avec ou sans réseau.',
  opensByTap: 'Toucher suffit, avec ou sans réseau.',
  carriesName: 'Ce que vous faites porte votre nom.',
  comesBack: (minutes) =>
    `Après ${minutes} min sans y toucher, cette page revient ; un remplissage reste ouvert.`,
  notListed: 'Pas sur la liste ? Qui dirige la ferme vous invite, sous Personnes.',
  yourPin: 'Votre code',
  choosePin: 'Choisissez un code',
  choosePinWhy:
    'Quatre chiffres. Ils restent sur cet appareil et ne sont jamais envoyés. Ils distinguent les noms ; ils ne protègent pas ce qui est sur l’appareil de qui l’emporte.',
  pinAgain: 'Le même encore une fois',
  notTheSame: 'C’étaient deux codes différents. Choisissez à nouveau.',
  typed: (count) => `${count} sur 4`,
  checkingPin: 'Vérification',
  notRight: 'Ce n’est pas ça.',
  triesLeft: (count) =>
    plural(count, {
      one: `Encore ${count} essai, puis une minute d’attente.`,
      other: `Encore ${count} essais, puis une minute d’attente.`,
    }),
  waits: (time) => `Attendez ${time}, puis réessayez.`,
  forgot: 'Oublié',
  forgotWhy:
    'Sur un autre appareil, vous laissez votre nom en choisir un nouveau : Personnes, Cet appareil, Laisser mon nom choisir un code. Si personne ne le peut, le compte déconnecte cet appareil depuis un autre.',
  helpers: (names) =>
    `Peut en mettre un nouveau : ${names}. Il faut ouvrir ici son propre nom, puis Personnes, Cet appareil, Nouveau code.`,
  nameJoint: ', ',
  back: 'Retour',
  deleteFigure: 'Effacer',
  thisDevice: 'Cet appareil',
  onSharedDevice: (name) => `${name}, sur un appareil partagé`,
  someoneElse: 'Quelqu’un d’autre',
  share: 'Partager cet appareil au local',
  shareWhy:
    'Plusieurs personnes de cette ferme s’en servent l’une après l’autre, chacune sous son nom. Ce qui est envoyé part avec le compte ouvert maintenant.',
  shareRole: (role) => `Personne ne peut y faire plus que ce compte : ${role}.`,
  pin: 'Les noms s’ouvrent',
  withPin: 'avec un code',
  withTap: 'en touchant',
  noPinHere: 'Cette page est venue sans https : elle ne peut garder aucun code.',
  asks: 'Demander qui c’est',
  afterMinutes: (minutes) => `après ${minutes} min`,
  neverAsks: 'seulement à la main',
  eachJob: 'Et quand un chantier est enregistré',
  yes: 'oui',
  no: 'non',
  begin: 'Le partager',
  changeIt: 'Garder ces changements',
  beginning: 'En cours',
  kept: 'Gardé.',
  end: 'Ne plus le partager',
  endSure: 'Ne plus le partager ? Les noms et les codes quittent cet appareil, le travail reste.',
  cancel: 'Annuler',
  notKept: 'Pas gardé',
  noRoom: 'Cet appareil n’a pas pu le garder. Libérez de la place et réessayez.',
  isShared: 'Plusieurs personnes partagent cet appareil.',
  runnersChange: 'Qui dirige la ferme, ou en a le compte, change cela sous son propre nom.',
  usesIt: 'Se sert de cet appareil',
  newPin: 'Nouveau code',
  newPinFor: (name) => `Nouveau code pour ${name}`,
  choosesNext: 'choisit un code au prochain toucher : restez à côté jusqu’à ce que ce soit fait',
  notChosen: (name) =>
    `Aucun code n’a été choisi pour ${name} sur cet appareil. Toucher un nom ne suffit pas à l’ouvrir : il serait au premier venu.`,
  ownWay: (name) =>
    `Avec du réseau : sur son propre appareil, ${name} ouvre Personnes, Cet appareil, Laisser mon nom choisir un code. Puis il se choisit ici, dans les 15 minutes.`,
  runnerWay: (names) =>
    `Sans réseau : ${names} peut le permettre. Il faut ouvrir ici son propre nom, puis Personnes, Cet appareil, Laisser choisir un code.`,
  noRunnerWay:
    'Sans réseau, personne ne peut encore l’ouvrir : personne qui le pourrait n’a de code sur cet appareil.',
  unnamedWhy:
    'D’ici là, le travail peut continuer sans nom, avec ce que peut faire un opérateur. Écrivez votre nom dans la fiche.',
  unnamed: 'Continuer sans nom',
  noName: 'Sans nom',
  letChoose: 'Laisser choisir un code',
  letChooseFor: (name) => `Laisser ${name} choisir un code`,
  hasNoPin: 'pas encore de code',
  letMyName: 'Laisser mon nom choisir un code',
  letMyNameWhy:
    'Sur un appareil que plusieurs personnes de cette ferme partagent, votre nom a son propre code. Il s’y choisit après que vous avez appuyé ici, avec du réseau.',
  letting: 'Demande à la ferme',
  isLet: 'Choisissez-le maintenant sur l’appareil partagé. Il reste 15 minutes.',
  ownPin: (name) =>
    `D’abord le code de ${name}, dont cet appareil porte le compte. Les autres choisissent le leur plus tard.`,
  tapProves:
    'En touchant, n’importe qui ouvre n’importe quel nom, celui de qui dirige la ferme aussi.',
};
