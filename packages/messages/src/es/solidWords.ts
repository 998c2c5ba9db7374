import type { PrecipitateId } from '@mix/engine';

/** Lo que puede precipitar en una mezcla. */
export const solidWords: Readonly<Record<PrecipitateId, string>> = {
  gypsum: 'yeso',
  brushite: 'fosfato de calcio',
  struvite: 'fosfato de magnesio y amonio',
  newberyite: 'fosfato de magnesio',
  hopeite: 'fosfato de zinc',
  copperPhosphate: 'fosfato de cobre',
  cobaltPhosphate: 'fosfato de cobalto',
  arcanite: 'sulfato de potasio',
  niter: 'nitrato de potasio',
};
