import type { AppWords } from '../../AppWords.ts';

export const productFaultWords: AppWords['productFaults'] = {
  missing: 'Indispensable.',
  notANumber: (typed) => `${typed} n’est pas un nombre possible ici.`,
  notAChoice: (typed) => `${typed} n’est pas un des choix.`,
  notText: 'Ce n’est pas du texte, ou des signes ne peuvent pas être affichés.',
  tooLong: 'C’est trop long.',
  tooMany: 'Il y en a trop.',
  duplicate: (name) => `Le fichier a ${name} plus d’une fois. N’en laissez qu’un.`,
  outOfRange: (value, min, max) => `${value} est impossible : il faut de ${min} à ${max}.`,
  unusual: (value, min, max) =>
    `${value} est inhabituel : souvent de ${min} à ${max}. Comparez avec l’étiquette.`,
  notAscending: (value) => `${value} n’est pas dans l’ordre : chacun doit dépasser le précédent.`,
  lowestAboveHighest: (value) => `${value} dépasse la dose la plus forte.`,
  sumAbove100: (sum) => `Les éléments font ${sum} du poids, plus que le tout.`,
  doesNotFit: 'Cela ne va pas avec ce qu’est le produit.',
  bulkAboveSolid: (value) =>
    `${value} est impossible : en vrac, il est plus léger que le solide même.`,
  roomDisagrees: (value) =>
    `${value} ne va pas avec la densité du solide : le volume est 1 divisé par elle.`,
  needsDensity: 'Saisissez d’abord la densité : elle change les g/L en % du poids.',
};
