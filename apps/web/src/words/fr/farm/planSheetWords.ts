import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const planSheetWords: AppWords['planSheet'] = {
  why: 'La première ligne nomme les colonnes. Chaque autre ligne devient une bouillie gardée. Rien n’est gardé avant que vous le preniez, et aucune formule n’est calculée.',
  choose: 'Choisir un fichier',
  other: 'Autre fichier',
  reading: 'Lecture du fichier …',
  notTaken: 'Pas pris',
  noCatalogue: 'Le catalogue n’est pas encore ici. Il vient avec le réseau.',
  faults: {
    tooLarge: 'Ce fichier est trop grand.',
    tooManyRows: 'Ce fichier a plus de 1 000 lignes. Partagez-le.',
    notText: 'Ce fichier n’est ni un texte en colonnes (CSV) ni un classeur Excel (.xlsx).',
    notReadable: 'Ce fichier ne se lit pas comme une feuille de calcul.',
    empty:
      'Ce fichier n’a aucune ligne sous ses titres. D’un classeur, la première feuille est lue.',
  },
  theirColumns: 'Leurs colonnes',
  noHeading: (place) => `Colonne ${place}`,
  holds: (heading) => `Ce que contient ${heading}`,
  uses: {
    nothing: 'Pas pris',
    name: 'Nom de la bouillie',
    paddock: 'Parcelle',
    product: 'Produit',
    area: 'Surface',
    applicationRate: 'Volume par hectare',
    amount: 'Dose',
    unit: 'Unité',
  },
  withUnit: (word, unit) => `${word}, ${unit}`,
  unitMissing: (word) => `${word}, quelle unité ?`,
  mappingKept: 'Votre choix est gardé pour le prochain fichier de ce genre.',
  theirNames: 'Leurs noms',
  keptAsWords: 'reste en toutes lettres',
  change: 'Changer',
  changeMeaning: (text) => `Changer le sens de « ${text} »`,
  rows: 'Lignes',
  rowsReady: (count, all) => `${count} sur ${all} prêtes`,
  row: (number, name) => (name === '' ? `Ligne ${number}` : `Ligne ${number} : ${name}`),
  replaces: 'Remplace la bouillie de ce nom.',
  problems: {
    unknownPaddock: (text) => `« ${text} » n’est pas une parcelle ici.`,
    unknownProduct: (text) => `« ${text} » n’est pas un produit ici.`,
    noArea: 'Elle n’a pas de surface, ni de parcelle qui en ait une.',
    noRate: 'Elle n’a pas de volume par hectare.',
    noProduct: 'Elle ne nomme aucun produit.',
    noAmount: (product) => `Elle n’a pas de dose de ${product}.`,
    twice: (one, other) =>
      `Les colonnes « ${one} » et « ${other} » disent la même chose. Mettez l’une d’elles sur « Pas pris » plus haut.`,
    noUnit: (heading) => `La colonne « ${heading} » ne nomme pas d’unité. Choisissez-la plus haut.`,
    unknownUnit: (heading, text) =>
      `« ${text} » dans la colonne « ${heading} » n’est pas une unité ici.`,
    figure: (heading, text) => `« ${text} » dans la colonne « ${heading} » n’est pas un chiffre.`,
    formula: (heading) =>
      `La colonne « ${heading} » contient une formule sans sa valeur. Ouvrez le fichier dans un tableur et enregistrez-le à nouveau.`,
    ambiguous: (heading, text) =>
      `« ${text} » dans la colonne « ${heading} » peut être deux nombres. Écrivez-le dans le fichier sans signe entre les milliers.`,
  },
  leaveOut: (number) => `Laisser la ligne ${number} de côté`,
  asWords: 'Garder ces mots',
  itIs: (name) => `C’est ${name}`,
  take: (count) =>
    plural(count, { one: `Prendre ${count} ligne`, other: `Prendre ${count} lignes` }),
  taking: 'En cours …',
  nothingReady: 'Aucune ligne n’est prête.',
  taken: (count) =>
    plural(count, {
      one: `${count} bouillie est gardée.`,
      other: `${count} bouillies sont gardées.`,
    }),
  partTaken: (count, wanted) =>
    `${count} bouillies sur ${wanted} sont gardées. Cet appareil n’a pas gardé le reste.`,
  toMixes: 'Aux bouillies',
};
