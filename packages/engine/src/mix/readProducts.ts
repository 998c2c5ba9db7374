import { PARAMETERS, RATE_PARAMETERS, type Parameter } from '../parameters.ts';
import { applyOverrides } from '../products/applyOverrides.ts';
import { RATE_UNITS, type Product, type ProductContainer } from '../products/Product.ts';
import type { LitresPerHectare } from '../units/quantity.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { limitProblem } from './limitProblem.ts';
import type { ProductFactOverrides, ProductPrice, ProductRate } from './MixDraft.ts';
import type { MixInputProduct } from './MixInputs.ts';
import { isStop, mixProblem } from './MixProblem.ts';
import { nearestName } from './nearestName.ts';
import { rateProblems } from './rateProblems.ts';
import {
  choiceField,
  listField,
  missing,
  nameField,
  numberField,
  openFields,
  quoted,
  valueOf,
  type Fields,
} from './readFields.ts';

export const MOST_PRODUCTS = 30;
export const MOST_CONTAINERS = 6;
export const CONTAINER_KINDS = ['bag', 'drum', 'jug', 'box', 'bottle'] as const;
export const SOLID_CONTAINER_UNITS = ['kg', 'g'] as const;
export const LIQUID_CONTAINER_UNITS = ['L', 'mL'] as const;
export const PRICE_UNITS = ['kg', 'L', 'container'] as const;

const PRODUCT_KEYS: ReadonlySet<string> = new Set([
  'productId',
  'rate',
  'containers',
  'price',
  'measuringStep',
  'overrides',
]);
const RATE_KEYS: ReadonlySet<string> = new Set(['value', 'unit']);
const CONTAINER_KEYS: ReadonlySet<string> = new Set(['size', 'unit', 'kind']);
const PRICE_KEYS: ReadonlySet<string> = new Set(['amountCents', 'per']);
const OVERRIDE_KEYS: ReadonlySet<string> = new Set([
  'liquidDensityKgPerL',
  'displacementLPerKg',
  'heatOfSolutionKJPerKg',
  'labelMaximumRate',
]);
const NO_CONTAINERS: readonly ProductContainer[] = [];

const LITRE_STEP: Parameter = { ...PARAMETERS['products.*.measuringStep'], unit: 'L' };
/** A finite number above or below zero; its limits depend on the unit and are checked with it. */
const ANY_NUMBER = {
  ...PARAMETERS['products.*.measuringStep'],
  min: -Number.MAX_VALUE,
  max: Number.MAX_VALUE,
  softHigh: null,
};

function readRate(fields: Fields, key: string): ProductRate | null {
  const path = `${fields.path}${key}.`;
  const own = openFields(valueOf(fields, key), path, RATE_KEYS, fields.problems);
  if (own === null) return null;
  const value = numberField(own, 'value', ANY_NUMBER);
  const unit = choiceField(own, 'unit', RATE_UNITS);
  if (value === null) missing(own, 'value');
  if (unit === null) missing(own, 'unit');
  return value === null || unit === null ? null : { value, unit };
}

/** What one container holds, in its own unit; a sack of 50 kg is nobody's in grams. */
function containerLimits(unit: ProductContainer['unit'] | null): Parameter {
  const limits = PARAMETERS['products.*.containers.*.size'];
  if (unit === null || unit === 'kg') return limits;
  return { ...limits, unit, softHigh: unit === 'L' ? limits.softHigh : null };
}

function readContainers(fields: Fields, form: Product['form']): readonly ProductContainer[] {
  const list = listField(fields, 'containers', MOST_CONTAINERS);
  if (list === null) return NO_CONTAINERS;
  const units = form === 'liquid' ? LIQUID_CONTAINER_UNITS : SOLID_CONTAINER_UNITS;
  const containers: ProductContainer[] = [];
  list.forEach((entry, place) => {
    const path = `${fields.path}containers.${place}.`;
    const own = openFields(entry, path, CONTAINER_KEYS, fields.problems);
    if (own === null) return;
    const unit = choiceField(own, 'unit', units);
    const size = numberField(own, 'size', containerLimits(unit));
    const kind = choiceField(own, 'kind', CONTAINER_KINDS);
    for (const key of CONTAINER_KEYS) missing(own, key);
    if (size !== null && unit !== null && kind !== null) containers.push({ size, unit, kind });
  });
  return containers;
}

function readPrice(fields: Fields): ProductPrice | null {
  const path = `${fields.path}price.`;
  const own = openFields(valueOf(fields, 'price'), path, PRICE_KEYS, fields.problems);
  if (own === null) return null;
  const amountCents = numberField(own, 'amountCents', PARAMETERS['products.*.price.amountCents']);
  const per = choiceField(own, 'per', PRICE_UNITS);
  for (const key of PRICE_KEYS) missing(own, key);
  return amountCents === null || per === null ? null : { amountCents, per };
}

