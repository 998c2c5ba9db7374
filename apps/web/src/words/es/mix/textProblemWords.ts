import type { WordsOf } from '../../localized.ts';
import type { textProblemWords as english } from '../../en/mix/textProblemWords.ts';

export const textProblemWords: WordsOf<typeof english> = {
  quoted: (text) => `«${text}»`,
  notANumber: (typed) => `${typed} no es un número. Escriba cifras, como 12,5.`,
  groupsUnclear: (typed) => `${typed} se puede leer de varias maneras. Escriba solo las cifras.`,
  exponent: 'Escriba el número completo, sin e ni ^.',
  invisibleCharacter: 'Con el texto vino un carácter que no se ve. Escriba el número de nuevo.',
  forbiddenCharacter: (character) => `${character} no puede ir en un número. Escriba solo cifras.`,
  ambiguous: (typed) => `${typed} puede ser dos números. ¿Cuál?`,
  negative: 'Aquí no puede ser menos de cero.',
  range: 'Escriba un número, no un rango.',
  fraction: 'Escriba la fracción como número decimal.',
  tooManyDecimals: (most) => `Como mucho ${most} cifras después del signo decimal.`,
  tooManyDigits: (most) => `Son más de ${most} cifras. Revise el número.`,
  unknownUnit: (typed, unit) =>
    `${typed} no es una unidad conocida aquí. Este campo lleva ${unit}.`,
  otherDimension: (typed, unit) => `${typed} no va aquí. Este campo lleva ${unit}.`,
  otherUnit: (unit) => `Es otra unidad. Este campo lleva ${unit}.`,
};
