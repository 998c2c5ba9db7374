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
  ratio: (typed) =>
    `${typed} puede ser dos mezclas: la primera se cuenta en todo el caldo, la segunda junto al agua. ¿Cuál?`,
  unknownUnit: (typed, unit, others) =>
    `${typed} no es una unidad conocida aquí. Este campo lleva ${unit}${others && ` y lee ${others}`}.`,
  otherDimension: (typed, unit) => `${typed} no va aquí. Este campo lleva ${unit}.`,
  ounceOfLiquid: (unit) =>
    `oz sola es un peso; en etiquetas de líquidos quiere decir fl oz. Este campo lleva ${unit}.`,
  otherUnit: (unit) => `Es otra unidad. Este campo lleva ${unit}.`,
};
