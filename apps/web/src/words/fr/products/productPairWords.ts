import type { AppWords } from '../../AppWords.ts';

export const productPairWords: AppWords['productPairs'] = {
  title: 'Ce qui va ensemble',
  open: 'Ce qui va ensemble',
  why: 'D’après leur composition, à dose habituelle. Un plan calcule plus : ce qui précipite à ses quantités. L’étiquette prime sur les deux.',
  matrix: 'Chaque produit avec chaque autre',
  byProduct: 'Par produit',
  verdicts: {
    incompatible: 'Pas ensemble',
    caution: 'Avec précaution',
    compatible: 'Connus pour aller ensemble',
    notKnown: 'Inconnu',
  },
  signs: { incompatible: '×', caution: '!', compatible: '·', notKnown: '?' },
  pair: (one, other, verdict) => `${one} avec ${other} : ${verdict}`,
  counted: (not, care) => `${not} pas ensemble, ${care} avec précaution`,
};
