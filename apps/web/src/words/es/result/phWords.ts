import type { phWords as english } from '../../en/result/phWords.ts';
import type { WordsOf } from '../../localized.ts';

export const phWords: WordsOf<typeof english> = {
  name: 'pH de la mezcla',
  notKnown: 'no se sabe',
  about: (from, to) => `de ${from} a ${to}, más o menos`,
  aboutOne: (ph) => `${ph}, más o menos`,
  setBy: {
    measured: 'Como lo midió en la mezcla.',
    alkali: 'Lo alcalino que lleva lo mantiene ahí, sea cual sea el agua.',
    buffer: 'El fosfato o borato que lleva lo mantiene ahí, sea cual sea el agua.',
    salts: 'Entre lo que harían sus sales solas y el agua.',
    water: 'El del agua: nada en la mezcla mantiene otro. Los productos pueden moverlo un poco.',
  },
  needsWaterPh: 'No se sabe el pH del agua, y es el que decide.',
  canTells: (names) => `El de ${names} solo está en el envase.`,
  measure: 'Una tira leída en la mezcla manda sobre esto.',
};
