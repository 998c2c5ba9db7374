import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const inAndOutWords: AppWords['inAndOut'] = {
  lastBackup: 'Dernière sauvegarde',
  neverSaved: 'Pas encore de sauvegarde',
  why: 'Un fichier avec tout ce que vous avez ici. Il rend tout sur n’importe quel appareil, sans compte et sans réseau.',
  old: 'Ancienne',
  changedSince: (count) =>
    plural(count, {
      one: `${count} changement depuis.`,
      other: `${count} changements depuis.`,
    }),
  nothingSince: 'Rien n’a changé depuis.',
  everything: 'Tout y est',
  hereSoFar: 'Ici jusqu’à présent',
  nothingKept: 'Rien n’est encore gardé ici.',
  counted: {
    mixes: 'Bouillies',
    products: 'Produits propres',
    paddocks: 'Parcelles',
    favourites: 'Favoris',
    machine: 'Machines',
    catchTests: 'Mesures des buses',
    rounds: 'Passages',
    records: 'Fiches',
    tracks: 'Trajets',
    stock: 'Écritures du local',
    codes: 'Codes d’emballage',
    conflicts: 'Questions',
    farms: 'Fermes',
    members: 'Personnes',
    jobs: 'Chantiers',
  },
  password: 'Mot de passe',
  noPassword: 'aucun : quiconque a le fichier le lit',
  setPassword: 'Mettre',
  withoutPassword: 'Sans mot de passe',
  passwordHint: (count) =>
    `Au moins ${count} caractères. Sans lui personne n’ouvre le fichier, nous non plus.`,
  fileNote:
    'Un fichier JSON qui montre de lui-même s’il est abîmé. Lisible sans cette application.',
  save: 'Sauvegarder',
  saving: 'Sauvegarde …',
  saved: 'Le fichier est dans vos téléchargements. Gardez-en une copie ailleurs.',
  notSaved: 'Pas sauvegardé',
  notSavedWhy: {
    failed: 'Le fichier n’a pas pu être fait. Réessayez.',
    notSecure:
      'Un mot de passe demande une page sûre (https). Sauvegardez sans, ou ouvrez l’application par son adresse https.',
  },
  restore: 'Restaurer',
  lookFirst: 'D’abord regarder : rien ne change avant que vous le preniez.',
  chooseBackup: 'Choisir une sauvegarde',
  otherFile: 'Autre fichier',
  reading: 'Lecture du fichier …',
  open: 'Ouvrir',
  filePassword: 'Mot de passe du fichier',
  notTaken: 'Pas pris',
  untouched: 'Rien n’a été changé.',
  faults: {
    tooLarge: 'Ce fichier est trop grand pour une sauvegarde.',
    foreign: 'Ce fichier n’est pas une sauvegarde de cette application.',
    cut: 'Ce fichier est coupé : la fin manque. Copiez-le de nouveau d’où il était gardé.',
    damaged:
      'Ce fichier est abîmé : ce n’est pas ce qui a été gardé. Prenez une sauvegarde plus ancienne.',
    newer: 'Une version plus récente a fait ce fichier. Chargez d’abord la nouvelle version.',
    passwordNeeded: 'Ce fichier a un mot de passe.',
    passwordWrong: 'Ce n’est pas le mot de passe du fichier.',
    notSecure: 'Un fichier avec mot de passe ne s’ouvre que sur une page sûre (https).',
    unread: 'Ce fichier n’a pas pu être lu. Choisissez-le encore une fois.',
  },
  savedAt: (moment) => `Faite ${moment}`,
  whole: (version) => `Entière et sans dommage, version ${version}.`,
  differs: 'Diffère',
  ofAll: (count, all) => `${count} sur ${all}`,
  onlyInFile: 'seulement dans le fichier',
  fileNewer: (moment) => `fichier plus récent : ${moment}`,
  hereNewer: (moment) => `ici plus récent : ${moment}`,
  comesBack: 'Revient',
  takes: 'Prendre',
  stays: 'Reste',
  staysAway: 'Laissé',
  more: (count) => plural(count, { one: `${count} de plus`, other: `${count} de plus` }),
  onlyHere: (count) =>
    plural(count, {
      one: `${count} n’est qu’ici et reste.`,
      other: `${count} ne sont qu’ici et restent.`,
    }),
  unreadable: (count) =>
    plural(count, {
      one: `${count} du fichier n’est pas lisible par cette version et est laissé.`,
      other: `${count} du fichier ne sont pas lisibles par cette version et sont laissés.`,
    }),
  tapLine: 'Touchez une ligne pour choisir autrement.',
  sameCount: (count) =>
    plural(count, {
      one: `${count} est pareil et reste.`,
      other: `${count} sont pareils et restent.`,
    }),
  take: (count, kept) => `Prendre ${count}, garder ${kept}`,
  taking: 'En cours …',
  leave: 'Quitter',
  taken: (count) =>
    plural(count, {
      one: `${count} a été pris du fichier.`,
      other: `${count} ont été pris du fichier.`,
    }),
  changedMeanwhile: (count) =>
    plural(count, {
      one: `${count} a changé ici entre-temps et reste.`,
      other: `${count} ont changé ici entre-temps et restent.`,
    }),
  done: 'Terminé',
  back: 'Entrées et sorties',
  plansTitle: 'Plans d’un tableur',
  otherTitle: 'Entre et sort aussi',
  recordsOut: 'Fiches et azote en CSV ou PDF',
  productsOut: 'Produits propres en CSV ou JSON',
};
