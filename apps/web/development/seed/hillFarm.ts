import { catalogue } from '@mix/catalogue';
import { ownProductId, type OwnProduct } from '@mix/documents';
import { PRODUCT_COLUMNS, rowOf, type ProductRow } from '../../src/products/own/productColumns.ts';
import { productOfRow } from '../../src/products/own/productOfRow.ts';
import type { Farm, Spraying } from './Farm.ts';

/** A product of the owner's own, copied from the catalogue's and changed, as the editor does it. */
function copied(id: string, from: string, changes: ProductRow): OwnProduct {
  const base = catalogue.products.find((product) => product.id === from);
  if (base === undefined) throw new Error(`the catalogue has no ${from}`);
  const unknown = Object.keys(changes).filter(
    (key) => !PRODUCT_COLUMNS.some((column) => column.key === key),
  );
  if (unknown.length > 0) throw new Error(`a product has no ${unknown.join(', ')}`);
  const row = { ...rowOf({ ...base, container: null, price: null }), ...changes, id };
  return productOfRow(row, base);
}

const BREW = ownProductId('seed-seaweed-brew');
const LIME = ownProductId('seed-quarry-lime');

const paddock = (id: string, name: string, areaHa: number, landUse: string, retired = false) => ({
  id: `seed-${id}`,
  value: { name, areaHa, landUse, outline: null, earlierNames: [], retired },
});

const nothingMore = { growthStage: null, withholding: null, isSaved: false } as const;

const sprayings: readonly Spraying[] = [
  {
    ...nothingMore,
    name: 'Urea and seaweed',
    months: [8, 9, 10, 11, 12, 2, 3, 4, 5],
    on: ['pasture'],
    applicationRateLPerHa: 120,
    products: [
      {
        productId: 'urea',
        rate: { value: 20, unit: 'kg/ha' },
        containers: [{ size: 25, unit: 'kg', kind: 'bag' }],
        price: { amountCents: 3100, per: 'container' },
      },
      { productId: BREW, rate: { value: 2, unit: 'L/ha' } },
    ],
    reason: 'Growth after grazing',
    typeOfUse: 'Pasture, foliar',
    isSaved: true,
  },
  {
    ...nothingMore,
    name: 'Urea, boron and moly',
    months: [9, 10, 11],
    on: ['pasture', 'lucerne'],
    applicationRateLPerHa: 150,
    products: [
      { productId: 'urea', rate: { value: 25, unit: 'kg/ha' } },
      { productId: 'boric', rate: { value: 1, unit: 'kg/ha' } },
      { productId: 'moly', rate: { value: 0.05, unit: 'kg/ha' } },
    ],
    reason: 'Trace elements by the soil test',
    typeOfUse: 'Pasture, foliar',
    isSaved: true,
  },
  {
    ...nothingMore,
    name: 'Winter growth',
    months: [6, 7, 8],
    on: ['pasture'],
    applicationRateLPerHa: 200,
    products: [
      { productId: 'ga3', rate: { value: 20, unit: 'g/ha' } },
      { productId: 'urea', rate: { value: 15, unit: 'kg/ha' } },
    ],
    reason: 'Feed for calving',
    typeOfUse: 'Pasture, growth regulator',
    growthStage: '3 to 5 days after grazing',
    isSaved: true,
  },
  {
    ...nothingMore,
    name: 'Fine lime',
    months: [3, 4, 5, 6],
    on: ['pasture', 'lucerne'],
    applicationRateLPerHa: 400,
    products: [{ productId: LIME, rate: { value: 100, unit: 'kg/ha' } }],
    reason: 'pH 5.6 in the top 75 mm',
    typeOfUse: 'Pasture, lime',
  },
  {
    ...nothingMore,
    name: 'Fish and molasses',
    months: [12, 1, 2],
    on: ['pasture', 'lucerne'],
    applicationRateLPerHa: 120,
    products: [
      { productId: 'fish', rate: { value: 10, unit: 'L/ha' } },
      { productId: 'molasses', rate: { value: 5, unit: 'L/ha' } },
    ],
    reason: 'Dry summer, biology',
    typeOfUse: 'Pasture, foliar',
  },
  {
    ...nothingMore,
    name: 'Californian thistle',
    months: [11, 12, 1, 2],
    on: ['pasture'],
    applicationRateLPerHa: 200,
    products: [{ productId: 'clopyralid', rate: { value: 0.4, unit: 'L/ha' } }],
    reason: 'Thistles at the bud',
    typeOfUse: 'Pasture, weeds',
    growthStage: 'Thistle 15 cm to bud',
    withholding: 'As on the label',
  },
  {
    ...nothingMore,
    name: 'Kale, nitrogen',
    months: [1, 2, 3],
    on: ['kale'],
    applicationRateLPerHa: 150,
    products: [
      { productId: 'urea', rate: { value: 30, unit: 'kg/ha' } },
      { productId: 'epsom', rate: { value: 5, unit: 'kg/ha' } },
    ],
    reason: 'Side dressing',
    typeOfUse: 'Fodder crop, foliar',
    growthStage: '6 to 8 leaves',
  },
  {
    ...nothingMore,
    name: 'Sulphate of ammonia',
    months: [7, 8, 9],
    on: ['pasture'],
    applicationRateLPerHa: 200,
    products: [{ productId: 'ams', rate: { value: 30, unit: 'kg/ha' } }],
    reason: 'Sulphur before the spring flush',
    typeOfUse: 'Pasture, foliar',
  },
];

/** A farm of 104 ha that sprays all its ground itself. */
export const hillFarm: Farm = {
  name: 'Jo Marsh',
  email: 'jo@hillfarm.example',
  password: 'spread lime in spring',
  region: 'Waikato',
  operatorCertificate: 'GS-204117',
  machine: { boomConfig: 'wideJets', machineId: 'tnf-multi-1000', nozzleIds: [] },
  machineName: 'Tow and Fert Multi 1000',
  paddocks: [
    paddock('hill', 'Hill', 13.5, 'pasture'),
    paddock('river-flat', 'River flat', 8.2, 'pasture'),
    paddock('house', 'House', 4.6, 'pasture'),
    paddock('top-ten', 'Top ten', 10, 'pasture'),
    paddock('woolshed', 'Woolshed', 6.4, 'pasture'),
    paddock('airstrip', 'Airstrip', 17.3, 'pasture'),
    paddock('back-gully', 'Back gully', 7.8, 'pasture'),
    paddock('road', 'Road', 9.1, 'pasture'),
    paddock('bull', 'Bull', 3.2, 'pasture'),
    paddock('lucerne-east', 'Lucerne east', 8.7, 'lucerne'),
    paddock('kale-12', 'Kale 12', 11.4, 'kale'),
    paddock('old-yards', 'Old yards', 3.8, 'pasture', true),
  ],
  products: [
    {
      id: BREW,
      value: copied(BREW, 'seaweed', {
        name: 'Seaweed, own brew',
        'container.size': 1000,
        'container.unit': 'L',
        'container.kind': 'drum',
        'price.amountCents': 120,
        'price.per': 'L',
      }),
    },
    {
      id: LIME,
      value: copied(LIME, 'lime-flour', {
        name: 'Quarry lime, fine',
        'container.size': 500,
        'container.unit': 'kg',
        'container.kind': 'bag',
        'price.amountCents': 9900,
        'price.per': 'container',
      }),
    },
  ],
  favourites: [
    { productId: 'urea', isFavourite: true },
    { productId: 'seaweed', isFavourite: true },
    { productId: LIME, isFavourite: true },
  ],
  sprayings,
  everyDays: 6,
};
