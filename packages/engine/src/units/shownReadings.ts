import { convertUnit } from './convertUnit.ts';
import type { UnitId } from './displayUnits.ts';
import { decimalsFor, formatNumber, type FigurePolicy } from './formatQuantity.ts';
import { shownUnit, UNIT_SYSTEMS } from './shownUnit.ts';

const PLAIN = { decimal: '.', group: '' };

/**
 * What a figure becomes when it is read off in each unit system, to about four figures, and typed
 * again. The value is 0 or more.
 */
export const shownReadings = (
  value: number,
  unit: UnitId,
  policy: FigurePolicy,
): readonly number[] =>
  UNIT_SYSTEMS.map((system) => {
    const shown = shownUnit(unit, system);
    const figure = convertUnit(value, unit, shown);
    const text = formatNumber(figure, { decimals: decimalsFor(figure), signs: PLAIN, policy });
    return convertUnit(Number(text), shown, unit);
  });
