import type { OwnProduct } from '@mix/documents';
import {
  draftFields,
  DROPLET_CLASSES,
  kilogramsPerLitre,
  LABEL_FIGURES,
  litresPerKilogram,
  massFraction,
  NUTRIENTS,
  PRODUCT_CATEGORIES,
  PRODUCT_FORMS,
  RATE_UNITS,
  TANK_BEHAVIOURS,
  type FactSource,
  type Product,
  type ProductLabel,
} from '@mix/engine';
import { rareFigures } from '@mix/sharing';
import type { Pair, ProductRow } from './productColumns.ts';

const { containers, price } = draftFields.products.of.fields;

/** A figure that the owner entered or took from a file; nobody else vouches for it. */
export const OWN_SOURCE: FactSource = { sourceIds: ['own'], assumed: false, note: null };

function text(row: ProductRow, key: string): string | null {
  const value = row[key];
  return typeof value === 'string' ? value : null;
}

function figure(row: ProductRow, key: string): number | null {
  const value = row[key];
  return typeof value === 'number' ? value : null;
}

function entries(row: ProductRow, key: string): readonly (string | Pair)[] {
  const value = row[key] ?? null;
  return typeof value === 'object' && value !== null ? value : [];
}

const texts = (row: ProductRow, key: string): readonly string[] =>
  entries(row, key).filter((entry) => typeof entry === 'string');
const pairs = (row: ProductRow, key: string): readonly Pair[] =>
  entries(row, key).filter((entry) => typeof entry !== 'string');

const choice = <Choice extends string>(
  row: ProductRow,
  key: string,
  choices: readonly Choice[],
): Choice | null => choices.find((known) => known === row[key]) ?? null;

/** A value that a row needs. Rows are checked before, so that it is never missing. */
function needed<Value>(value: Value | null, key: string): Value {
  if (value === null) throw new Error(`a product without ${key}`);
  return value;
}

const minted = <Minted>(value: number | null, mint: (value: number) => Minted): Minted | null =>
  value === null ? null : mint(value);

function analysisOf(row: ProductRow): Product['nutrientsPct'] {
  const shares = NUTRIENTS.flatMap((nutrient) => {
    const share = figure(row, `nutrientsPct.${nutrient}`);
    return share === null ? [] : [[nutrient, share] as const];
  });
  if (shares.length === 0 && text(row, 'analysis') !== 'none') return null;
  return Object.fromEntries(shares);
}

function saltTableOf(row: ProductRow): Product['saltTable'] {
  const saltId = text(row, 'saltTable.saltId');
  const share = figure(row, 'saltTable.anhydrousFraction');
  if (saltId === null || share === null) return null;
  const base = { saltId, anhydrousFraction: massFraction(share) };
  const givesRoom = row['saltTable.givesRoom'];
  return typeof givesRoom === 'boolean' ? { ...base, givesRoom } : base;
}

function rateOf(row: ProductRow): Product['rate'] {
  const max = figure(row, 'rate.max');
  const unit = choice(row, 'rate.unit', RATE_UNITS);
  if (max === null || unit === null) return null;
  const min = figure(row, 'rate.min') ?? max;
  return { min, max, unit, fromLabel: row['rate.fromLabel'] === true };
}

function purchaseOf(row: ProductRow): Pick<OwnProduct, 'container' | 'price'> {
  const size = figure(row, 'container.size');
  const unit = choice(row, 'container.unit', containers.of.fields.unit.choices);
  const kind = choice(row, 'container.kind', containers.of.fields.kind.choices);
  const amountCents = figure(row, 'price.amountCents');
  const per = choice(row, 'price.per', price.fields.per.choices);
  return {
    container: size === null || unit === null || kind === null ? null : { size, unit, kind },
    price: amountCents === null || per === null ? null : { amountCents, per },
  };
}

