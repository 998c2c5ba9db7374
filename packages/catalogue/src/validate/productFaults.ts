import {
  LABEL_FIGURES,
  PRODUCT_PARAMETERS,
  type Product,
  type RateUnit,
  type SaltTable,
} from '@mix/engine';
import { PRODUCT_FACTS } from '../ProductFacts.ts';
import { fault, type CatalogueFault } from './CatalogueFault.ts';
import { disagree, notAscending, outOfRange, type Range } from './checks.ts';
import { unsourcedFacts } from './sourceFaults.ts';
import { displacementFromTable } from './displacementFromTable.ts';

/** Plausible ranges of a farm product's facts; a slip of a digit or of a unit falls outside. */
const PLAUSIBLE = {
  bulkDensityKgPerL: [0.15, 2],
  particleDensityKgPerL: [0.9, 6],
  liquidDensityKgPerL: [0.7, 2],
  displacementLPerKg: [0.1, 1.2],
  heatOfSolutionKJPerKg: [-1200, 500],
  specificHeatKJPerKgK: [0.3, 4.2],
  practicalLimitKgPer100L: [1, 200],
  mixClass: [10, 130],
  particleTopSizeUm: [1, 5000],
  saltIndex: [1, 160],
  biuretPct: [0.01, 2.5],
  neutralisingValuePct: [20, 180],
  dissolvingMin: [1, 60],
  activeIngredientGPerL: [1, 1200],
  activeIngredientPct: [0.1, 100],
  acidEquivalentGPerL: [1, 1000],
  acidEquivalentPct: [0.1, 100],
} as const satisfies Partial<Record<keyof Product, Range>>;

const VOLUME_RATE: readonly RateUnit[] = ['L/ha', 'mL/ha', 'L/100 L', 'mL/100 L', '% v/v'];
const MASS_RATE: readonly RateUnit[] = ['kg/ha', 'g/ha', 'kg/100 L', 'g/100 L'];

function rateFaults(path: string, { rate, form }: Product): CatalogueFault[] {
  if (rate === null) return [];
  const faults = outOfRange(`${path}.rate.max`, rate.max, [0.01, 1000]);
  if (!(rate.min > 0 && rate.min <= rate.max))
    faults.push(fault('notAscending', `${path}.rate`, rate.min));
  if (!(form === 'liquid' ? VOLUME_RATE : MASS_RATE).includes(rate.unit))
    faults.push(fault('doesNotFitForm', `${path}.rate`, rate.unit));
  return faults;
}

/** Facts that only some behaviours have: only what dissolves has a solubility, and so on. */
function behaviourFaults(path: string, product: Product): CatalogueFault[] {
  const { behaviour, form } = product;
  const stray: (readonly [string, boolean])[] = [
    ['form', (behaviour === 'liquid') !== (form === 'liquid')],
    ['solubility', behaviour !== 'dissolves' && product.solubility.length > 0],
    ['saltTable', behaviour !== 'dissolves' && product.saltTable !== null],
    ['displacementLPerKg', behaviour === 'liquid' && product.displacementLPerKg !== null],
    ['liquidDensityKgPerL', behaviour !== 'liquid' && product.liquidDensityKgPerL !== null],
    ['activeIngredientGPerL', form !== 'liquid' && product.activeIngredientGPerL !== undefined],
    ['activeIngredientPct', form === 'liquid' && product.activeIngredientPct !== undefined],
  ];
  return stray
    .filter(([, doesNotFit]) => doesNotFit)
    .map(([name]) => fault('doesNotFitBehaviour', `${path}.${name}`, behaviour));
}

/**
 * The room a product takes, held against what else is known of it: its particle density, or its
 * salt table.
 */
function displacementFaults(
  path: string,
  product: Product,
  tables: ReadonlyMap<string, SaltTable>,
): CatalogueFault[] {
  const {
    behaviour,
    saltTable,
    bulkDensityKgPerL: bulk,
    particleDensityKgPerL: particle,
  } = product;
  const displacement = product.displacementLPerKg;
  const faults: CatalogueFault[] = [];
  if (bulk !== null && particle !== null && bulk >= particle)
    faults.push(fault('disagrees', `${path}.bulkDensityKgPerL`, bulk));
  if (displacement !== null && particle !== null && behaviour === 'suspends')
    faults.push(...disagree(`${path}.displacementLPerKg`, displacement, 1 / particle, 0.002));
  if (saltTable === null) return faults;
  const table = tables.get(saltTable.saltId);
  if (table === undefined)
    return [...faults, fault('unknownReference', `${path}.saltTable`, saltTable.saltId)];
  const expected = displacementFromTable(table, saltTable.anhydrousFraction);
  if (displacement === null || expected === null)
    return [...faults, fault('incomplete', `${path}.displacementLPerKg`)];
  return [...faults, ...disagree(`${path}.displacementLPerKg`, displacement, expected, 0.004)];
}

function nutrientFaults(path: string, { nutrientsPct }: Product): CatalogueFault[] {
  if (nutrientsPct === null) return [];
  const entries = Object.entries(nutrientsPct);
  const sum = entries.reduce((total, [, pct]) => total + pct, 0);
  return [
    ...entries.flatMap(([name, pct]) =>
      outOfRange(`${path}.nutrientsPct.${name}`, pct, [0.001, 100]),
    ),
    ...outOfRange(`${path}.nutrientsPct`, sum, [0, 100]),
  ];
}

/**
 * Faults in the figures of a label and in its source. A label is the law of one country: it is
 * never assumed.
 */
function labelFaults(path: string, { label, sources }: Product): CatalogueFault[] {
  if (label === undefined) return [];
  const faults = LABEL_FIGURES.flatMap((name) => {
    const { min, max } = PRODUCT_PARAMETERS[name];
    return outOfRange(`${path}.label.${name}`, label[name] ?? null, [min, max]);
  });
  if (label.country === null || sources['label']?.assumed !== false)
    faults.push(fault('sourceMissing', `${path}.label`));
  return faults;
}

function listFaults(path: string, product: Product): CatalogueFault[] {
  const { solubility, halfLifeByPh } = product;
  return [
    ...notAscending(
      `${path}.solubility`,
      solubility.map(({ temperatureC }) => temperatureC),
    ),
    ...solubility.flatMap(({ gPerKgWater }, index) =>
      outOfRange(`${path}.solubility.${index}`, gPerKgWater, [1, 8000]),
    ),
    ...notAscending(
      `${path}.halfLifeByPh`,
      halfLifeByPh.map(({ ph }) => ph),
    ),
    ...halfLifeByPh.flatMap(({ halfLifeMin }, index) =>
      outOfRange(`${path}.halfLifeByPh.${index}`, halfLifeMin, [1, 1e6]),
    ),
  ];
}

/** Everything that does not stand up in one product. */
export function productFaults(
  product: Product,
  tables: ReadonlyMap<string, SaltTable>,
  knownSources: ReadonlySet<string>,
): CatalogueFault[] {
  const path = `products.${product.id}`;
  const ranges = Object.entries(PLAUSIBLE) as [keyof typeof PLAUSIBLE, Range][];
  return [
    ...unsourcedFacts(path, product, PRODUCT_FACTS, knownSources),
    ...ranges.flatMap(([name, range]) =>
      outOfRange(`${path}.${name}`, product[name] ?? null, range),
    ),
    ...rateFaults(path, product),
    ...behaviourFaults(path, product),
    ...displacementFaults(path, product, tables),
    ...nutrientFaults(path, product),
    ...listFaults(path, product),
    ...labelFaults(path, product),
  ];
}
