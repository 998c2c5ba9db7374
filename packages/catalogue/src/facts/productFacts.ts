import {
  DROPLET_CLASSES,
  LABEL_COUNTRIES,
  NUTRIENTS,
  OXIDES,
  PRODUCT_CATEGORIES,
  PRODUCT_FORMS,
  RATE_UNITS,
  RESISTANCE_SCHEMES,
  TANK_BEHAVIOURS,
  type ProductCategory,
  type ProductLabel,
} from '@mix/engine';
import { SALT_IDS } from '../anhydrousFraction.ts';
import { PRODUCT_FACTS, type ProductFacts } from '../ProductFacts.ts';
import {
  CellFault,
  flag,
  listOf,
  number,
  oneOf,
  orNull,
  readFacts,
  readFactsOf,
  text,
  type Column,
} from '../tables/readTable.ts';
import { sourceColumns, sourceOf } from '../tables/sourceColumns.ts';
import { activeContents } from './activeContents.ts';
import { group } from './chemicalGroups.ts';

type Declared = NonNullable<ProductFacts['nutrientsPct']>;

const sign = oneOf(...NUTRIENTS, ...OXIDES);

/** `N 46; S 1.5` in % by mass as declared; `none`: there are none; an empty cell: not stated. */
const nutrients: Column<Declared | null> = (cell) => {
  if (cell === '') return null;
  const declared: Partial<Record<keyof Declared, number>> = {};
  for (const part of cell === 'none' ? [] : cell.split('; ')) {
    const [name = '', figure = '', ...more] = part.split(' ');
    const [known, pct] = [sign(name), number(0, 100)(figure)];
    if (known instanceof CellFault || pct instanceof CellFault || more.length > 0)
      return new CellFault('nutrients with their %, such as "N 46; S 1.5", or none');
    declared[known] = pct;
  }
  return declared;
};

const density = orNull(number(0.1, 5));
const optional = (min: number, max: number) => orNull(number(min, max));

const rows = readFacts('products', {
  id: text,
  name: text,
  category: oneOf(...PRODUCT_CATEGORIES),
  form: oneOf(...PRODUCT_FORMS),
  formulation: orNull(text),
  behaviour: oneOf(...TANK_BEHAVIOURS),
  mixClass: number(0, 200),
  groups: listOf(group),
  phEffect: orNull(text),
  nutrientsPct: nutrients,
  declaredAnalysis: orNull(text),
  rateMin: optional(0, 20_000),
  rateMax: optional(0, 20_000),
  rateUnit: orNull(oneOf(...RATE_UNITS)),
  rateFromLabel: flag,
  liquidDensityKgPerL: density,
  bulkDensityKgPerL: density,
  particleDensityKgPerL: optional(0.1, 10),
  displacementLPerKg: optional(0, 3),
  saltId: orNull(oneOf(...SALT_IDS)),
  crystalWaters: optional(0, 20),
  heatOfSolutionKJPerKg: optional(-2000, 2000),
  specificHeatKJPerKgK: optional(0.1, 5),
  practicalLimitKgPer100L: optional(0.01, 500),
  dissolvingMin: optional(0, 600),
  particleTopSizeUm: optional(0.1, 10_000),
  saltIndex: optional(0, 200),
  biuretPct: optional(0, 5),
  neutralisingValuePct: optional(0, 200),
  hazards: listOf(text, ' | '),
  notes: orNull(text),
});

type Row = (typeof rows)[number];

const ids = new Set(rows.map(({ id }) => id));

const solubilities = readFactsOf(
  'solubilities',
  {
    productId: text,
    temperatureC: number(-20, 150),
    gPerKgWater: number(0, 10_000),
  },
  'productId',
  ids,
);
const halfLives = readFactsOf(
  'halfLives',
  {
    productId: text,
    ph: number(0, 14),
    halfLifeMin: number(0.1, 10_000_000),
  },
  'productId',
  ids,
);
const days = optional(0, 365);
const labels = readFactsOf(
  'labels',
  {
    productId: text,
    country: oneOf(...LABEL_COUNTRIES),
    entryH: optional(0, 720),
    rainFreeH: optional(0, 72),
    grazingDays: days,
    cuttingDays: days,
    harvestDays: days,
    mostApplicationsPerYear: optional(1, 50),
    mostPerHaPerYear: optional(0, 1000),
    finestDroplets: orNull(oneOf(...DROPLET_CLASSES)),
    ...sourceColumns,
  },
  'productId',
  ids,
);
const resistance = readFactsOf(
  'resistanceGroups',
  {
    productId: text,
    scheme: oneOf(...RESISTANCE_SCHEMES),
    group: text,
    ...sourceColumns,
  },
  'productId',
  ids,
);
const cited = readFactsOf(
  'productSources',
  { productId: text, fact: oneOf(...PRODUCT_FACTS), ...sourceColumns },
  'productId',
  ids,
);

