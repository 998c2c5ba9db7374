import { draftFields, PRODUCT_PARAMETERS, RATE_PARAMETERS, type Parameter } from '@mix/engine';
import type { OwnProduct } from './OwnProduct.ts';
import { factRows, purchaseRows } from './productRows.ts';
import type { FieldRow, FieldRows } from './tables/FieldRow.ts';
import { limitsOf } from './tables/limitsOf.ts';
import { withinRows } from './tables/withinRows.ts';

const { containers, price } = draftFields.products.of.fields;

/** Limits of figures by their name, at whichever depth they stand. */
const LIMITS: Readonly<Partial<Record<string, Parameter>>> = {
  ...PRODUCT_PARAMETERS,
  temperatureC: PRODUCT_PARAMETERS.solubilityTemperatureC,
  gPerKgWater: PRODUCT_PARAMETERS.solubilityGPerKgWater,
  size: containers.of.fields.size.limits,
  amountCents: price.fields.amountCents.limits,
};

function limited(name: string, row: FieldRow): FieldRow {
  if (row.kind === 'part' || row.kind === 'list') return { ...row, rows: allLimited(row.rows) };
  const limits = LIMITS[name];
  return row.kind === 'figure' && limits !== undefined ? { ...row, limits: limitsOf(limits) } : row;
}

const allLimited = (rows: FieldRows): FieldRows =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, limited(name, row)]));

const ROWS = allLimited({ ...factRows, ...purchaseRows });

/** What sums of decimals are off by. */
const ROUNDING = 1e-9;

/** A share that is missing counts as none, so one wrong share spoils the analysis. */
function isAnalysis(shares: OwnProduct['nutrientsPct']): boolean {
  const all = Object.values(shares ?? {});
  const sum = all.reduce((total, share) => total + share, 0);
  return all.every((share) => share >= 0) && sum <= PRODUCT_PARAMETERS.nutrientPct.max + ROUNDING;
}

const RATE_LIMITS: Readonly<Partial<Record<string, Parameter>>> = RATE_PARAMETERS;

/** What is stored of a rate may lack a part of it. */
function isRate(rate: Partial<OwnProduct['rate']>): boolean {
  if (rate === null) return true;
  const { min, max, unit } = rate;
  const limits = RATE_LIMITS[unit ?? ''];
  return limits !== undefined && min != null && max != null && min >= 0 && max <= limits.max;
}

/** A product without the facts that its editor would not take. */
export function withinProductLimits(product: OwnProduct): OwnProduct {
  const within = withinRows(ROWS, product);
  const { nutrientsPct, rate } = within;
  if (isAnalysis(nutrientsPct) && isRate(rate)) return within;
  return {
    ...within,
    nutrientsPct: isAnalysis(nutrientsPct) ? nutrientsPct : null,
    rate: isRate(rate) ? rate : null,
  };
}
