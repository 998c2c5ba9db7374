import {
  draftFields,
  DROPLET_CLASSES,
  LABEL_COUNTRIES,
  LABEL_FIGURES,
  NUTRIENTS,
  PRODUCT_CATEGORIES,
  PRODUCT_FORMS,
  RATE_UNITS,
  RESISTANCE_SCHEMES,
  TANK_BEHAVIOURS,
  type Product,
} from '@mix/engine';
import {
  choice,
  figure,
  flag,
  list,
  own,
  part,
  text,
  texts,
  type FieldRow,
  type FieldRows,
} from './tables/FieldRow.ts';
import { isEachOf } from './tables/shapeOfRows.ts';

/*
 * The one table of what is stored of a product: the check, and the parts that two devices are merged by,
 * follow from it. What the facts are, and in which units, stands in the engine's `Product`; their limits in
 * its `PRODUCT_PARAMETERS`.
 */

const ALWAYS = { stored: 'always' } as const;
/** Few products have such a fact. */
const LATER = { stored: 'later' } as const;
/** How it behaves in water: a density of a solid is none of a liquid. */
const MATTER = { group: 'matter' } as const;
const ANALYSIS = { group: 'analysis' } as const;
/** A price may be per container. */
const PURCHASE = { group: 'purchase' } as const;

const [NAME, WORD, NOTE] = [80, 40, 500] as const;

const value = figure(null, null, ALWAYS);
const rareValue = figure(null, null, LATER);
const valueOfMatter = figure(null, null, MATTER);

const each = (names: readonly string[], row: FieldRow): FieldRows =>
  Object.fromEntries(names.map((name) => [name, row]));

const sourceRows = { sourceIds: texts(null), assumed: flag(), note: text(null) } as const;

const labelRows = {
  country: choice(LABEL_COUNTRIES),
  ...each(LABEL_FIGURES, rareValue),
  activeIngredient: text(WORD, LATER),
  finestDroplets: choice(DROPLET_CLASSES, LATER),
};

/** The facts of a product. */
export const factRows = {
  id: text(NAME, ALWAYS),
  name: text(NAME, ALWAYS),
  category: choice(PRODUCT_CATEGORIES, ALWAYS),
  form: choice(PRODUCT_FORMS, { ...ALWAYS, ...MATTER }),
  formulation: text(WORD, MATTER),
  behaviour: choice(TANK_BEHAVIOURS, { ...ALWAYS, ...MATTER }),
  bulkDensityKgPerL: valueOfMatter,
  particleDensityKgPerL: valueOfMatter,
  liquidDensityKgPerL: valueOfMatter,
  displacementLPerKg: valueOfMatter,
  saltTable: part(
    { saltId: text(WORD, ALWAYS), anhydrousFraction: value, givesRoom: flag(LATER) },
    MATTER,
  ),
  solubility: list({ temperatureC: value, gPerKgWater: value }, { ...ALWAYS, ...MATTER }),
  heatOfSolutionKJPerKg: valueOfMatter,
  specificHeatKJPerKgK: valueOfMatter,
  practicalLimitKgPer100L: valueOfMatter,
  nutrientsPct: part(each(NUTRIENTS, rareValue), ANALYSIS),
  declaredAnalysis: text(NOTE, ANALYSIS),
  rate: part({ min: value, max: value, unit: choice(RATE_UNITS), fromLabel: flag() }),
  mixClass: value,
  phEffect: text(NOTE),
  groups: texts(WORD, ALWAYS),
  hazards: texts(NOTE, ALWAYS),
  notes: text(NOTE),
  particleTopSizeUm: valueOfMatter,
  halfLifeByPh: list({ ph: value, halfLifeMin: value }, ALWAYS),
  sources: own(isEachOf(sourceRows), ALWAYS),
  saltIndex: rareValue,
  biuretPct: rareValue,
  neutralisingValuePct: rareValue,
  dissolvingMin: rareValue,
  activeIngredientGPerL: rareValue,
  activeIngredientPct: rareValue,
  acidEquivalentGPerL: rareValue,
  acidEquivalentPct: rareValue,
  actives: list(
    { name: text(null, ALWAYS), gPerKgOrL: value, ceilingGPerHa: figure(null, null) },
    LATER,
  ),
  resistanceGroups: list({ scheme: choice(RESISTANCE_SCHEMES), group: text(null, ALWAYS) }, LATER),
  label: part(labelRows, LATER),
} as const satisfies Record<keyof Product, FieldRow>;

const { containers, price } = draftFields.products.of.fields;
const { unit, kind } = containers.of.fields;

/** How an own product is bought, which goes with it into a new mix and nowhere else. */
export const purchaseRows = {
  /** The bag or drum it comes in. */
  container: part(
    {
      size: value,
      unit: choice(unit.choices, ALWAYS),
      kind: choice(kind.choices, ALWAYS),
    },
    PURCHASE,
  ),
  price: part({ amountCents: value, per: choice(price.fields.per.choices, ALWAYS) }, PURCHASE),
} as const;
