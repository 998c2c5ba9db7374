import { RATE_UNITS } from '../catalogue/Product.ts';
import {
  always,
  choice,
  forPlan,
  id,
  list,
  number,
  numberIn,
  part,
  text,
  type DraftField,
  type FieldText,
  type PathTo,
} from './DraftField.ts';
import { from, upTo, whole } from './Parameter.ts';

/* What a draft may hold of one of its products: its part of the table in `draftFields.ts`. */

// A rate's limits follow from its unit: RATE_PARAMETERS.
const ANY_NUMBER = { ...upTo(Number.MAX_VALUE, '1', 3, 1), min: -Number.MAX_VALUE };

const rateFields = {
  value: always(numberIn('beside', 'M', ANY_NUMBER)),
  unit: always(choice('N', RATE_UNITS)),
};

const containerFields = {
  size: always(numberIn('beside', 'P', upTo(50_000, 'kg', 3, 1, [null, 1_000]))),
  unit: always(choice('N', ['kg', 'g', 'L', 'mL'])),
  kind: always(choice('Q', ['bag', 'drum', 'jug', 'box', 'bottle'])),
};

// Prices stay with their owner, so they have no letters.
const priceFields = {
  /** Whole cents per unit below. */
  amountCents: always(number(null, whole(from(0, 100_000_000, 'cent', 0, 10)))),
  per: always(choice(null, ['kg', 'L', 'container'])),
};

const overrideFields = {
  liquidDensityKgPerL: number('T', from(0.5, 2.5, 'kg/L', 3, 0.01, [0.7, 1.6])),
  displacementLPerKg: number('U', from(0, 3, 'L/kg', 3, 0.01, [null, 1.2])),
  heatOfSolutionKJPerKg: number('V', from(-2_000, 2_000, 'kJ/kg', 0, 1, [-1_200, 500])),
  labelMaximumRate: part('W', rateFields),
  // As the label counts it: of the salt or of the acid.
  activeIngredientGPerL: number('ba', upTo(1_500, 'g/L', 3, 1, [1, 1_200])),
  activeIngredientPct: number('bb', upTo(100, '%', 4, 1)),
  acidEquivalentGPerL: number('bc', upTo(1_500, 'g/L', 3, 1, [1, 1_000])),
  acidEquivalentPct: number('bd', upTo(100, '%', 4, 1)),
  /** What ran out of the pump or the outlet in the time beside it. */
  runVolumeL: number('be', upTo(5_000, 'L', 3, 0.1, [null, 500])),
  runMassKg: number('bf', upTo(5_000, 'kg', 3, 0.1, [null, 500])),
  /** How much acid a lime takes up, and how much of it is fine enough, both as its paper says. */
  neutralisingValuePct: number('bk', upTo(200, '%', 2, 1, [40, 180])),
  finenessPct: number('bl', upTo(100, '%', 2, 1, [20, null])),
  runTimeS: number('bg', upTo(7_200, 's', 1, 1, [2, 1_800])),
};

export const productFields = {
  productId: always(id('K')),
  /** The brand on its drum, as it was searched for. */
  soldAs: text('bs', 80),
  rate: forPlan(part('L', rateFields)),
  /** The operator's own bags, drums and jugs; amounts are shown as whole ones plus a remainder. */
  containers: list('O', 6, part(null, containerFields)),
  price: part(null, priceFields),
  /** Smallest step the operator can weigh or measure, kg or L; null chooses one, 0 is exact figures. */
  measuringStep: numberIn('product', 'R', from(0, 1_000, 'kg', 3, 0.1, [null, 100])),
  // The fields from here on tell what this ground had in the twelve months before.
  applicationsBefore: number('aY', whole(from(0, 200, '1', 0, 1, [null, 50]))),
  appliedBeforePerHa: numberIn('product', 'aZ', from(0, 10_000, 'kg/ha', 3, 0.1, [null, 1_000])),
  /** Sprayings of this ground with anything that acts the same way. */
  sameActionBefore: number('aV', whole(from(0, 200, '1', 0, 1, [null, 50]))),
  /** Whole calendar days from the last spraying of the product on this ground to this one. */
  daysSinceLast: number('bp', whole(from(0, 366, '1', 0, 1))),
  /** What this ground had of the product's active ingredient, whichever products brought it. */
  activeBeforeGPerHa: number('bq', from(0, 100_000, 'g/ha', 1, 10, [null, 20_000])),
  /**
   * Dose of one active ingredient or element on a treated hectare, from the whole mix, that was
   * asked about and is meant.
   */
  meantGPerHa: number('br', upTo(100_000_000, 'g/ha', 0, 1)),
  overrides: part('S', overrideFields),
};

