import type { DraftTable } from '../mix/draftFields.ts';
import type { Parameter } from '../mix/Parameter.ts';
import { RATE_PARAMETERS } from '../mix/rateParameters.ts';
import { applyOverrides } from '../products/applyOverrides.ts';
import { labelMaximum } from '../products/labelMaximum.ts';
import type { Product, ProductContainer } from '../catalogue/Product.ts';
import type { LitresPerHectare } from '../units/quantity.ts';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { limitProblem } from '../mix/limitProblem.ts';
import type { ProductFactOverrides, ProductPrice, ProductRate } from '../mix/MixDraft.ts';
import type { MixInputProduct } from '../mix/MixInputs.ts';
import { isStop, mixProblem } from '../mix/MixProblem.ts';
import { nearestName } from './nearestName.ts';
import { rateProblems } from './rateProblems.ts';
import { choiceField, missing, nameField, quoted, valueOf } from './readFields.ts';
import {
  choiceOf,
  figureOf,
  listOf,
  missingOf,
  openInner,
  openPart,
  textOf,
  type PartFields,
} from './readPart.ts';

type ProductRow = DraftTable['products']['of'];
type ProductFields = PartFields<ProductRow['fields']>;
type OverrideRows = ProductRow['fields']['overrides']['fields'];

const SOLID_UNITS = ['kg', 'g'] as const;
const LIQUID_UNITS = ['L', 'mL'] as const;
const NO_CONTAINERS: readonly ProductContainer[] = [];

/** A rate without its limits: they depend on its unit and are checked with it. */
function readRate<Key extends string>(
  fields: PartFields<Readonly<Record<Key, Pick<ProductRow['fields']['rate'], 'fields' | 'keys'>>>>,
  key: Key,
): ProductRate | null {
  const own = openInner(fields, key);
  if (own === null) return null;
  const value = figureOf(own, 'value');
  const unit = choiceOf(own, 'unit');
  if (value === null) missing(own, 'value');
  if (unit === null) missing(own, 'unit');
  return value === null || unit === null ? null : { value, unit };
}

/**
 * Limits of what one container holds, in its own unit; a usual maximum in kg or L says nothing in g
 * or mL.
 */
function containerLimits(limits: Parameter, unit: ProductContainer['unit'] | null): Parameter {
  if (unit === null || unit === 'kg') return limits;
  return { ...limits, unit, softHigh: unit === 'L' ? limits.softHigh : null };
}

function readContainers(fields: ProductFields, form: Product['form']): readonly ProductContainer[] {
  const list = listOf(fields, 'containers');
  if (list === null) return NO_CONTAINERS;
  const row = fields.rows.containers.of;
  const containers: ProductContainer[] = [];
  list.forEach((entry, place) => {
    const path = `${fields.path}containers.${place}.`;
    const own = openPart(entry, path, row.fields, row.keys, fields.problems);
    if (own === null) return;
    const unit = choiceField(own, 'unit', form === 'liquid' ? LIQUID_UNITS : SOLID_UNITS);
    const size = figureOf(own, 'size', containerLimits(row.fields.size.limits, unit));
    const kind = choiceOf(own, 'kind');
    missingOf(own);
    if (size !== null && unit !== null && kind !== null) containers.push({ size, unit, kind });
  });
  return containers;
}

function readPrice(fields: ProductFields): ProductPrice | null {
  const own = openInner(fields, 'price');
  if (own === null) return null;
  const amountCents = figureOf(own, 'amountCents');
  const per = choiceOf(own, 'per');
  missingOf(own);
  return amountCents === null || per === null ? null : { amountCents, per };
}

/** What a label may say is held to the same limits as a rate. */
function readLabelMaximum(overrides: PartFields<OverrideRows>): ProductRate | null {
  const label = readRate(overrides, 'labelMaximumRate');
  if (label === null) return null;
  const field = `${overrides.path}labelMaximumRate.value`;
  const problem = limitProblem(RATE_PARAMETERS[label.unit], label.value, field);
  if (problem === null || !isStop(problem)) return label;
  overrides.problems.push(problem);
  return null;
}

const OF_LIQUID = { measuringStep: 'L', appliedBeforePerHa: 'L/ha' } as const;

