import type { WordsOf } from '../../localized.ts';
import type { productPairWords as english } from '../../en/products/productPairWords.ts';

export const productPairWords: WordsOf<typeof english> = {
  title: 'Cuáles van juntos',
  open: 'Cuáles van juntos',
  why: 'Según de qué están hechos, a dosis habitual. Un plan calcula más: lo que precipita con sus cantidades. La etiqueta manda sobre los dos.',
  matrix: 'Cada producto con cada otro',
  byProduct: 'Por producto',
  verdicts: {
    incompatible: 'No juntos',
    caution: 'Con cuidado',
    compatible: 'Se sabe que van juntos',
    notKnown: 'No se sabe',
  },
  signs: { incompatible: '×', caution: '!', compatible: '·', notKnown: '?' },
  pair: (one, other, verdict) => `${one} con ${other}: ${verdict}`,
  counted: (not, care) => `${not} no juntos, ${care} con cuidado`,
};
