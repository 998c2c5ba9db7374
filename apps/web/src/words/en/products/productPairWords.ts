import { localized } from '../../localized.ts';

/** Words of what is known of every two products together. */
export const productPairWords = localized('productPairs', {
  title: 'Which go together',
  open: 'Which go together',
  why: 'By what they are made of, at usual strength. A plan works out more: what drops out at its amounts. The label wins over both.',
  matrix: 'Every product with every other',
  byProduct: 'By product',
  verdicts: {
    incompatible: 'Not together',
    caution: 'With care',
    compatible: 'Known to go together',
    notKnown: 'Not known',
  },
  signs: { incompatible: '×', caution: '!', compatible: '·', notKnown: '?' },
  pair: (one: string, other: string, verdict: string) => `${one} with ${other}: ${verdict}`,
  counted: (not: string, care: string) => `${not} not together, ${care} with care`,
});
