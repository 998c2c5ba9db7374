import { numberText } from './numberText.ts';

/**
 * A figure with a unit, neither of them converted: for text that was typed in another unit, and for
 * the terms of a formula, whose constants hold in metric units alone.
 */
export const plainQuantityText = (value: number, unit: string, decimals?: number): string =>
  `${numberText(value, decimals)}\u00a0${unit}`.trim();
