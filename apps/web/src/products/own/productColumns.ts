import { factRows, type OwnProduct } from '@mix/documents';
import {
  draftFields,
  DROPLET_CLASSES,
  NUTRIENTS,
  PRODUCT_CATEGORIES,
  PRODUCT_FORMS,
  PRODUCT_PARAMETERS,
  RATE_UNITS,
  TANK_BEHAVIOURS,
  type LabelFigure,
  type Parameter,
} from '@mix/engine';

/** One entry of a list of pairs: [°C, g per kg of water], [pH, minutes]. */
export type Pair = readonly [number, number];

/** What may stand in one column of a product. Null is not known. */
export type ColumnValue = string | number | boolean | readonly string[] | readonly Pair[] | null;

/** A product as one row: every fact under its own key. */
export type ProductRow = Readonly<Record<string, ColumnValue>>;

/** The kind of value that a column takes. */
export type ColumnKind =
  | { readonly is: 'text'; readonly longest: number }
  | { readonly is: 'choice'; readonly choices: readonly string[] }
  | { readonly is: 'figure'; readonly limits: Parameter }
  | { readonly is: 'flag' }
  | { readonly is: 'texts'; readonly longest: number }
  | { readonly is: 'pairs'; readonly limits: readonly [Parameter, Parameter] };

export interface ProductColumn {
  /** The place in the product: `rate.max`, `nutrientsPct.N`. Also its name in a JSON file. */
  readonly key: string;
  /** Its name at the head of a CSV file, with the unit. The same in every language. */
  readonly heading: string;
  /** Metric, as a figure is shown with it; null where there is none. */
  readonly unit: string | null;
  readonly kind: ColumnKind;
  readonly valueOf: (product: OwnProduct) => ColumnValue;
}

const { saltTable, label: labelRow } = factRows;

/** The places in the order of filling that a product may be given (MODEL.md). */
export const MIX_CLASSES = [20, 30, 40, 45, 50, 60, 64, 66, 70, 80, 90, 95, 100, 110, 120] as const;

const { containers, price } = draftFields.products.of.fields;
const container = containers.of.fields;

/** Limits that only ask for a number: the limits of a rate are checked with its unit. */
const ANY: Parameter = {
  ...PRODUCT_PARAMETERS.halfLifeMin,
  unit: '1',
  softLow: null,
  softHigh: null,
};

type ValueOf = ProductColumn['valueOf'];
const column = (
  key: string,
  heading: string,
  kind: ColumnKind,
  valueOf: ValueOf,
  unit: string | null = null,
): ProductColumn => ({ key, heading, unit, kind, valueOf });

const text = (key: string, heading: string, longest: number, valueOf: ValueOf) =>
  column(key, heading, { is: 'text', longest }, valueOf);
const choice = (key: string, heading: string, choices: readonly string[], valueOf: ValueOf) =>
  column(key, heading, { is: 'choice', choices }, valueOf);
const figure = (
  key: string,
  heading: string,
  limits: Parameter,
  unit: string | null,
  valueOf: ValueOf,
) => column(key, heading, { is: 'figure', limits }, valueOf, unit);

const nutrients = NUTRIENTS.map((nutrient) =>
  figure(
    `nutrientsPct.${nutrient}`,
    `${nutrient} (% by weight)`,
    PRODUCT_PARAMETERS.nutrientPct,
    '%',
    ({ nutrientsPct }) => nutrientsPct?.[nutrient] ?? null,
  ),
);

/**
 * A figure of the label in the owner's hand: figures of a country's label in the catalogue are not
 * copied.
 */
const labelFigure = (
  key: LabelFigure,
  heading: string,
  unit: string | null = PRODUCT_PARAMETERS[key].unit,
) =>
  figure(`label.${key}`, heading, PRODUCT_PARAMETERS[key], unit, ({ label }) =>
    label?.country === null ? (label[key] ?? null) : null,
  );

const activeContent = (
  key:
    | 'activeIngredientGPerL'
    | 'activeIngredientPct'
    | 'acidEquivalentGPerL'
    | 'acidEquivalentPct',
  heading: string,
  unit: string,
) => figure(key, heading, PRODUCT_PARAMETERS[key], unit, (product) => product[key] ?? null);

