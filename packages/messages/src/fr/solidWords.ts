import type { PrecipitateId } from '@mix/engine';

/** What may drop out of a mix. */
export const solidWords: Readonly<Record<PrecipitateId, string>> = {
  gypsum: 'gypse',
  brushite: 'phosphate de calcium',
  struvite: 'phosphate ammoniaco-magnésien',
  newberyite: 'phosphate de magnésium',
  hopeite: 'phosphate de zinc',
  copperPhosphate: 'phosphate de cuivre',
  cobaltPhosphate: 'phosphate de cobalt',
  brucite: 'hydroxyde de magnésium',
  zincHydroxide: 'hydroxyde de zinc',
  copperHydroxide: 'hydroxyde de cuivre',
  manganeseHydroxide: 'hydroxyde de manganèse',
  cobaltHydroxide: 'hydroxyde de cobalt',
  smithsonite: 'carbonate de zinc',
  rhodochrosite: 'carbonate de manganèse',
  siderite: 'carbonate de fer',
  arcanite: 'sulfate de potassium',
  niter: 'nitrate de potassium',
};
