import { unitExamples, type QuantityTextProblem, type TextReading } from '@mix/engine';
import { fieldText } from '../figures/fieldText.ts';
import { plainQuantityText } from '../figures/plainQuantityText.ts';
import { textProblemWords } from '../made/en/mix/textProblemWords.ts';

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

/** Half a digit of the fourth figure, which no farm scale shows. */
const FAITHFUL = 5e-5;

function meaning({ typed, unit: typedUnit, shown }: TextReading, unit: string): Meaning[] {
  const kept = rounded(shown);
  // A value too small for the field's decimals would become another amount.
  if (Math.abs(kept - shown) > FAITHFUL * Math.abs(shown)) return [];
  const text = fieldText(kept);
  if (typedUnit === null) return [{ label: `${text}\u00a0${unit}`, text }];
  const both = `${plainQuantityText(typed, typedUnit, FIELD_DECIMALS)} = ${plainQuantityText(kept, unit, FIELD_DECIMALS)}`;
  return [{ label: both, text }];
}

const meanings = (readings: readonly TextReading[], unit: string): Meaning[] =>
  readings.flatMap((reading) => meaning(reading, unit));

const sentenceOnly = (sentence: string): TextProblemText => ({ sentence, meanings: [] });

/** More units than these are no help on a phone. */
const MOST_EXAMPLES = 5;

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
    meanings: meanings(readings, unit),
  }),
  negative: ({ readings }, _text, unit) => ({
    sentence: textProblemWords.negative,
    meanings: meanings(readings, unit),
  }),
  range: ({ readings }, _text, unit) => ({
    sentence: textProblemWords.range,
    meanings: meanings(readings, unit),
  }),
  fraction: ({ readings }, _text, unit) => ({
    sentence: textProblemWords.fraction,
    meanings: meanings(readings, unit),
  }),
  tooManyDecimals: ({ maximum }) => sentenceOnly(textProblemWords.tooManyDecimals(maximum)),
  tooManyDigits: ({ maximum }) => sentenceOnly(textProblemWords.tooManyDigits(maximum)),
  ratio: ({ readings }, text, unit) => ({
    sentence: textProblemWords.ratio(quote(text)),
    meanings: meanings(readings, unit),
  }),
  unknownUnit: (problem, _text, unit) =>
    sentenceOnly(
      textProblemWords.unknownUnit(
        quote(problem.text),
        unit,
        unitExamples(problem.unit).slice(0, MOST_EXAMPLES).join(', '),
      ),
    ),
  otherDimension: (problem, _text, unit) =>
    sentenceOnly(textProblemWords.otherDimension(quote(problem.text), unit)),
  ounceOfLiquid: ({ readings }, _text, unit) => ({
    sentence: textProblemWords.ounceOfLiquid(unit),
    meanings: meanings(readings, unit),
  }),
  otherUnit: ({ readings }, _text, unit) => ({
    sentence: textProblemWords.otherUnit(unit),
    meanings: meanings(readings, unit),
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
