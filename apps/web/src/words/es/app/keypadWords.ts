import type { keypadWords as english } from '../../en/app/keypadWords.ts';
import type { WordsOf } from '../../localized.ts';

export const keypadWords: WordsOf<typeof english> = {
  keypadFor: (field, unit) =>
    unit === '' ? `Teclado para ${field}` : `Teclado para ${field}, ${unit}`,
  usedBefore: (figure, unit) => `${figure} ${unit}, usado antes`,
  of: (name, figure, unit) => `${name}, ${figure} ${unit}`,
  phoneKeyboard: 'ABC',
  clear: 'Borrar',
  next: 'Seguir',
  done: 'Listo',
  close: 'Cerrar',
  decimalSign: 'Signo decimal',
  delete: 'Borrar la última cifra',
};