/** The label in the owner's hand; undefined where nothing of it was entered. */
function labelOf(row: ProductRow): ProductLabel | undefined {
  const figures = LABEL_FIGURES.flatMap((key) => {
    const value = figure(row, `label.${key}`);
    return value === null ? [] : [[key, value] as const];
  });
  const finestDroplets = choice(row, 'label.finestDroplets', DROPLET_CLASSES);
  const activeIngredient = text(row, 'label.activeIngredient');
  if (figures.length === 0 && finestDroplets === null && activeIngredient === null)
    return undefined;
  return {
    country: null,
    ...Object.fromEntries(figures),
    ...(activeIngredient !== null && { activeIngredient }),
    ...(finestDroplets !== null && { finestDroplets }),
  };
}

/** Facts that few products have; a copy keeps the actives and resistance groups of its base. */
function fewFactsOf(row: ProductRow, base: Product | null): Partial<Product> {
  const figures = rareFigures.flatMap((key) => {
    const value = figure(row, key);
    return value === null ? [] : [[key, value] as const];
  });
  const label = labelOf(row);
  return {
    ...Object.fromEntries(figures),
    ...(base?.actives !== undefined && { actives: base.actives }),
    ...(base?.resistanceGroups !== undefined && { resistanceGroups: base.resistanceGroups }),
    ...(label !== undefined && { label }),
  };
}

const factsOfRow = (row: ProductRow): Omit<Product, 'sources'> => ({
  id: text(row, 'id') ?? '',
  name: text(row, 'name') ?? '',
  category: needed(choice(row, 'category', PRODUCT_CATEGORIES), 'category'),
  form: needed(choice(row, 'form', PRODUCT_FORMS), 'form'),
  formulation: text(row, 'formulation'),
  behaviour: needed(choice(row, 'behaviour', TANK_BEHAVIOURS), 'behaviour'),
  bulkDensityKgPerL: minted(figure(row, 'bulkDensityKgPerL'), kilogramsPerLitre),
  particleDensityKgPerL: minted(figure(row, 'particleDensityKgPerL'), kilogramsPerLitre),
  liquidDensityKgPerL: minted(figure(row, 'liquidDensityKgPerL'), kilogramsPerLitre),
  displacementLPerKg: minted(figure(row, 'displacementLPerKg'), litresPerKilogram),
  saltTable: saltTableOf(row),
  solubility: pairs(row, 'solubility').map(([temperatureC, gPerKgWater]) => ({
    temperatureC,
    gPerKgWater,
  })),
  heatOfSolutionKJPerKg: figure(row, 'heatOfSolutionKJPerKg'),
  specificHeatKJPerKgK: figure(row, 'specificHeatKJPerKgK'),
  practicalLimitKgPer100L: figure(row, 'practicalLimitKgPer100L'),
  nutrientsPct: analysisOf(row),
  declaredAnalysis: text(row, 'declaredAnalysis'),
  rate: rateOf(row),
  mixClass: Number(text(row, 'mixClass')),
  phEffect: text(row, 'phEffect'),
  groups: texts(row, 'groups'),
  hazards: texts(row, 'hazards'),
  notes: text(row, 'notes'),
  particleTopSizeUm: figure(row, 'particleTopSizeUm'),
  halfLifeByPh: pairs(row, 'halfLifeByPh').map(([ph, halfLifeMin]) => ({ ph, halfLifeMin })),
});

/** Facts that say what a product is have no source; every other known fact has one. */
const UNSOURCED: readonly string[] = ['id', 'name', 'category', 'form', 'formulation', 'behaviour'];

const isKnown = (value: unknown): boolean =>
  value !== null && !(Array.isArray(value) && value.length === 0);

/**
 * The product that a checked row describes.
 * @param base the product that was copied or changed: a fact that stayed the same keeps its source
 */
export function productOfRow(row: ProductRow, base: Product | null): OwnProduct {
  const facts = { ...factsOfRow(row), ...fewFactsOf(row, base) };
  const before: Readonly<Record<string, unknown>> = { ...base };
  const sources = Object.entries(facts)
    .filter(([key, value]) => !UNSOURCED.includes(key) && isKnown(value))
    .map(([key, value]) => {
      const same = JSON.stringify(value) === JSON.stringify(before[key]);
      return [key, (same ? base?.sources[key] : undefined) ?? OWN_SOURCE] as const;
    });
  return { ...facts, ...purchaseOf(row), sources: Object.fromEntries(sources) };
}
