import type { AppWords } from '../../AppWords.ts';

export const slipWords: AppWords['slip'] = {
  tenTimes: (figure, known) => `${figure}, c’est environ 10 fois ${known}.`,
  aTenth: (figure, known) => `${figure}, c’est environ un dixième de ${known}.`,
  usedLast: (figure) => `votre dernière valeur : ${figure}`,
  usual: (range) => `la valeur habituelle : ${range}`,
  earlierMixes: (range) => `celle de vos bouillies passées : ${range}`,
  paddockArea: (name, area) => `${name}, qui fait ${area}`,
  takeFigure: (figure) => `Prendre ${figure}`,
  used: (title) => `${title} : pris`,
};
