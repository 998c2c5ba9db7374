import type { ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';
import { CHECK } from './words.ts';

const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  notANumber: 'not a number',
  text: 'a text',
  object: 'an object',
  list: 'a list',
  null: 'nothing',
  twoProducts: 'a list of two products',
  boolean: 'true or false',
};
const kind = (name: string): string => KINDS[name] ?? name;

const entered = (v: ProblemValues): string => `You entered ${v.typed('value')}.`;

const nearest = (v: ProblemValues): string =>
  v.has('nearest') ? `Did you mean “${v.text('nearest')}”?` : 'It is not in the catalogue.';

function range(v: ProblemValues): string {
  const most = v.limit('maximum');
  if (v.is('unit', 'entries') || v.is('unit', 'characters'))
    return `At most ${most}. There are ${v.count('value')}.`;
  const least = v.limit('minimum');
  if (v.is('maximumAllowed', 'no'))
    return `Enter ${least} or more, less than ${most}. ${entered(v)}`;
  return v.is('minimumAllowed', 'yes')
    ? `Enter from ${least} to ${most}. ${entered(v)}`
    : `Enter more than ${least}, up to ${most}. ${entered(v)}`;
}

const ofWhat = (v: ProblemValues): string =>
  v.has('nutrient') ? v.text('nutrient') : 'active ingredient';

/** A slip of the decimal sign shows as ten times as much. */
const timesAsMuch = (v: ProblemValues): string =>
  v.atLeast('times', 1.5) ? `, ${v.count('times')} times as much` : '';

