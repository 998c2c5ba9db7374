import { localized } from '../../localized.ts';

/** Heads of the sections that a list of products is looked through by. */
export const productSectionWords = localized('productSections', {
  favourites: 'Favourites',
  lastUsed: 'Last used',
  own: 'Your own',
  nitrogen: 'Nitrogen',
  phosphatePotash: 'Phosphate and potash',
  limeSulphur: 'Lime, sulphur, magnesium',
  trace: 'Trace elements',
  biostimulants: 'Seaweed, humates, biology',
  growthRegulators: 'Growth regulators',
  weeds: 'Weed sprays',
  diseases: 'Fungicides',
  insects: 'Insecticides',
  adjuvants: 'Wetters, oils, conditioners',
  seed: 'Seed',
  // the chips above it
  onlyFavourites: (count: string) => `★ ${count}`,
  onlyFavouritesName: (count: string) => `Favourites, ${count}`,
  favouritesNotHere: 'Favourites, not here yet',
  fertilisers: 'Fertiliser',
  sprays: 'Sprays',
});
