import type { AppWords } from '../../AppWords.ts';

export const textProblemWords: AppWords['textProblem'] = {
  quoted: (text) => `« ${text} »`,
  notANumber: (typed) => `${typed} n’est pas un nombre. Saisissez des chiffres, comme 12,5.`,
  groupsUnclear: (typed) =>
    `${typed} peut se lire de plusieurs façons. Saisissez seulement les chiffres.`,
  exponent: 'Saisissez le nombre en entier, sans e ni ^.',
  invisibleCharacter:
    'Un caractère invisible est venu avec le texte. Saisissez le nombre de nouveau.',
  forbiddenCharacter: (character) =>
    `${character} ne va pas dans un nombre. Saisissez seulement des chiffres.`,
  ambiguous: (typed) => `${typed} peut être deux nombres. Lequel ?`,
  negative: 'Cela ne peut pas être moins que zéro.',
  range: 'Saisissez un seul nombre, pas une plage.',
  fraction: 'Saisissez la fraction en nombre décimal.',
  tooManyDecimals: (most) => `Au plus ${most} chiffres après le signe décimal.`,
  tooManyDigits: (most) => `C’est plus de ${most} chiffres. Vérifiez le nombre.`,
  ratio: (typed) =>
    `${typed} peut être deux mélanges : le premier se compte dans toute la bouillie, le second à côté de l’eau. Lequel ?`,
  unknownUnit: (typed, unit, others) =>
    `${typed} n’est pas une unité connue ici. Ce champ est en ${unit}${others && ` et lit ${others}`}.`,
  otherDimension: (typed, unit) => `${typed} ne va pas ici. Ce champ est en ${unit}.`,
  ounceOfLiquid: (unit) =>
    `oz seul est un poids ; sur l’étiquette d’un liquide, c’est fl oz. Ce champ est en ${unit}.`,
  otherUnit: (unit) => `C’est une autre unité. Ce champ est en ${unit}.`,
};
