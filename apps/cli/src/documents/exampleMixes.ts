import type { Catalogue, Nozzle, Product, ProductLabel } from '@mix/engine';

/** A plain mix that most examples change in one place. */
export const BASE_MIX = {
  tankCapacityL: 1000,
  sprayAreaHa: 10,
  applicationRateLPerHa: 100,
  waterTemperatureC: 15,
  products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
} as const;

export const line = (productId: string, value: number, unit: string, more: object = {}) => ({
  productId,
  rate: { value, unit },
  ...more,
});
export const mixOf = (...products: readonly object[]) => ({ products });
export const urea = (more: object = {}, value = 20) => line('urea', value, 'kg/ha', more);
export const NOZZLE = {
  nozzle: { nozzleId: 'xr11003', nozzleCount: 40 },
  swathWidthM: 20,
  travelSpeedKmPerH: 12,
};
export const CALCIUM_AND_PHOSPHATE = [line('can-sol', 10, 'kg/ha'), line('map', 10, 'kg/ha')];

const typedIn = { sourceIds: [], assumed: false, note: 'Entered by its owner.' };

/** The catalogue with a nozzle whose maker states its bore, as an owner may enter one. */
export const withBore =
  (orificeMm: number) =>
  (catalogue: Catalogue): Catalogue => ({
    ...catalogue,
    nozzles: catalogue.nozzles.map((nozzle): Nozzle =>
      nozzle.id === 'xr11003'
        ? { ...nozzle, orificeMm, sources: { ...nozzle.sources, orificeMm: typedIn } }
        : nozzle,
    ),
  });

/** The catalogue with lime as coarse as a bag may say it is. */
export const withCoarseLime = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  products: catalogue.products.map((product) =>
    product.id === 'lime-flour' ? { ...product, particleTopSizeUm: 200 } : product,
  ),
});

const withProduct =
  (id: string, facts: Partial<Product>) =>
  (catalogue: Catalogue): Catalogue => ({
    ...catalogue,
    products: catalogue.products.map((product) =>
      product.id === id ? { ...product, ...facts } : product,
    ),
  });

/** The catalogue with glyphosate that has the label of its owner. */
export const withLabel = (label: Omit<ProductLabel, 'country'>) =>
  withProduct('glyphosate', { label: { country: null, ...label } });

/** The catalogue with a second product that acts like glyphosate. */
export const withOneAction = withProduct('24d', {
  resistanceGroups: [{ scheme: 'HRAC', group: '9' }],
});
