import type { AppWords } from '../../AppWords.ts';

export const keypadWords: AppWords['keypad'] = {
  keypadFor: (field, unit) =>
    unit === '' ? `Clavier pour ${field}` : `Clavier pour ${field}, ${unit}`,
  usedBefore: (figure, unit) => `${figure} ${unit}, déjà utilisé`,
  of: (name, figure, unit) => `${name}, ${figure} ${unit}`,
  phoneKeyboard: 'ABC',
  clear: 'Effacer',
  next: 'Suivant',
  done: 'OK',
  close: 'Fermer',
  decimalSign: 'Signe décimal',
  delete: 'Effacer le dernier chiffre',
};
