import type { ProductMeasure } from '../mix/MixPlan.ts';
import type { RoundingPolicy } from '../rounding/roundToStep.ts';
import type { UnitId } from '../units/displayUnits.ts';
import type { SheetFigure } from './SheetSections.ts';

export const quantity = (
  value: number,
  unit: UnitId,
  decimals: number | null = null,
): SheetFigure => ({ as: 'quantity', value, unit, decimals });

export const amount = (
  { value, unit }: { readonly value: number; readonly unit: ProductMeasure['unit'] },
  policy: RoundingPolicy,
): SheetFigure => ({ as: 'amount', value, unit, policy, decimals: null });

export const tankVolume = (value: number): SheetFigure => ({ as: 'tankVolume', value });

/** Null where there is nothing to tell. */
export const doubt = (value: number): SheetFigure | null =>
  value === 0 ? null : { as: 'doubt', value };
