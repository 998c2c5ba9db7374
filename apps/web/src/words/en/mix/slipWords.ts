import { localized } from '../../localized.ts';

/** A figure that looks like a slip of the decimal sign, and what was taken in place of another. */
export const slipWords = localized('slip', {
  tenTimes: (figure: string, known: string) => `${figure} is about 10 times ${known}.`,
  aTenth: (figure: string, known: string) => `${figure} is about a tenth of ${known}.`,
  usedLast: (figure: string) => `the ${figure} you used last`,
  usual: (range: string) => `the usual ${range}`,
  earlierMixes: (range: string) => `the ${range} of your earlier mixes`,
  paddockArea: (name: string, area: string) => `${name}, which has ${area}`,
  takeFigure: (figure: string) => `Take ${figure}`,
  used: (title: string) => `${title} taken`,
});
