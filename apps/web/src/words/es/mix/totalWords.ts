import type { totalWords as english } from '../../en/mix/totalWords.ts';
import type { WordsOf } from '../../localized.ts';

export const totalWords: WordsOf<typeof english> = {
  onGround: (amount, area) => `${amount} en ${area}`,
  stays: (amount) => ` + ${amount} que quedan en la máquina`,
  isThere: (amount) => ` − ${amount} que ya están en ella`,
  rounding: (amount, sign) => ` ${sign} ${amount} por pasos enteros de la balanza`,
  weighed: (step, change) => `medido a ${step}, dosis ${change}`,
  because: (total, reason) => `${total}: ${reason}`,
};
