import type { QuantityTextProblem } from '@mix/engine';
import { fieldText } from './fieldText.ts';
import { quantityText } from './quantityText.ts';

/** A reading the operator may have meant: its words on a button, and the text it puts in the field. */
export interface Meaning {
  readonly label: string;
  readonly text: string;
}

export interface TextProblemText {
  readonly sentence: string;
  readonly meanings: readonly Meaning[];
}

/** As many decimals as a field takes. */
const FIELD_DECIMALS = 6;

/** A reading as its button shows it, and as the field then keeps it: the same number. */
const rounded = (value: number): number => Number(value.toFixed(FIELD_DECIMALS));

const meant = (value: number, unit: string): Meaning => ({
  label: `${String(rounded(value))}\u00a0${unit}`,
  text: fieldText(rounded(value)),
});

const sentenceOnly = (sentence: string): TextProblemText => ({ sentence, meanings: [] });

const QUOTED = 24;
const quote = (text: string): string =>
  `“${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text}”`;

/** A mark of no width, a line break, a control character: nothing that could be shown. */
const invisible = (character: string): boolean => /^[\p{C}\p{Z}\p{M}]/u.test(character);

type Problem = Exclude<QuantityTextProblem, { code: 'empty' }>;
type Writers = {
  readonly [Code in Problem['code']]: (
    problem: Extract<Problem, { code: Code }>,
    text: string,
    unit: string,
  ) => TextProblemText;
};

const writers: Writers = {
  notANumber: (_problem, text) =>
    sentenceOnly(`${quote(text)} is not a number. Enter figures, such as 12.5.`),
  groupsUnclear: (_problem, text) =>
    sentenceOnly(`${quote(text)} can be read in several ways. Enter the figures only.`),
  exponent: () => sentenceOnly('Write the number in full, without e or ^.'),
  forbiddenCharacter: ({ character }) =>
    sentenceOnly(
      invisible(character)
        ? 'A character that cannot be seen came with the text. Enter the number again.'
        : `${quote(character)} cannot stand in a number. Enter figures only.`,
    ),
  ambiguous: ({ readings }, text, unit) => ({
    sentence: `${quote(text)} can mean two numbers. Which one?`,
    meanings: readings.map((reading) => meant(reading, unit)),
  }),
  negative: ({ reading }, _text, unit) => ({
    sentence: 'Below zero is not possible here.',
    meanings: [meant(Math.abs(reading), unit)],
  }),
  range: ({ readings }, _text, unit) => ({
    sentence: 'Enter one number, not a range.',
    meanings: readings.map((reading) => meant(reading, unit)),
  }),
  fraction: ({ reading }, _text, unit) => ({
    sentence: 'Enter a fraction as a decimal number.',
    meanings: [meant(reading, unit)],
  }),
  tooManyDecimals: ({ maximum }) =>
    sentenceOnly(`At most ${maximum} figures after the decimal sign.`),
  tooManyDigits: ({ maximum }) =>
    sentenceOnly(`That is more than ${maximum} figures. Check the number.`),
  unknownUnit: (problem, _text, unit) =>
    sentenceOnly(`${quote(problem.text)} is not a unit known here. This field takes ${unit}.`),
  otherDimension: (problem, _text, unit) =>
    sentenceOnly(`${quote(problem.text)} does not fit here. This field takes ${unit}.`),
  otherUnit: ({ offers }, _text, unit) => ({
    sentence: `That is another unit. This field takes ${unit}.`,
    meanings: offers.map(({ typed, unit: typedUnit, shown }) => ({
      label: `${quantityText(typed, typedUnit, FIELD_DECIMALS)} = ${quantityText(shown, unit, FIELD_DECIMALS)}`,
      text: fieldText(rounded(shown)),
    })),
  }),
};

/**
 * What is wrong with typed text, in words, and the readings it may have. The unit is the field's.
 * Nothing is ever chosen for the operator.
 */
export function textProblemText(problem: Problem, text: string, unit: string): TextProblemText {
  // Each writer takes the problem of its own code, which is the one looked up here.
  const write = writers[problem.code] as (
    problem: Problem,
    text: string,
    unit: string,
  ) => TextProblemText;
  return write(problem, text, unit);
}