const OPTIONAL = [
  'formulation',
  'phEffect',
  'declaredAnalysis',
  'liquidDensityKgPerL',
  'bulkDensityKgPerL',
  'particleDensityKgPerL',
  'displacementLPerKg',
  'heatOfSolutionKJPerKg',
  'specificHeatKJPerKgK',
  'practicalLimitKgPer100L',
  'dissolvingMin',
  'particleTopSizeUm',
  'saltIndex',
  'biuretPct',
  'neutralisingValuePct',
  'notes',
] as const satisfies readonly (keyof Row & keyof ProductFacts)[];

/** The stated ones of some cells of a row: an empty cell is left out. */
const stated = <Of extends object>(
  row: Of,
  names: readonly (keyof Of & string)[],
): { [Name in keyof Of]?: NonNullable<Of[Name]> } =>
  Object.fromEntries(
    names.flatMap((name) => (row[name] === null ? [] : [[name, row[name]] as const])),
    // The names give the type of each value, which `fromEntries` does not carry.
  ) as { [Name in keyof Of]?: NonNullable<Of[Name]> };

const rateOf = ({ rateMin: min, rateMax: max, rateUnit: unit, rateFromLabel }: Row) =>
  min === null || max === null || unit === null
    ? {}
    : { rate: { min, max, unit, ...(rateFromLabel && { fromLabel: true as const }) } };

const saltOf = ({ saltId, crystalWaters: waters }: Row) =>
  saltId === null ? {} : { saltTable: { saltId, ...(waters !== null && { waters }) } };

type Apart = Pick<ProductFacts, 'label' | 'resistanceGroups' | 'sources'>;

const LABEL_CELLS = [
  'entryH',
  'rainFreeH',
  'grazingDays',
  'cuttingDays',
  'harvestDays',
  'mostApplicationsPerYear',
  'mostPerHaPerYear',
  'finestDroplets',
] as const satisfies readonly (keyof ProductLabel)[];

/**
 * What one brand's label in one country gives for all its uses; what differs by crop is left to the label
 * in the hand. Seasons are counted as twelve months.
 */
function labelOf(id: string): Apart {
  const [row] = labels.get(id) ?? [];
  if (row === undefined) return { sources: {} };
  const label = { country: row.country, ...stated(row, LABEL_CELLS) };
  return { label, sources: { label: sourceOf(row) } };
}

/**
 * All resistance groups of a product or none: half of the ways a can works by is worse than
 * nothing.
 */
function resistanceOf(id: string): Apart {
  const own = resistance.get(id);
  const [first] = own ?? [];
  if (own === undefined || first === undefined) return { sources: {} };
  return {
    resistanceGroups: own.map(({ scheme, group: printed }) => ({ scheme, group: printed })),
    sources: { resistanceGroups: sourceOf(first) },
  };
}

function factsOf(row: Row): ProductFacts {
  const { id, name, form, behaviour, mixClass, groups, nutrientsPct, hazards } = row;
  const [label, acts, contents] = [labelOf(id), resistanceOf(id), activeContents(row)];
  const own = (cited.get(id) ?? []).map((source) => [source.fact, sourceOf(source)] as const);
  return {
    ...{ id, name, form, behaviour, mixClass, groups, nutrientsPct, hazards },
    ...stated(row, OPTIONAL),
    ...rateOf(row),
    ...saltOf(row),
    solubility: (solubilities.get(id) ?? []).map(
      ({ temperatureC, gPerKgWater }) => [temperatureC, gPerKgWater] as const,
    ),
    halfLifeByPh: (halfLives.get(id) ?? []).map(({ ph, halfLifeMin }) => ({ ph, halfLifeMin })),
    ...contents,
    ...label,
    ...acts,
    sources: {
      ...Object.fromEntries(own),
      ...contents?.sources,
      ...label.sources,
      ...acts.sources,
    },
  };
}

/** Every product as it is written down, with the category that lists it. */
export const productFacts: readonly (readonly [ProductCategory, ProductFacts])[] = rows.map(
  (row) => [row.category, factsOf(row)],
);
