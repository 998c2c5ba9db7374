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
  arcanite: 'potassium sulphate',
  niter: 'potassium nitrate',
};
