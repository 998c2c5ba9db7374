import type { OwnProduct } from '@mix/documents';
import {
  kilogramsPerLitre,
  litresPerKilogram,
  massFraction,
  NUTRIENTS,
  type FactSource,
  type Product,
  type RateUnit,
  type TankBehaviour,
} from '@mix/engine';
import type { Pair, ProductRow } from './productColumns.ts';

/** A figure that the owner entered or took from a file; nobody else vouches for it. */
export const OWN_SOURCE: FactSource = { sourceIds: ['own'], assumed: false, note: null };

// A row was checked before it comes here: each value is of the kind its column takes.
const text = (row: ProductRow, key: string) => (row[key] ?? null) as string | null;
const figure = (row: ProductRow, key: string) => (row[key] ?? null) as number | null;
const texts = (row: ProductRow, key: string) => (row[key] ?? []) as readonly string[];
const pairs = (row: ProductRow, key: string) => (row[key] ?? []) as readonly Pair[];

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
  const unit = text(row, 'rate.unit');
  if (max === null || unit === null) return null;
  const min = figure(row, 'rate.min') ?? max;
  return { min, max, unit: unit as RateUnit, fromLabel: row['rate.fromLabel'] === true };
}

function purchaseOf(row: ProductRow): Pick<OwnProduct, 'container' | 'price'> {
  const size = figure(row, 'container.size');
  const unit = text(row, 'container.unit');
  const kind = text(row, 'container.kind');
  const amountCents = figure(row, 'price.amountCents');
  const per = text(row, 'price.per');
  type Container = NonNullable<OwnProduct['container']>;
  type Price = NonNullable<OwnProduct['price']>;
  return {
    container:
      size === null || unit === null || kind === null
        ? null
        : { size, unit: unit as Container['unit'], kind: kind as Container['kind'] },
    price: amountCents === null || per === null ? null : { amountCents, per: per as Price['per'] },
  };
}

const factsOfRow = (row: ProductRow): Omit<Product, 'sources'> => ({
  id: text(row, 'id') ?? '',
  name: text(row, 'name') ?? '',
  category: text(row, 'category') as Product['category'],
  form: text(row, 'form') as Product['form'],
  formulation: text(row, 'formulation'),
  behaviour: text(row, 'behaviour') as TankBehaviour,
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

/** What says what a product is has no source; every other fact that is known has one. */
const UNSOURCED: readonly string[] = ['id', 'name', 'category', 'form', 'formulation', 'behaviour'];

const isKnown = (value: unknown): boolean =>
  value !== null && !(Array.isArray(value) && value.length === 0);

/**
 * The product that a checked row describes.
 * @param base what it was copied or changed from: a fact that stayed the same keeps its source
 */
export function productOfRow(row: ProductRow, base: Product | null): OwnProduct {
  const facts = factsOfRow(row);
  const before: Readonly<Record<string, unknown>> = { ...base };
  const sources = Object.entries(facts)
    .filter(([key, value]) => !UNSOURCED.includes(key) && isKnown(value))
    .map(([key, value]) => {
      const same = JSON.stringify(value) === JSON.stringify(before[key]);
      return [key, (same ? base?.sources[key] : undefined) ?? OWN_SOURCE] as const;
    });
  return { ...facts, ...purchaseOf(row), sources: Object.fromEntries(sources) };
}
