import type { PrecipitateId } from '@mix/engine';

/** What may drop out of a mix. */
export const solidWords: Readonly<Record<PrecipitateId, string>> = {
  gypsum: 'gypsum',
  brushite: 'calcium phosphate',
  struvite: 'magnesium ammonium phosphate',
  newberyite: 'magnesium phosphate',
  hopeite: 'zinc phosphate',
  copperPhosphate: 'copper phosphate',
  cobaltPhosphate: 'cobalt phosphate',
  brucite: 'magnesium hydroxide',
  zincHydroxide: 'zinc hydroxide',
  copperHydroxide: 'copper hydroxide',
  manganeseHydroxide: 'manganese hydroxide',
  cobaltHydroxide: 'cobalt hydroxide',
  smithsonite: 'zinc carbonate',
  rhodochrosite: 'manganese carbonate',
  siderite: 'iron carbonate',
  arcanite: 'potassium sulphate',
  niter: 'potassium nitrate',
};
