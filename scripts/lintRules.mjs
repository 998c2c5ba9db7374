/**
 * The rules of our own, for oxlint. Which files each one holds for stands in .oxlintrc.json.
 * @typedef {{ report: (problem: { node: object, message: string }) => void }} Context
 */

/** Types that carry the unit of their figure. */
const BRANDS = [
  'Litres',
  'Kilograms',
  'Hectares',
  'LitresPerHectare',
  'KilogramsPerHectare',
  'KilogramsPerLitre',
  'LitresPerKilogram',
  'Metres',
  'KilometresPerHour',
  'LitresPerMinute',
  'Bar',
  'Celsius',
  'MassFraction',
  'Fraction',
  'Minutes',
  'Cents',
  'Quantity',
];

/**
 * A rule that reports every node its selectors find.
 * @param {Readonly<Record<string, string>>} messages by selector
 */
const ruleOf = (messages) => ({
  /** @param {Context} context */
  create: (context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        /** @param {object} node */
        (node) => context.report({ node, message }),
      ]),
    ),
});

const CLOCK = 'The clock is a parameter.';
const RANDOMNESS = 'Randomness is a parameter.';
const EMPTY_IS_ZERO = 'Typed text is read by parseQuantity: this takes an empty field for 0.';

export default {
  meta: { name: 'mix' },
  rules: {
    'brands-minted-in-units': ruleOf({
      [`TSAsExpression > TSTypeReference[typeName.name=/^(${BRANDS.join('|')})$/]`]:
        'Brands are minted in engine/src/units only: call the constructor.',
    }),
    'no-parse-float': ruleOf({
      'CallExpression[callee.name=/^(parseFloat|parseInt)$/]':
        'Typed text is read by parseQuantity: this takes `1,500` for 1 and ` 5 kg` for 5.',
    }),
    // `Number(x.toFixed(2))` has no typed text in it.
    'no-number-from-text': ruleOf({
      "CallExpression[callee.name='Number']:not([arguments.0.callee.property.name=/^to(Fixed|Precision)$/])":
        EMPTY_IS_ZERO,
      "UnaryExpression[operator='+']": EMPTY_IS_ZERO,
    }),
    'clock-is-a-parameter': ruleOf({
      "CallExpression[callee.object.name='Date'][callee.property.name='now']": CLOCK,
      "NewExpression[callee.name='Date'][arguments.length=0]": CLOCK,
      "CallExpression[callee.object.name='Math'][callee.property.name='random']": RANDOMNESS,
      "CallExpression[callee.name='randomUUID']": RANDOMNESS,
    }),
  },
};
