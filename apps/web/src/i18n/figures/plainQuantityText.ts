import { numberText } from './numberText.ts';

/**
 * A figure with a unit, neither of them converted: what was typed in another unit, and the terms of
 * a formula, whose constants hold in metric units alone.
 */
export const plainQuantityText = (value: number, unit: string, decimals?: number): string =>
  `${numberText(value, decimals)}\u00a0${unit}`.trim();
