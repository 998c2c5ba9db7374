/*
 * What must not compile. `tsc` checks this file with the sources: an expected error that does not
 * come is itself an error.
 */
import type { Kilograms, Litres, Minutes } from '../units/quantity.ts';
import type { DraftFieldPath, DraftPath, NumberPath } from './draftFields.ts';
import type { MixDraft, MixDraftProduct, ProductRate } from './MixDraft.ts';
import type { MixInputs } from './MixInputs.ts';

/** A draft is what the table says, neither more nor less. */
export const drafts: readonly MixDraft[] = [
  {},
  { sprayAreaHa: null, products: [], heel: { volumeL: 50, contents: 'water' } },
  // @ts-expect-error no such field
  { sprayArea: 20 },
  // @ts-expect-error a figure is a number
  { sprayAreaHa: '20' },
  // @ts-expect-error no such choice
  { loadSplit: 'thirds' },
  // @ts-expect-error a nozzle is known by its id
  { nozzle: { nozzleCount: 40 } },
];

export const lines: readonly MixDraftProduct[] = [
  { productId: 'urea', rate: null },
  // @ts-expect-error a missing rate has to be null
  { productId: 'urea' },
  // @ts-expect-error a bag has a unit
  { productId: 'urea', rate: null, containers: [{ size: 25, kind: 'bag' }] },
];

// @ts-expect-error no unit of a rate
export const rate: ProductRate = { value: 2, unit: 'sacks/ha' };

export const paths: readonly DraftPath[] = [
  'products.2.overrides.labelMaximumRate.value',
  'labelAllowances.0.reason',
  // @ts-expect-error a path into a list needs a position
  'products.rate',
  // @ts-expect-error no such field
  'products.2.rates',
];

export const figures: readonly NumberPath[] = [
  'waterAnalysis.ph',
  // @ts-expect-error a part is no figure
  'waterAnalysis',
  // @ts-expect-error words are no figure
  'name',
];

export const fixed: readonly NumberPath<'table'>[] = [
  'products.0.price.amountCents',
  // @ts-expect-error its unit is chosen beside it
  'products.0.rate.value',
];

export const row: DraftFieldPath = 'products.*.containers.*.size';

/** Inputs carry the units of the table in their types. */
export const inputs = ({ gaugeStepL, maxLoadMassKg, holdingTimeMin }: MixInputs) => [
  gaugeStepL satisfies Litres | null,
  maxLoadMassKg satisfies Kilograms | null,
  holdingTimeMin satisfies Minutes | null,
  // @ts-expect-error litres are no kilograms
  gaugeStepL satisfies Kilograms | null,
];
