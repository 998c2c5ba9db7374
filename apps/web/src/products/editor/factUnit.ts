import { findUnit, RATE_UNITS, type UnitId } from '@mix/engine';
import { PRODUCT_COLUMNS } from '../own/productColumns.ts';
import type { ProductTexts } from './ProductTexts.ts';

const CONTAINER_UNITS = ['kg', 'g', 'L', 'mL'] as const satisfies readonly UnitId[];

const chosen = (units: readonly UnitId[], text: string | undefined): UnitId | null =>
  units.find((unit) => unit === text) ?? null;

/** The unit that a field is read in, and the sign to show where the engine has no such unit. */
export interface FactUnit {
  /** Metric; `1` for a bare figure. */
  readonly unit: UnitId;
  readonly sign: string | null;
}

/** A unit that another field of the product decides; null where none does. */
function unitBeside(key: string, fields: ProductTexts['fields']): UnitId | null {
  if (key.startsWith('rate.')) return chosen(RATE_UNITS, fields['rate.unit']) ?? '1';
  if (key === 'label.mostPerHaPerYear') return fields.form === 'liquid' ? 'L/ha' : 'kg/ha';
  return key === 'container.size'
    ? (chosen(CONTAINER_UNITS, fields['container.unit']) ?? '1')
    : null;
}

/** The unit of a column's field; for some columns another field decides it. */
export function factUnit(key: string, { fields, basis }: ProductTexts): FactUnit {
  const beside = unitBeside(key, fields);
  if (beside !== null) return { unit: beside, sign: null };
  if (key === 'price.amountCents') return { unit: '1', sign: '$' };
  if (key.startsWith('nutrientsPct.') && basis === 'byVolume' && fields.form === 'liquid')
    return { unit: '1', sign: 'g/L' };
  const unit = PRODUCT_COLUMNS.find((column) => column.key === key)?.unit ?? '';
  const known = findUnit(unit);
  return known === null ? { unit: '1', sign: unit } : { unit: known.id, sign: null };
}
