import type { Product } from '@mix/engine';

/** Figures that few products have: what is not there stays absent, in a link and in a file. */
export const rareFigures = [
  'saltIndex',
  'biuretPct',
  'neutralisingValuePct',
  'dissolvingMin',
  'activeIngredientGPerL',
  'activeIngredientPct',
  'acidEquivalentGPerL',
  'acidEquivalentPct',
] as const satisfies readonly (keyof Product)[];
