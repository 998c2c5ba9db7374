import { localized } from '../../localized.ts';

/** Why a text is no number for a field. What was typed comes quoted; units as the field shows them. */
export const textProblemWords = localized('textProblem', {
  quoted: (text: string) => `“${text}”`,
  notANumber: (typed: string) => `${typed} is not a number. Enter figures, such as 12.5.`,
  groupsUnclear: (typed: string) => `${typed} can be read in several ways. Enter the figures only.`,
  exponent: 'Write the number in full, without e or ^.',
  invisibleCharacter: 'A character that cannot be seen came with the text. Enter the number again.',
  forbiddenCharacter: (character: string) =>
    `${character} cannot stand in a number. Enter figures only.`,
  ambiguous: (typed: string) => `${typed} can mean two numbers. Which one?`,
  negative: 'Below zero is not possible here.',
  range: 'Enter one number, not a range.',
  fraction: 'Enter a fraction as a decimal number.',
  tooManyDecimals: (most: number) => `At most ${most} figures after the decimal sign.`,
  tooManyDigits: (most: number) => `That is more than ${most} figures. Check the number.`,
  ratio: (typed: string) =>
    `${typed} can mean two mixes: the first is counted in all the spray, the second beside the water. Which one?`,
  unknownUnit: (typed: string, unit: string, others: string) =>
    `${typed} is not a unit known here. This field takes ${unit}${others && `, and reads ${others}`}.`,
  otherDimension: (typed: string, unit: string) =>
    `${typed} does not fit here. This field takes ${unit}.`,
  ounceOfLiquid: (unit: string) =>
    `oz alone is a weight; labels of liquids mean fl oz. This field takes ${unit}.`,
  otherUnit: (unit: string) => `That is another unit. This field takes ${unit}.`,
});
