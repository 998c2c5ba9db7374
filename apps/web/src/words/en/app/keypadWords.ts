import { localized } from '../../localized.ts';

/** Words of the app's own keypad. */
export const keypadWords = localized('keypad', {
  keypadFor: (field: string, unit: string) =>
    unit === '' ? `Keypad for ${field}` : `Keypad for ${field}, ${unit}`,
  usedBefore: (figure: string, unit: string) => `${figure} ${unit}, used before`,
  of: (name: string, figure: string, unit: string) => `${name}, ${figure} ${unit}`,
  phoneKeyboard: 'ABC',
  clear: 'Clear',
  next: 'Next',
  done: 'Done',
  close: 'Close',
  decimalSign: 'Decimal sign',
  delete: 'Delete the last figure',
});
