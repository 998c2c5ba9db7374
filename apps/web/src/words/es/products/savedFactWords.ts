import type { WordsOf } from '../../localized.ts';
import type { savedFactWords as english } from '../../en/products/savedFactWords.ts';
import { plural } from '../plural.ts';
import { numberText } from '../../figures/numberText.ts';

export const savedFactWords: WordsOf<typeof english> = {
  warning: 'Aviso',
  note: 'Como se guardó',
  changed: (count) =>
    plural(count, {
      one: 'Un dato cambió desde que se guardó esta mezcla',
      other: `${numberText(count)} datos cambiaron desde que se guardó esta mezcla`,
    }),
  change: (product, fact, before, after) =>
    `${product}, ${fact}: ${before} al guardar, ${after} ahora.`,
  gone: (product) =>
    `${product} ya no está entre sus productos. Valen sus datos como se guardaron.`,
  asSaved: (figures) => `Como se guardó, lo que se ve aquí: ${figures}.`,
  withNew: (figures) => `Con los datos nuevos: ${figures}.`,
  figures: (loads, water, nitrogen) =>
    [loads, `${water} de agua en total`, nitrogen].filter(Boolean).join(', '),
  nitrogen: (rate) => `${rate} de N`,
  loads: (count) => plural(count, { one: '1 carga', other: `${numberText(count)} cargas` }),
  noPlan: 'ningún plan',
  useNew: 'Usar los datos nuevos',
  keep: 'Dejar como se guardó',
  kept: 'Planeado con los datos como se guardaron',
  details: 'Qué cambió desde entonces',
};