/** A figure in the product's own measure: a liquid is measured in litres. */
function readMeasured(
  fields: ProductFields,
  key: keyof typeof OF_LIQUID,
  form: Product['form'],
): number | null {
  const { limits } = fields.rows[key];
  return figureOf(fields, key, form === 'liquid' ? { ...limits, unit: OF_LIQUID[key] } : limits);
}

/** Facts of the other form: a solid has no liquid density, a liquid no room of a kilogram. */
const FOREIGN = {
  liquid: ['displacementLPerKg', 'activeIngredientPct', 'acidEquivalentPct', 'runMassKg'],
  solid: ['liquidDensityKgPerL', 'activeIngredientGPerL', 'acidEquivalentGPerL', 'runVolumeL'],
} as const satisfies Record<string, readonly (keyof OverrideRows)[]>;

/** A fact that does not fit the form of its product is refused. */
function readOverrides(fields: ProductFields, { id, form }: Product): ProductFactOverrides | null {
  const own = openInner(fields, 'overrides');
  if (own === null) return null;
  for (const foreign of FOREIGN[form === 'liquid' ? 'liquid' : 'solid']) {
    if (valueOf(own, foreign) === null) continue;
    const values = { productId: id, form };
    own.problems.push(mixProblem('factDoesNotFit', own.path + foreign, values));
  }
  return {
    liquidDensityKgPerL: figureOf(own, 'liquidDensityKgPerL'),
    displacementLPerKg: figureOf(own, 'displacementLPerKg'),
    heatOfSolutionKJPerKg: figureOf(own, 'heatOfSolutionKJPerKg'),
    labelMaximumRate: readLabelMaximum(own),
    activeIngredientGPerL: figureOf(own, 'activeIngredientGPerL'),
    activeIngredientPct: figureOf(own, 'activeIngredientPct'),
    acidEquivalentGPerL: figureOf(own, 'acidEquivalentGPerL'),
    acidEquivalentPct: figureOf(own, 'acidEquivalentPct'),
    runVolumeL: figureOf(own, 'runVolumeL'),
    runMassKg: figureOf(own, 'runMassKg'),
    runTimeS: figureOf(own, 'runTimeS'),
    neutralisingValuePct: figureOf(own, 'neutralisingValuePct'),
    finenessPct: figureOf(own, 'finenessPct'),
  };
}

function findProduct(fields: ProductFields, index: CatalogueIndex): Product | null {
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
  fields: PartFields<Pick<DraftTable, 'products'>>,
  index: CatalogueIndex,
  applicationRate: LitresPerHectare | null,
): MixInputProduct | null {
  const { problems } = fields;
  const path = `products.${place}.`;
  const { of: row } = fields.rows.products;
  const own = openPart(entry, path, row.fields, row.keys, problems);
  if (own === null) return null;
  const found = findProduct(own, index);
  const rate = readRate(own, 'rate');
  if (rate === null) missing(own, 'rate');
  const price = readPrice(own);
  textOf(own, 'soldAs');
  if (found === null) return null;
  const containers = readContainers(own, found.form);
  const measuringStep = readMeasured(own, 'measuringStep', found.form);
  const applicationsBefore = figureOf(own, 'applicationsBefore');
  const appliedBeforePerHa = readMeasured(own, 'appliedBeforePerHa', found.form);
  const sameActionBefore = figureOf(own, 'sameActionBefore');
  const daysSinceLast = figureOf(own, 'daysSinceLast');
  const activeBeforeGPerHa = figureOf(own, 'activeBeforeGPerHa');
  const meantGPerHa = figureOf(own, 'meantGPerHa');
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
    applicationsBefore,
    appliedBeforePerHa,
    sameActionBefore,
    activeBeforeGPerHa,
    daysSinceLast,
    meantGPerHa,
  };
}

/** The products of a draft, checked against the catalogue. At least one is needed. */
export function readProducts(
  fields: PartFields<Pick<DraftTable, 'products'>>,
  index: CatalogueIndex,
  applicationRate: LitresPerHectare | null,
): readonly MixInputProduct[] {
  const { problems } = fields;
  const list = listOf(fields, 'products');
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
