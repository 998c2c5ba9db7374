import type { Product, SolubilityPoint } from '@mix/engine';
import { figureWords, shareWords } from './figureWords.ts';
import { statedNutrients } from './productWords.ts';
import { rateWords } from './rateWords.ts';

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

const known = ([field, label, value, unit]: Figures): ShownFact =>
  value === null
    ? { field, label, figure: null, words: 'not known' }
    : { field, label, figure: figureWords(value), words: unit };

const words = (field: string, label: string, text: string | null): readonly ShownFact[] =>
  text === null ? [] : [{ field, label, figure: null, words: text }];

/** Facts that only some products can have; one that could and has none says "not known". */
export function productFacts(product: Product): readonly ShownFact[] {
  const rate = rateWords(product);
  return [
    ...nutrients(product),
    { field: 'rate', label: 'Usual rate', figure: rate.figure, words: rate.words },
    ...(product.behaviour === 'liquid' ? liquid(product) : solid(product)),
    ...(product.behaviour === 'dissolves' ? dissolving(product) : []),
    ...(product.particleTopSizeUm === null
      ? []
      : [known(['particleTopSizeUm', 'Largest particle', product.particleTopSizeUm, 'µm'])]),
    ...words('phEffect', 'Effect on the pH', product.phEffect),
    ...product.halfLifeByPh.map(({ ph, halfLifeMin }) =>
      known(['halfLifeByPh', `Half is gone at pH ${figureWords(ph)} in`, ...duration(halfLifeMin)]),
    ),
  ];
}

function nutrients(product: Product): readonly ShownFact[] {
  if (product.nutrientsPct === null) {
    return words('nutrientsPct', 'Nutrients', 'not stated');
  }
  const stated = statedNutrients(product);
  const text = stated
    .map(({ nutrient, pct }) => `${nutrient}\u00a0${shareWords(pct)}\u00a0%`)
    .join(', ');
  return words('nutrientsPct', 'Nutrients, by weight', text === '' ? 'none worth counting' : text);
}

const liquid = (product: Product): readonly ShownFact[] => [
  known(['liquidDensityKgPerL', 'Density', product.liquidDensityKgPerL, 'kg/L']),
];

const solid = (product: Product): readonly ShownFact[] => [
  known(['displacementLPerKg', 'Room it takes in the tank', product.displacementLPerKg, 'L/kg']),
  known(['bulkDensityKgPerL', 'Density, loose in the bag', product.bulkDensityKgPerL, 'kg/L']),
];

function dissolving(product: Product): readonly ShownFact[] {
  const { solubility, heatOfSolutionKJPerKg: heat, practicalLimitKgPer100L: limit } = product;
  const cold = nearestTo(10, solubility);
  return [
    cold === null
      ? known(['solubility', 'Dissolves', null, ''])
      : known([
          'solubility',
          `Dissolves at ${figureWords(cold.temperatureC)} °C`,
          cold.gPerKgWater,
          'g/kg water',
        ]),
    heat !== null && heat < 0
      ? known(['heatOfSolutionKJPerKg', 'Heat given to the water', -heat, 'kJ/kg'])
      : known(['heatOfSolutionKJPerKg', 'Heat taken from the water', heat, 'kJ/kg']),
    ...(limit === null
      ? []
      : [known(['practicalLimitKgPer100L', 'Dissolves readily up to', limit, 'kg/100 L'])]),
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
  if (minutes < 2 * MINUTES_IN_HOUR) return [minutes, 'min'];
  if (minutes < 2 * MINUTES_IN_DAY) return [minutes / MINUTES_IN_HOUR, 'h'];
  return [minutes / MINUTES_IN_DAY, 'days'];
}