/** Every fact of a product that somebody can enter, in the order of a file. */
export const PRODUCT_COLUMNS: readonly ProductColumn[] = [
  text('id', 'Key', factRows.id.longest, ({ id }) => id),
  text('name', 'Name', factRows.name.longest, ({ name }) => name),
  choice('category', 'Kind', PRODUCT_CATEGORIES, ({ category }) => category),
  choice('form', 'Form', PRODUCT_FORMS, ({ form }) => form),
  choice('behaviour', 'In the tank', TANK_BEHAVIOURS, ({ behaviour }) => behaviour),
  text(
    'formulation',
    'Formulation code',
    factRows.formulation.longest,
    ({ formulation }) => formulation,
  ),
  choice(
    'mixClass',
    'Mixing order class',
    MIX_CLASSES.map(String),
    ({ mixClass }) => `${mixClass}`,
  ),
  text(
    'declaredAnalysis',
    'Declared analysis',
    factRows.declaredAnalysis.longest,
    (product) => product.declaredAnalysis,
  ),
  choice('analysis', 'Analysis', ['stated', 'none', 'notStated'], ({ nutrientsPct }) => {
    if (nutrientsPct === null) return 'notStated';
    return Object.keys(nutrientsPct).length === 0 ? 'none' : 'stated';
  }),
  ...nutrients,
  figure(
    'liquidDensityKgPerL',
    'Density of the liquid (kg/L)',
    PRODUCT_PARAMETERS.liquidDensityKgPerL,
    'kg/L',
    (product) => product.liquidDensityKgPerL,
  ),
  figure(
    'displacementLPerKg',
    'Room in the tank (L/kg)',
    PRODUCT_PARAMETERS.displacementLPerKg,
    'L/kg',
    (product) => product.displacementLPerKg,
  ),
  figure(
    'particleDensityKgPerL',
    'Density of the solid (kg/L)',
    PRODUCT_PARAMETERS.particleDensityKgPerL,
    'kg/L',
    (product) => product.particleDensityKgPerL,
  ),
  figure(
    'bulkDensityKgPerL',
    'Bulk density (kg/L)',
    PRODUCT_PARAMETERS.bulkDensityKgPerL,
    'kg/L',
    (product) => product.bulkDensityKgPerL,
  ),
  column(
    'solubility',
    'Solubility (°C: g per kg water)',
    {
      is: 'pairs',
      limits: [PRODUCT_PARAMETERS.solubilityTemperatureC, PRODUCT_PARAMETERS.solubilityGPerKgWater],
    },
    ({ solubility }) =>
      solubility.map(({ temperatureC, gPerKgWater }) => [temperatureC, gPerKgWater] as const),
  ),
  figure(
    'heatOfSolutionKJPerKg',
    'Heat taken from the water (kJ/kg)',
    PRODUCT_PARAMETERS.heatOfSolutionKJPerKg,
    'kJ/kg',
    (product) => product.heatOfSolutionKJPerKg,
  ),
  figure(
    'specificHeatKJPerKgK',
    'Specific heat (kJ/(kg K))',
    PRODUCT_PARAMETERS.specificHeatKJPerKgK,
    'kJ/(kg K)',
    (product) => product.specificHeatKJPerKgK,
  ),
  figure(
    'practicalLimitKgPer100L',
    'Dissolves readily up to (kg/100 L)',
    PRODUCT_PARAMETERS.practicalLimitKgPer100L,
    'kg/100 L',
    (product) => product.practicalLimitKgPer100L,
  ),
  text(
    'saltTable.saltId',
    'Salt table',
    saltTable.rows.saltId.longest,
    ({ saltTable }) => saltTable?.saltId ?? null,
  ),
  figure(
    'saltTable.anhydrousFraction',
    'Dry salt (kg/kg)',
    PRODUCT_PARAMETERS.anhydrousFraction,
    'kg/kg',
    ({ saltTable }) => saltTable?.anhydrousFraction ?? null,
  ),
  column(
    'saltTable.givesRoom',
    'Room from the salt table',
    { is: 'flag' },
    ({ saltTable }) => saltTable?.givesRoom ?? null,
  ),
  figure(
    'particleTopSizeUm',
    'Largest particle (µm)',
    PRODUCT_PARAMETERS.particleTopSizeUm,
    'µm',
    (product) => product.particleTopSizeUm,
  ),
  figure('rate.min', 'Lowest rate', ANY, null, ({ rate }) => rate?.min ?? null),
  figure('rate.max', 'Highest rate', ANY, null, ({ rate }) => rate?.max ?? null),
  choice('rate.unit', 'Unit of the rate', RATE_UNITS, ({ rate }) => rate?.unit ?? null),
  column(
    'rate.fromLabel',
    'Highest rate is the label maximum',
    { is: 'flag' },
    ({ rate }) => rate?.fromLabel ?? null,
  ),
  text('phEffect', 'Effect on the pH', factRows.phEffect.longest, ({ phEffect }) => phEffect),
  column(
    'groups',
    'Groups',
    { is: 'texts', longest: factRows.groups.longest },
    ({ groups }) => groups,
  ),
  column(
    'hazards',
    'Care',
    { is: 'texts', longest: factRows.hazards.longest },
    ({ hazards }) => hazards,
  ),
  text('notes', 'Notes and restrictions', factRows.notes.longest, ({ notes }) => notes),
  column(
    'halfLifeByPh',
    'Half-life (pH: minutes)',
    { is: 'pairs', limits: [PRODUCT_PARAMETERS.ph, PRODUCT_PARAMETERS.halfLifeMin] },
    ({ halfLifeByPh }) => halfLifeByPh.map(({ ph, halfLifeMin }) => [ph, halfLifeMin] as const),
  ),
  figure(
    'saltIndex',
    'Salt index',
    PRODUCT_PARAMETERS.saltIndex,
    '',
    ({ saltIndex }) => saltIndex ?? null,
  ),
  figure(
    'biuretPct',
    'Biuret (%)',
    PRODUCT_PARAMETERS.biuretPct,
    '%',
    ({ biuretPct }) => biuretPct ?? null,
  ),
  figure(
    'neutralisingValuePct',
    'Neutralising value (%)',
    PRODUCT_PARAMETERS.neutralisingValuePct,
    '%',
    (product) => product.neutralisingValuePct ?? null,
  ),
  figure(
    'dissolvingMin',
    'Dissolving time (min)',
    PRODUCT_PARAMETERS.dissolvingMin,
    'min',
    (product) => product.dissolvingMin ?? null,
  ),
  activeContent('activeIngredientGPerL', 'Active ingredient (g/L)', 'g/L'),
  activeContent('activeIngredientPct', 'Active ingredient (%)', '%'),
  activeContent('acidEquivalentGPerL', 'Acid equivalent (g/L)', 'g/L'),
  activeContent('acidEquivalentPct', 'Acid equivalent (%)', '%'),
  labelFigure('entryH', 'Label: no entry for (h)'),
  labelFigure('rainFreeH', 'Label: no rain for (h)'),
  labelFigure('grazingDays', 'Label: no grazing for (days)', 'd'),
  labelFigure('cuttingDays', 'Label: no cutting for feed for (days)', 'd'),
  labelFigure('harvestDays', 'Label: no harvest for (days)', 'd'),
  labelFigure('bufferM', 'Label: buffer downwind (m)'),
  labelFigure('mostApplicationsPerYear', 'Label: most applications a year', ''),
  labelFigure('mostPerHaPerYear', 'Label: most per ha and year (kg or L)', ''),
  text(
    'label.activeIngredient',
    'Label: active ingredient',
    labelRow.rows.activeIngredient.longest,
    ({ label }) => (label?.country === null ? (label.activeIngredient ?? null) : null),
  ),
  labelFigure('mostActiveGPerHaPerYear', 'Label: most active per ha and year (g)'),
  labelFigure('applicationIntervalDays', 'Label: least days between applications', 'd'),
  labelFigure('earliestGrowthStage', 'Label: earliest growth stage (BBCH)', ''),
  labelFigure('latestGrowthStage', 'Label: latest growth stage (BBCH)', ''),
  choice('label.finestDroplets', 'Label: finest droplets', DROPLET_CLASSES, ({ label }) =>
    label?.country === null ? (label.finestDroplets ?? null) : null,
  ),
  figure(
    'container.size',
    'Bag or drum size',
    container.size.limits,
    null,
    ({ container }) => container?.size ?? null,
  ),
  choice(
    'container.unit',
    'Bag or drum unit',
    container.unit.choices,
    ({ container }) => container?.unit ?? null,
  ),
  choice(
    'container.kind',
    'Bag or drum',
    container.kind.choices,
    ({ container }) => container?.kind ?? null,
  ),
  figure(
    'price.amountCents',
    'Price (cents)',
    price.fields.amountCents.limits,
    null,
    ({ price }) => price?.amountCents ?? null,
  ),
  choice('price.per', 'Price per', price.fields.per.choices, ({ price }) => price?.per ?? null),
];

/** What a product costs its owner, which not every role on a farm may see. */
export const isPriceColumn = (key: string): boolean => key.startsWith('price.');

/** A product as one row. */
export const rowOf = (product: OwnProduct): ProductRow =>
  Object.fromEntries(PRODUCT_COLUMNS.map(({ key, valueOf }) => [key, valueOf(product)]));
