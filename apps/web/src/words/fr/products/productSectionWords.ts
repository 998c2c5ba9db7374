import type { AppWords } from '../../AppWords.ts';

export const productSectionWords: AppWords['productSections'] = {
  favourites: 'Favoris',
  lastUsed: 'Derniers utilisés',
  own: 'Les vôtres',
  nitrogen: 'Azote',
  phosphatePotash: 'Phosphore et potasse',
  limeSulphur: 'Chaux, soufre, magnésium',
  trace: 'Oligo-éléments',
  biostimulants: 'Algues, humates, biologie',
  growthRegulators: 'Régulateurs de croissance',
  weeds: 'Herbicides',
  diseases: 'Fongicides',
  insects: 'Insecticides',
  adjuvants: 'Mouillants, huiles, correcteurs',
  seed: 'Semence',
  onlyFavourites: (count) => `★ ${count}`,
  onlyFavouritesName: (count) => `Favoris, ${count}`,
  favouritesNotHere: 'Favoris, pas encore ici',
  fertilisers: 'Engrais',
  sprays: 'Phytos',
};
