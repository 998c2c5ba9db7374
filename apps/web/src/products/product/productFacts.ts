import {
  LABEL_FIGURES,
  PRODUCT_PARAMETERS,
  type LabelFigure,
  type Product,
  type SolubilityPoint,
} from '@mix/engine';
import { catalogueText } from '../../i18n/products/catalogueText.ts';
import { productFieldWords } from '../../i18n/made/en/products/productFieldWords.ts';
import { productViewWords } from '../../i18n/made/en/products/productViewWords.ts';
import { productWords } from '../../i18n/made/en/products/productWords.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import { factFigure, factFigureText, shareText } from './factFigure.ts';
import { statedNutrients } from '../list/productLine.ts';
import { shownRate } from './shownRate.ts';

/** One fact as the page shows it. */
export interface ShownFact {
  /** The field of the product, which is also where its source stands. */
  readonly field: string;
  readonly label: string;
  /** Null where the fact is in words, or not known. */
  readonly figure: string | null;
  /** The unit of the figure, or the fact itself in words. */
  readonly words: string;
}

type Figures = readonly [field: string, label: string, value: number | null, unit: string];

function known([field, label, value, unit]: Figures): ShownFact {
  if (value === null) return { field, label, figure: null, words: productWords.notKnown };
  const shown = factFigure(value, unit);
  return unit === ''
    ? { field, label, figure: null, words: shown.text }
    : { field, label, figure: shown.text, words: shown.unit };
}

const words = (field: string, label: string, text: string | null): readonly ShownFact[] =>
  text === null ? [] : [{ field, label, figure: null, words: text }];

/**
 * The facts of a product's page. A fact that the product could have and has not says "not known".
 */
export function productFacts(product: Product): readonly ShownFact[] {
  const rate = shownRate(product);
  const rateLabel =
    product.rate?.fromLabel === true ? productViewWords.labelRate : productViewWords.usualRate;
  return [
    ...nutrients(product),
    { field: 'rate', label: rateLabel, figure: rate.figure, words: rate.words },
    ...(product.behaviour === 'liquid' ? liquid(product) : solid(product)),
    ...(product.behaviour === 'dissolves' ? dissolving(product) : []),
    ...(product.particleTopSizeUm === null
      ? []
      : [
          known([
            'particleTopSizeUm',
            productViewWords.largestParticle,
            product.particleTopSizeUm,
            'µm',
          ]),
        ]),
    ...words('mixClass', productViewWords.mixClass, mixClassText(product)),
    ...words(
      'phEffect',
      productViewWords.phEffect,
      product.phEffect === null ? null : catalogueText(product.phEffect),
    ),
    ...product.halfLifeByPh.map(({ ph, halfLifeMin }) =>
      known([
        'halfLifeByPh',
        productViewWords.halfGone(factFigureText(ph, '')),
        ...duration(halfLifeMin),
      ]),
    ),
    ...fewFacts(product),
    ...labelFacts(product),
  ];
}

const ACTIVE_CONTENTS = [
  ['activeIngredientGPerL', 'g/L'],
  ['activeIngredientPct', '%'],
  ['acidEquivalentGPerL', 'g/L'],
  ['acidEquivalentPct', '%'],
] as const;

/** Facts that few products have; for a product without such a fact nothing is listed. */
function fewFacts(product: Product): readonly ShownFact[] {
  const { fields } = productFieldWords;
  const figures: readonly Figures[] = [
    ['saltIndex', fields.saltIndex, product.saltIndex ?? null, ''],
    ['biuretPct', fields.biuretPct, product.biuretPct ?? null, '%'],
    [
      'neutralisingValuePct',
      fields.neutralisingValuePct,
      product.neutralisingValuePct ?? null,
      '%',
    ],
    ['dissolvingMin', fields.dissolvingMin, product.dissolvingMin ?? null, 'min'],
    ...ACTIVE_CONTENTS.map(([key, unit]): Figures => [
      key,
      fields[key],
      product[key] ?? null,
      unit,
    ]),
  ];
  const groups = (product.resistanceGroups ?? []).map(({ scheme, group }) => `${scheme} ${group}`);
  return [
    ...figures.filter(([, , value]) => value !== null).map(known),
    ...words(
      'resistanceGroups',
      productViewWords.actsAs,
      groups.length === 0 ? null : groups.join(', '),
    ),
  ];
}

