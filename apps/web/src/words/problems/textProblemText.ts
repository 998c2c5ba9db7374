import type { QuantityTextProblem } from '@mix/engine';
import { fieldText } from '../figures/fieldText.ts';
import { plainQuantityText } from '../figures/plainQuantityText.ts';
import { textProblemWords } from '../en/mix/textProblemWords.ts';

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
  label: `${fieldText(rounded(value))}\u00a0${unit}`,
  text: fieldText(rounded(value)),
});

const sentenceOnly = (sentence: string): TextProblemText => ({ sentence, meanings: [] });

const QUOTED = 24;
const quote = (text: string): string =>
  textProblemWords.quoted(text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);

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
  notANumber: (_problem, text) => sentenceOnly(textProblemWords.notANumber(quote(text))),
  groupsUnclear: (_problem, text) => sentenceOnly(textProblemWords.groupsUnclear(quote(text))),
  exponent: () => sentenceOnly(textProblemWords.exponent),
  forbiddenCharacter: ({ character }) =>
    sentenceOnly(
      invisible(character)
        ? textProblemWords.invisibleCharacter
        : textProblemWords.forbiddenCharacter(quote(character)),
    ),
  ambiguous: ({ readings }, text, unit) => ({
    sentence: textProblemWords.ambiguous(quote(text)),
    meanings: readings.map((reading) => meant(reading, unit)),
  }),
  negative: ({ reading }, _text, unit) => ({
    sentence: textProblemWords.negative,
    meanings: [meant(Math.abs(reading), unit)],
  }),
  range: ({ readings }, _text, unit) => ({
    sentence: textProblemWords.range,
    meanings: readings.map((reading) => meant(reading, unit)),
  }),
  fraction: ({ reading }, _text, unit) => ({
    sentence: textProblemWords.fraction,
    meanings: [meant(reading, unit)],
  }),
  tooManyDecimals: ({ maximum }) => sentenceOnly(textProblemWords.tooManyDecimals(maximum)),
  tooManyDigits: ({ maximum }) => sentenceOnly(textProblemWords.tooManyDigits(maximum)),
  unknownUnit: (problem, _text, unit) =>
    sentenceOnly(textProblemWords.unknownUnit(quote(problem.text), unit)),
  otherDimension: (problem, _text, unit) =>
    sentenceOnly(textProblemWords.otherDimension(quote(problem.text), unit)),
  otherUnit: ({ offers }, _text, unit) => ({
    sentence: textProblemWords.otherUnit(unit),
    meanings: offers.map(({ typed, unit: typedUnit, shown }) => ({
      label: `${plainQuantityText(typed, typedUnit, FIELD_DECIMALS)} = ${plainQuantityText(shown, unit, FIELD_DECIMALS)}`,
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
