import {
  draftFields,
  DROPLET_CLASSES,
  isFields,
  LABEL_COUNTRIES,
  LABEL_FIGURES,
  NUTRIENTS,
  PRODUCT_CATEGORIES,
  PRODUCT_FORMS,
  RATE_UNITS,
  RESISTANCE_SCHEMES,
  TANK_BEHAVIOURS,
  type Product,
  type ProductContainer,
  type ProductPrice,
} from '@mix/engine';
import { asFields } from './fields/DocumentFields.ts';
import type { DocumentKind } from './DocumentKind.ts';
import { inPlainWords } from './fields/inPlainWords.ts';
import { hasShape, type Shape } from './fields/Shape.ts';
import { productMerge } from './productMerge.ts';

/**
 * Facts that few products have: absent where not known, and in products stored by earlier versions.
 */
const OPTIONAL_FIELDS = {
  saltIndex: 'figure',
  biuretPct: 'figure',
  neutralisingValuePct: 'figure',
  dissolvingMin: 'figure',
  activeIngredientGPerL: 'figure',
  activeIngredientPct: 'figure',
  acidEquivalentGPerL: 'figure',
  acidEquivalentPct: 'figure',
  actives: { list: { fields: { name: 'id', gPerKgOrL: 'figure', ceilingGPerHa: 'figure' } } },
  resistanceGroups: {
    list: { fields: { scheme: { oneOf: RESISTANCE_SCHEMES }, group: 'id' } },
  },
  label: {
    fields: {
      country: { oneOf: LABEL_COUNTRIES },
      ...Object.fromEntries(LABEL_FIGURES.map((figure) => [figure, 'figure' as const])),
      activeIngredient: 'text',
      finestDroplets: { oneOf: DROPLET_CLASSES },
    },
  },
} as const satisfies Partial<Record<keyof Product, Shape>>;

const productFields = {
  id: 'id',
  name: 'id',
  category: { oneOf: PRODUCT_CATEGORIES },
  form: { oneOf: PRODUCT_FORMS },
  formulation: 'text',
  behaviour: { oneOf: TANK_BEHAVIOURS },
  bulkDensityKgPerL: 'figure',
  particleDensityKgPerL: 'figure',
  liquidDensityKgPerL: 'figure',
  displacementLPerKg: 'figure',
  saltTable: { fields: { saltId: 'id', anhydrousFraction: 'figure', givesRoom: 'flag' } },
  solubility: { list: { fields: { temperatureC: 'figure', gPerKgWater: 'figure' } } },
  heatOfSolutionKJPerKg: 'figure',
  specificHeatKJPerKgK: 'figure',
  practicalLimitKgPer100L: 'figure',
  nutrientsPct: { fields: Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, 'figure'])) },
  declaredAnalysis: 'text',
  rate: {
    fields: { min: 'figure', max: 'figure', unit: { oneOf: RATE_UNITS }, fromLabel: 'flag' },
  },
  mixClass: 'figure',
  phEffect: 'text',
  groups: { list: 'id' },
  hazards: { list: 'id' },
  notes: 'text',
  particleTopSizeUm: 'figure',
  halfLifeByPh: { list: { fields: { ph: 'figure', halfLifeMin: 'figure' } } },
  sources: {
    each: { fields: { sourceIds: { list: 'id' }, assumed: 'flag', note: 'text' } },
  },
} as const satisfies Record<Exclude<keyof Product, keyof typeof OPTIONAL_FIELDS>, Shape>;

const productShape = { fields: { ...productFields, ...OPTIONAL_FIELDS } } as const satisfies Shape;

/** Never null, in a product of any version. */
const REQUIRED = [
  'category',
  'form',
  'behaviour',
  'solubility',
  'mixClass',
  'groups',
  'hazards',
  'halfLifeByPh',
  'sources',
] as const satisfies readonly (keyof Product)[];

/** Whether a stored value is a product's facts, every needed field there and each as it can be. */
export const isOwnProduct = (value: unknown): value is Product =>
  isFields(value) &&
  hasShape(value, productShape) &&
  Object.keys(productFields).every((field) => value[field] !== undefined) &&
  REQUIRED.every((field) => value[field] !== null);

/**
 * A product of the owner's own: its facts, and how it is bought, which goes with it into a new mix
 * and nowhere else.
 */
export interface OwnProduct extends Product {
  /** The bag or drum it comes in. */
  readonly container: ProductContainer | null;
  readonly price: ProductPrice | null;
}

const { containers, price } = draftFields.products.of.fields;

const purchaseShape = {
  fields: {
    container: {
      fields: {
        size: 'figure',
        unit: { oneOf: containers.of.fields.unit.choices },
        kind: { oneOf: containers.of.fields.kind.choices },
      },
    },
    price: {
      fields: {
        amountCents: 'figure',
        per: { oneOf: price.fields.per.choices },
      },
    },
  },
} as const satisfies Shape;

const isWhole = (group: unknown, ...keys: readonly string[]): boolean =>
  group === null || (isFields(group) && keys.every((key) => group[key] != null));

function isPurchase(value: {
  readonly container: unknown;
  readonly price: unknown;
}): value is Pick<OwnProduct, 'container' | 'price'> {
  return (
    hasShape(value, purchaseShape) &&
    isWhole(value.container, 'size', 'unit', 'kind') &&
    isWhole(value.price, 'amountCents', 'per')
  );
}

const SCHEMA_VERSION = 1;

export const ownProductKind: DocumentKind<OwnProduct> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields)) return null;
    const { schemaVersion, container = null, price = null, ...product } = fields;
    const purchase = { container, price };
    if (schemaVersion !== SCHEMA_VERSION) return null;
    return isOwnProduct(product) && isPurchase(purchase) ? { ...product, ...purchase } : null;
  },
  serialise: (product) => ({ ...asFields(product), schemaVersion: SCHEMA_VERSION }),
  merge: productMerge,
  nameOf: ({ name }) => name,
});
