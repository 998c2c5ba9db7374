import type { WordsOf } from '../../localized.ts';
import type { productSectionWords as english } from '../../en/products/productSectionWords.ts';

export const productSectionWords: WordsOf<typeof english> = {
  favourites: 'Favoritos',
  lastUsed: 'Usados por último',
  own: 'Propios',
  nitrogen: 'Nitrógeno',
  phosphatePotash: 'Fósforo y potasio',
  limeSulphur: 'Cal, azufre, magnesio',
  trace: 'Microelementos',
  biostimulants: 'Algas, humatos, biología',
  growthRegulators: 'Reguladores de crecimiento',
  weeds: 'Herbicidas',
  diseases: 'Fungicidas',
  insects: 'Insecticidas',
  adjuvants: 'Mojantes, aceites, acondicionadores',
  seed: 'Semilla',
  onlyFavourites: (count) => `★ ${count}`,
  onlyFavouritesName: (count) => `Favoritos, ${count}`,
  favouritesNotHere: 'Favoritos, todavía no están aquí',
  fertilisers: 'Fertilizante',
  sprays: 'Fitosanitarios',
};
