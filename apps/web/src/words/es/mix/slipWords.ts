import type { AppWords } from '../../AppWords.ts';

export const slipWords: AppWords['slip'] = {
  tenTimes: (figure, known) => `${figure} es unas 10 veces ${known}.`,
  aTenth: (figure, known) => `${figure} es más o menos la décima parte de ${known}.`,
  usedLast: (figure) => `lo último que usó: ${figure}`,
  usual: (range) => `lo habitual: ${range}`,
  earlierMixes: (range) => `lo de sus mezclas anteriores: ${range}`,
  paddockArea: (name, area) => `${name}, que tiene ${area}`,
  takeFigure: (figure) => `Tomar ${figure}`,
  used: (title) => `${title}: en uso`,
};
