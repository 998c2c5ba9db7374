import type { phWords as english } from '../../en/result/phWords.ts';
import type { WordsOf } from '../../localized.ts';

export const phWords: WordsOf<typeof english> = {
  name: 'pH de la bouillie',
  notKnown: 'inconnu',
  about: (from, to) => `environ ${from} à ${to}`,
  aboutOne: (ph) => `environ ${ph}`,
  setBy: {
    measured: 'Tel que vous l’avez mesuré dans la bouillie.',
    alkali: 'Ce qu’elle a d’alcalin le tient là, quelle que soit l’eau.',
    buffer: 'Le phosphate ou le borate qu’elle contient le tient là, quelle que soit l’eau.',
    salts: 'Entre ce qu’en feraient ses sels seuls et l’eau.',
    water:
      'Celui de l’eau : rien dans la bouillie n’en tient un autre. Les produits peuvent le déplacer un peu.',
  },
  needsWaterPh: 'Le pH de l’eau est inconnu, et c’est lui qui décide.',
  canTells: (names) => `Celui de ${names} ne figure que sur le bidon.`,
  measure: 'Une bandelette lue dans la bouillie prime sur ceci.',
};