/** What a label may say is held to the same limits as a rate. */
function readLabelMaximum(overrides: Fields): ProductRate | null {
  const label = readRate(overrides, 'labelMaximumRate');
  if (label === null) return null;
  const field = `${overrides.path}labelMaximumRate.value`;
  const problem = limitProblem(RATE_PARAMETERS[label.unit], label.value, field);
  if (problem === null || !isStop(problem)) return label;
  overrides.problems.push(problem);
  return null;
}

const measuringLimits = (form: Product['form']): Parameter =>
  form === 'liquid' ? LITRE_STEP : PARAMETERS['products.*.measuringStep'];

/** A liquid's room comes from its density, a solid has no liquid density: the other is refused. */
function readOverrides(fields: Fields, { id, form }: Product): ProductFactOverrides | null {
  const path = `${fields.path}overrides.`;
  const own = openFields(valueOf(fields, 'overrides'), path, OVERRIDE_KEYS, fields.problems);
  if (own === null) return null;
  const foreign = form === 'liquid' ? 'displacementLPerKg' : 'liquidDensityKgPerL';
  if (valueOf(own, foreign) !== null) {
    const values = { productId: id, form };
    own.problems.push(mixProblem('factDoesNotFit', path + foreign, values));
  }
  const read = (
    key: 'liquidDensityKgPerL' | 'displacementLPerKg' | 'heatOfSolutionKJPerKg',
  ): number | null => numberField(own, key, PARAMETERS[`products.*.overrides.${key}`]);
  return {
    liquidDensityKgPerL: read('liquidDensityKgPerL'),
    displacementLPerKg: read('displacementLPerKg'),
    heatOfSolutionKJPerKg: read('heatOfSolutionKJPerKg'),
    labelMaximumRate: readLabelMaximum(own),
  };
}

/** The operator's own reading of the label rules; else the catalogue's, where it was read from one. */
export function labelMaximum(
  { rate }: Product,
  overrides: ProductFactOverrides | null,
): ProductRate | null {
  const own = overrides?.labelMaximumRate ?? null;
  if (own !== null) return own;
  return rate?.fromLabel === true ? { value: rate.max, unit: rate.unit } : null;
}

function findProduct(fields: Fields, index: CatalogueIndex): Product | null {
  const id = nameField(fields, 'productId');
  if (id === null) {
    missing(fields, 'productId');
    return null;
  }
  const product = index.products.get(id) ?? null;
  if (product === null) {
    const values = { id: quoted(id), nearest: nearestName(id, index.products.keys()) };
    fields.problems.push(mixProblem('unknownProduct', `${fields.path}productId`, values));
  }
  return product;
}

function readProduct(
  entry: unknown,
  place: number,
  fields: Fields,
  index: CatalogueIndex,
  applicationRate: LitresPerHectare | null,
): MixInputProduct | null {
  const { problems } = fields;
  const path = `products.${place}.`;
  const own = openFields(entry, path, PRODUCT_KEYS, problems);
  if (own === null) return null;
  const found = findProduct(own, index);
  const rate = readRate(own, 'rate');
  if (rate === null) missing(own, 'rate');
  const price = readPrice(own);
  if (found === null) return null;
  const containers = readContainers(own, found.form);
  const measuringStep = numberField(own, 'measuringStep', measuringLimits(found.form));
  const overrides = readOverrides(own, found);
  const product = applyOverrides(found, overrides);
  const labelMaximumRate = labelMaximum(product, overrides);
  if (rate === null) return null;
  problems.push(...rateProblems(product, rate, labelMaximumRate, applicationRate, `${path}rate`));
  return {
    index: place,
    product,
    rate,
    containers,
    price,
    measuringStep,
    labelMaximumRate,
  };
}

/** The products of a draft, checked against the catalogue. At least one is needed. */
export function readProducts(
  fields: Fields,
  index: CatalogueIndex,
  applicationRate: LitresPerHectare | null,
): readonly MixInputProduct[] {
  const { problems } = fields;
  const list = listField(fields, 'products', MOST_PRODUCTS);
  if (list === null || list.length === 0) {
    const isEmpty = list !== null || valueOf(fields, 'products') === null;
    if (isEmpty) problems.push(mixProblem('noProducts', 'products'));
    return [];
  }
  const products: MixInputProduct[] = [];
  const seen = new Set<string>();
  list.forEach((entry, place) => {
    const product = readProduct(entry, place, fields, index, applicationRate);
    if (product === null) return;
    const { id } = product.product;
    if (seen.has(id)) {
      const field = `products.${place}.productId`;
      problems.push(mixProblem('productListedTwice', field, { productId: id }));
    }
    seen.add(id);
    products.push(product);
  });
  return products;
}