/**
 * Title and meaning of each field. Those of a rate's value and unit stand once, whichever rate it
 * is.
 */
export const productTexts: Readonly<
  Record<
    Exclude<
      `products.*.${PathTo<DraftField, typeof productFields, '*'>}`,
      `${string}.labelMaximumRate.${string}`
    >,
    FieldText
  >
> = {
  'products.*.productId': ['Product', 'Id in the catalogue.'],
  'products.*.soldAs': ['Sold as', 'The brand that it was chosen by; it changes no figure.'],
  'products.*.rate': ['Product rate', 'How much is wanted. Needed.'],
  'products.*.rate.value': ['Value', 'In the unit beside it.'],
  'products.*.rate.unit': ['Unit', 'A nutrient is elemental unless an oxide is named.'],
  'products.*.containers': [
    'Containers',
    'The operator’s own; amounts are shown as whole ones and a remainder.',
  ],
  'products.*.containers.*': ['Container', 'A bag, drum or jug that amounts are counted out of.'],
  'products.*.containers.*.size': ['Size', 'What one holds, in the unit beside it.'],
  'products.*.containers.*.unit': ['Unit', 'kg or g for a solid, L or mL for a liquid.'],
  'products.*.containers.*.kind': ['Kind', 'What it is called.'],
  'products.*.price': ['Price', 'What the product costs. Null: its cost is not known.'],
  'products.*.price.amountCents': ['Amount', 'Whole cents per unit beside it.'],
  'products.*.price.per': ['Per', 'kg, L or the one container that is set.'],
  'products.*.measuringStep': [
    'Measuring step',
    'Smallest step that can be weighed (kg) or, of a liquid, measured (L). Null: the coarsest usual one that changes no dose by more than 1 %. 0: exact figures.',
  ],
  'products.*.applicationsBefore': [
    'Applications before',
    'How often this ground had it in the twelve months before. Null: not known.',
  ],
  'products.*.appliedBeforePerHa': [
    'Applied before',
    'What a hectare of this ground had of it in the twelve months before, kg or, of a liquid, L; of bands, what the ground in them had. Null: not known.',
  ],
  'products.*.sameActionBefore': [
    'Same action before',
    'How often this ground had anything that acts the same way in the twelve months before. Null: not known.',
  ],
  'products.*.daysSinceLast': [
    'Days since the last',
    'From the last spraying of it on this ground to this one. Null: not known.',
  ],
  'products.*.activeBeforeGPerHa': [
    'Active before',
    'What a treated hectare of this ground had of its active ingredient in the twelve months before, from any product. Null: not known.',
  ],
  'products.*.meantGPerHa': [
    'Dose that is meant',
    'The most of one active ingredient or element on a treated hectare that somebody confirmed when asked about an unlikely dose. More of it is asked about again.',
  ],
  'products.*.overrides': [
    'Corrected facts',
    'Facts for this mix that rule over the catalogue. Null: the catalogue holds.',
  ],
  'products.*.overrides.liquidDensityKgPerL': ['Density', 'Of a liquid product.'],
  'products.*.overrides.displacementLPerKg': [
    'Displacement',
    'Room that 1 kg of a solid product takes in the tank.',
  ],
  'products.*.overrides.heatOfSolutionKJPerKg': [
    'Heat of solution',
    'Taken from the water by 1 kg; below 0 warms the tank.',
  ],
  'products.*.overrides.labelMaximumRate': [
    'Label maximum',
    'The highest rate that the label in hand allows.',
  ],
  'products.*.overrides.activeIngredientGPerL': [
    'Active ingredient',
    'Of a liquid, as its label counts it. For rates in g ai.',
  ],
  'products.*.overrides.activeIngredientPct': [
    'Active ingredient',
    'Of a solid, % by mass, as its label counts it.',
  ],
  'products.*.overrides.acidEquivalentGPerL': [
    'Acid equivalent',
    'The acid that the salt or ester of a liquid comes to. For rates in g ae.',
  ],
  'products.*.overrides.acidEquivalentPct': ['Acid equivalent', 'The same of a solid, % by mass.'],
  'products.*.overrides.runVolumeL': [
    'Measured run',
    'Litres of a liquid that ran out in the time below. For rates in seconds.',
  ],
  'products.*.overrides.runMassKg': ['Measured run', 'The same of a solid, kg.'],
  'products.*.overrides.neutralisingValuePct': [
    'Neutralising value',
    'Of a lime, % of pure calcium carbonate, as its paper says.',
  ],
  'products.*.overrides.finenessPct': [
    'Fineness',
    'Of a lime, the % that its paper counts as acting, by the scheme of the country.',
  ],
  'products.*.overrides.runTimeS': ['Time of the run', 'In which that much ran out.'],
};