/** The unit of a label's figure as it is shown; '' for a bare figure. */
function labelUnit(key: LabelFigure, form: Product['form']): string {
  if (key.endsWith('Days')) return productViewWords.days;
  if (key === 'mostPerHaPerYear') return form === 'liquid' ? 'L/ha' : 'kg/ha';
  const { unit } = PRODUCT_PARAMETERS[key];
  return unit === '1' ? '' : unit;
}

/** A label counts in its own country: which one it is stands beside each of its figures. */
function labelFacts({ label, form }: Product): readonly ShownFact[] {
  if (label === undefined) return [];
  const { fields } = productFieldWords;
  const of = (name: string) =>
    label.country === null ? name : productViewWords.onLabelOf(name, label.country);
  return [
    ...LABEL_FIGURES.flatMap((key) => {
      const value = label[key];
      if (value === undefined) return [];
      return [known(['label', of(fields[`label.${key}`]), value, labelUnit(key, form)])];
    }),
    ...words('label', of(fields['label.activeIngredient']), label.activeIngredient ?? null),
    ...words(
      'label',
      of(fields['label.finestDroplets']),
      label.finestDroplets === undefined ? null : resultWords.dropletClasses[label.finestDroplets],
    ),
  ];
}

const mixClassText = ({ mixClass }: Product): string | null =>
  new Map(Object.entries(productFieldWords.mixClasses)).get(String(mixClass)) ?? null;

function nutrients(product: Product): readonly ShownFact[] {
  if (product.nutrientsPct === null) {
    return words('nutrientsPct', productFieldWords.fields.nutrientsPct, productViewWords.notStated);
  }
  const stated = statedNutrients(product);
  const text = stated
    .map(({ nutrient, pct }) => `${nutrient}\u00a0${shareText(pct)}\u00a0%`)
    .join(', ');
  return words(
    'nutrientsPct',
    productViewWords.nutrientsByWeight,
    text === '' ? productViewWords.noNutrients : text,
  );
}

const liquid = (product: Product): readonly ShownFact[] => [
  known(['liquidDensityKgPerL', productViewWords.density, product.liquidDensityKgPerL, 'kg/L']),
];

const solid = (product: Product): readonly ShownFact[] => [
  known(['displacementLPerKg', productViewWords.room, product.displacementLPerKg, 'L/kg']),
  known(['bulkDensityKgPerL', productViewWords.bulkDensity, product.bulkDensityKgPerL, 'kg/L']),
];

function dissolving(product: Product): readonly ShownFact[] {
  const { solubility, heatOfSolutionKJPerKg: heat, practicalLimitKgPer100L: limit } = product;
  const cold = nearestTo(10, solubility);
  return [
    cold === null
      ? known(['solubility', productViewWords.dissolves, null, ''])
      : known([
          'solubility',
          productViewWords.dissolvesAt(factFigureText(cold.temperatureC, '°C')),
          cold.gPerKgWater,
          productViewWords.perKgWater,
        ]),
    heat !== null && heat < 0
      ? known(['heatOfSolutionKJPerKg', productViewWords.heatGiven, -heat, 'kJ/kg'])
      : known(['heatOfSolutionKJPerKg', productViewWords.heatTaken, heat, 'kJ/kg']),
    ...(limit === null
      ? []
      : [known(['practicalLimitKgPer100L', productViewWords.readilyUpTo, limit, 'kg/100 L'])]),
  ];
}

const nearestTo = (
  temperatureC: number,
  points: readonly SolubilityPoint[],
): SolubilityPoint | null =>
  points.reduce<SolubilityPoint | null>(
    (best, point) =>
      best === null ||
      Math.abs(point.temperatureC - temperatureC) < Math.abs(best.temperatureC - temperatureC)
        ? point
        : best,
    null,
  );

const MINUTES_IN_HOUR = 60;
const MINUTES_IN_DAY = 1440;

function duration(minutes: number): readonly [value: number, unit: string] {
  if (minutes < 2 * MINUTES_IN_HOUR) return [minutes, productViewWords.minutes];
  if (minutes < 2 * MINUTES_IN_DAY) return [minutes / MINUTES_IN_HOUR, productViewWords.hours];
  return [minutes / MINUTES_IN_DAY, productViewWords.days];
}