/** What is wrong with the draft itself and its rates. */
export const draftProblems = {
  draftNotReadable: (v) =>
    message(
      'This mix cannot be read',
      `A mix is an object with fields. This is ${kind(v.text('got'))}.`,
    ),
  unknownField: (v) =>
    message(
      `“${v.text('name')}” is not a field`,
      v.has('nearest') ? nearest(v) : 'A misspelt field would be ignored, so it is refused.',
      'Correct it or take it out.',
    ),
  wrongType: (v, label) =>
    message(
      `${label} cannot be read`,
      `It must be ${kind(v.text('expected'))}. This is ${kind(v.text('got'))}.`,
    ),
  missing: (_, label) =>
    message(
      `${label} is missing`,
      'Amounts depend on it, so nothing is filled in for you.',
      'Enter it.',
    ),
  belowMinimum: (v, label) => message(`${label} is less than allowed`, range(v)),
  aboveMaximum: (v, label) => message(`${label} is more than allowed`, range(v)),
  notWhole: (v, label) => message(`${label} must be whole`, entered(v), 'Enter a whole number.'),
  unusuallyLow: (v, label) =>
    message(
      `${label} is less than usual`,
      `Usual is ${v.limit('usualMinimum')} or more. ${entered(v)}`,
      CHECK,
    ),
  unusuallyHigh: (v, label) =>
    message(
      `${label} is more than usual`,
      `Usual is up to ${v.limit('usualMaximum')}. ${entered(v)}`,
      CHECK,
    ),
  unknownMachine: (v) =>
    message(
      `Machine “${v.text('id')}” is not known`,
      nearest(v),
      'Choose one, or describe your own.',
    ),
  unknownBoomConfiguration: (v) =>
    message(
      `Boom “${v.text('id')}” is not known`,
      v.list('choices').length > 0
        ? `This machine has: ${v.text('choices')}.`
        : 'Choose a machine first.',
    ),
  unknownNozzle: (v) =>
    message(`Nozzle “${v.text('id')}” is not known`, nearest(v), 'Choose a nozzle.'),
  unknownProduct: (v) =>
    message(
      `Product “${v.text('id')}” is not known`,
      nearest(v),
      'Choose a product, or add your own.',
    ),
  productListedTwice: (v) =>
    message(
      `${v.product()} is listed twice`,
      'Two amounts would add up unseen.',
      'Keep one of them.',
    ),
  noProducts: () =>
    message('No product yet', 'A plan needs at least one product.', 'Add a product.'),
  invalidChoice: (v, label) =>
    message(
      `${label}: “${v.text('value')}” cannot be chosen`,
      `Choose one of: ${v.text('choices')}.`,
    ),
  textNotUsable: (_, label) =>
    message(`${label} cannot be used`, 'It is blank or holds hidden characters.', 'Type it again.'),
  factDoesNotFit: (v, label) =>
    message(
      `${label} does not fit`,
      v.is('form', 'liquid')
        ? `${v.product()} is a liquid: its density says the room it takes.`
        : `${v.product()} is a solid: it has no liquid density.`,
      'Take it out.',
    ),
  rateUnitDoesNotFit: (v) =>
    v.has('labelUnit')
      ? message(
          `${v.text('unit')} does not fit the label of ${v.product()}`,
          `The label gives its rate in ${v.text('labelUnit')}, and nothing else compares with it.`,
          `Enter the rate in ${v.text('labelUnit')}.`,
        )
      : message(
          `${v.text('unit')} does not fit ${v.product()}`,
          `This product is ${v.is('form', 'powder') ? 'a powder' : 'granular'}.`,
          'Enter g or kg.',
        ),
  rateNeedsDensity: (v) =>
    message(
      `${v.product()} needs its density`,
      'A weight of a liquid becomes litres only with its density.',
      'Enter the density printed on the label, or a rate in litres.',
    ),
  rateNeedsContent: (v) =>
    v.is('content', 'discharge')
      ? message(
          `What runs out of ${v.product()} in a second is not known`,
          'A rate in seconds needs a run that was measured.',
          'Let it run into a jug, and enter how much came in how many seconds. Or enter the product rate.',
        )
      : message(
          `How much ${v.is('content', 'ae') ? 'acid equivalent' : 'active ingredient'} is in ${v.product()} is not known`,
          'Strengths differ, and some labels count the salt, others the acid.',
          'Enter the content from the label, or the product rate.',
        ),
  productHasNotThisNutrient: (v) =>
    message(
      v.has('contentPct')
        ? `${v.product()} holds no ${v.text('nutrient')}`
        : `The analysis of ${v.product()} is not known`,
      `A rate of ${v.text('nutrient')} cannot be worked out from it.`,
      'Enter the rate of the product itself.',
    ),
  rateAboveLabelMaximum: (v) =>
    message(
      `${v.product()} is above the label maximum`,
      `The label allows ${v.typedMost('maximum', 'maximumUnit')}. You entered ${v.typed('value')}${timesAsMuch(v)}.`,
      `Enter at most ${v.typedMost('maximum', 'maximumUnit')}.`,
    ),
  doseNotPlausible: (v) =>
    message(
      `${v.product()} ${v.typed('value')}: is that meant?`,
      `${v.has('productIds') ? `${v.products()}: together that` : 'That'} is ${v.quantity('gPerHa', 'g/ha')} of ${ofWhat(v)}, far more than is sprayed.`,
      CHECK,
    ),
  doseMeant: (v) =>
    message(
      `${v.product()}: an unlikely dose was confirmed`,
      `It comes to ${v.quantity('gPerHa', 'g/ha')} of ${ofWhat(v)}. It was asked about, and it is meant.`,
    ),
  doseNotChecked: (v) =>
    message(
      `${v.product()}: the dose was not checked`,
      'What it holds of an active ingredient is not stated, so a slip of a unit would pass. Compare with its label.',
    ),
  rateOutsideUsualRange: (v) =>
    message(
      `The rate of ${v.product()} is unusual`,
      `Usual is ${
        v.same('usualMinimum', 'usualMaximum') ? '' : `${v.limit('usualMinimum', 'usualUnit')} to `
      }${v.limit('usualMaximum', 'usualUnit')}. ${entered(v)}`,
      CHECK,
    ),
  amountHardToMeasure: (v) =>
    message(
      `${v.product()} is hard to measure`,
      `Load ${v.count('loadNumber')} needs ${v.amount('amount')}, and the least to measure well is ${v.amount('least')}.`,
      (v.has('equalAmount')
        ? `Choose equal loads: ${v.amount('equalAmount')} each. Or stir`
        : 'Stir') +
        ` ${v.amount('least')} into water to make ${v.quantity('premixL', 'L')}, and put ${v.quantity('premixTakenL', 'L')} of it into this load.`,
    ),
  measuredDoseDiffers: (v) =>
    message(
      `${v.product()} is off by ${v.percent('change')} in load ${v.count('loadNumber')}`,
      `The scale gives ${v.amount('measured')} in place of ${v.amount('amount')}: ${v.percent('change')} ${v.is('direction', 'more') ? 'too much' : 'too little'}.`,
      'Measure finer, or choose loads that whole steps fit.',
    ),
  sameAmountInSmallerLoad: (v) =>
    message(
      `${v.product()} is stronger in the smaller load`,
      `The same ${v.amount('amount')} goes into ${v.quantity('loadL', 'L')} and ${v.quantity('smallerLoadL', 'L')}.`,
      'Choose equal loads, or a rate per area.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
