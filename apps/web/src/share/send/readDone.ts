import { mostPlausibleAmount } from '@mix/documents';
import {
  draftFields,
  kilograms,
  litres,
  parseQuantity,
  shownUnit,
  type JobProductTotal,
  type ProductMeasure,
  type UnitId,
} from '@mix/engine';
import type { FigureProblem } from '../../plan/reading/readFigure.ts';
import { reader } from '../../i18n/preferences/reader.ts';

/** A typed figure of what was done: its value in the stored unit, or what is wrong with its text. */
export type DoneFigure =
  | { readonly state: 'read'; readonly value: number }
  | { readonly state: 'empty' }
  | { readonly state: 'outside' }
  | { readonly state: 'unread'; readonly problem: FigureProblem };

/**
 * Reads a figure as every field does: in the reader's unit, empty being not set.
 * @param most what nobody sprays; more than that is a slip of the finger
 */
export function readDone(text: string, storedUnit: UnitId, most: number): DoneFigure {
  const parsed = parseQuantity(text, { unit: shownUnit(storedUnit, reader.system), storedUnit });
  if (!parsed.ok) {
    return parsed.error.code === 'empty'
      ? { state: 'empty' }
      : { state: 'unread', problem: parsed.error };
  }
  const { value } = parsed.value;
  return value > most ? { state: 'outside' } : { state: 'read', value };
}

export const MOST_AREA_HA: number = draftFields.sprayAreaHa.limits.max;

export const mostOf = ({ amount }: JobProductTotal): number => mostPlausibleAmount(amount.value);

export const measureOf = (unit: ProductMeasure['unit'], value: number): ProductMeasure =>
  unit === 'kg' ? { unit, value: kilograms(value) } : { unit, value: litres(value) };
