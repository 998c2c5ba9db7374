import { draftFieldAt, type UnitId, type UnitSystem } from '@mix/engine';
import { reader } from '../../i18n/preferences/reader.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import type { FigureAt } from '../draft/formPath.ts';

const rowAt = ({ path }: FigureAt) => {
  const row = draftFieldAt(path);
  return row?.kind === 'number' ? row : null;
};

/** The metric unit of a figure of the draft; a count of loads has none. */
export const fieldUnit = (at: FigureAt): UnitId => at.unit ?? rowAt(at)?.limits.unit ?? '1';

/** What one press of a stepper changes, in that unit. */
export const fieldStep = (at: FigureAt): number => rowAt(at)?.limits.step ?? 1;

/**
 * The sign that a field of the draft stands in. A measuring step is kept in kilograms or litres as
 * the product is measured, and typed in them.
 */
export function fieldUnitSign(at: FigureAt, system: UnitSystem = reader.system): string {
  const unit = fieldUnit(at);
  if (unit === 'cent') return '$';
  return rowAt(at)?.unitFrom === 'product' ? unit : shownUnitSign(unit, system);
}
