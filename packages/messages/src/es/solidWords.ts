import type { PrecipitateId } from '@mix/engine';

/** What may drop out of a mix. */
export const solidWords: Readonly<Record<PrecipitateId, string>> = {
  gypsum: 'yeso',
  brushite: 'fosfato de calcio',
  struvite: 'fosfato de magnesio y amonio',
  newberyite: 'fosfato de magnesio',
  hopeite: 'fosfato de zinc',
  copperPhosphate: 'fosfato de cobre',
  cobaltPhosphate: 'fosfato de cobalto',
  brucite: 'hidróxido de magnesio',
  zincHydroxide: 'hidróxido de zinc',
  copperHydroxide: 'hidróxido de cobre',
  manganeseHydroxide: 'hidróxido de manganeso',
  cobaltHydroxide: 'hidróxido de cobalto',
  smithsonite: 'carbonato de zinc',
  rhodochrosite: 'carbonato de manganeso',
  siderite: 'carbonato de hierro',
  arcanite: 'sulfato de potasio',
  niter: 'nitrato de potasio',
};
