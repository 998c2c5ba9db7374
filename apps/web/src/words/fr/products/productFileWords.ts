import type { AppWords } from '../../AppWords.ts';
import { numberText } from '../../figures/numberText.ts';
import { plural } from '../plural.ts';

export const productFileWords: AppWords['productFiles'] = {
  title: 'Importer et exporter',
  exportTitle: 'Garder vos produits dans un fichier',
  noOwn: 'Vous n’en avez pas encore.',
  csv: 'CSV, pour un tableur',
  json: 'JSON, pour un autre appareil',
  exported: (count) =>
    plural(count, {
      one: `${numberText(count)} produit`,
      other: `${numberText(count)} produits`,
    }),
  importTitle: 'Prendre des produits d’un fichier',
  importWhy:
    'CSV ou JSON. On montre d’abord ce qui changerait, et rien n’est gardé tant que vous ne le dites pas.',
  choose: 'Choisir un fichier',
  reading: 'Lecture du fichier',
  warning: 'Attention',
  note: 'Note',
  faults: {
    tooLarge: 'Ce fichier dépasse 2 Mo. Divisez-le.',
    tooManyRows: 'Ce fichier a plus de 1 000 produits. Divisez-le.',
    notText: 'Ce n’est pas un fichier de texte. Enregistrez-le de nouveau en CSV.',
    notReadable: 'Ce fichier est abîmé : ses guillemets ou accolades ne se ferment pas.',
    noProducts:
      'Pas de produit dans ce fichier. Un CSV demande une ligne de titres avec une colonne Name.',
    newer: 'Ce fichier vient d’une version plus récente. Rechargez pour l’avoir.',
    columnTwice: 'Une colonne est deux fois dans ce fichier.',
  },
  unread: 'Ce fichier n’a pas pu être lu sur l’appareil.',
  decimalComma: 'Lu avec la virgule comme signe décimal.',
  decimalPoint: 'Lu avec le point comme signe décimal.',
  leftOut: (columns) => `Les colonnes inconnues ici ont été laissées : ${columns}.`,
  found: (counts) => `Dans le fichier : ${counts}.`,
  counts: {
    new: (count) => `nouveaux : ${count}`,
    changed: (count) => `modifiés : ${count}`,
    unchanged: (count) => `inchangés : ${count}`,
    refused: (count) => `refusés : ${count}`,
  },
  states: { new: 'Nouveau', changed: 'Modifié', unchanged: 'Inchangé', refused: 'Refusé' },
  facts: 'Données',
  row: (number) => `ligne ${number}`,
  unnamed: 'sans nom',
  becomes: (fact, before, after) => `${fact} : ${before} devient ${after}`,
  is: (fact, value) => `${fact} : ${value}`,
  fault: (fact, sentence) => `${fact} : ${sentence}`,
  take: (name) => `Prendre ${name}`,
  lookAgain: 'Non coché, car un chiffre est inhabituel. Comparez-le d’abord avec l’étiquette.',
  keep: (count) =>
    plural(count, {
      one: `Garder ${numberText(count)} produit`,
      other: `Garder ${numberText(count)} produits`,
    }),
  nothingChosen: 'Cochez ce que vous voulez garder.',
  nothingNew: 'Rien de nouveau ni de changé dans ce fichier.',
  keeping: 'Enregistrement',
  kept: (count) =>
    plural(count, {
      one: `${numberText(count)} produit gardé sur cet appareil`,
      other: `${numberText(count)} produits gardés sur cet appareil`,
    }),
  partKept: (count, all) => `${count} gardés sur ${all}. Réessayez avec le fichier.`,
  undo: 'Annuler',
  undone: 'Comme avant',
  anotherFile: 'Choisir un autre fichier',
};
