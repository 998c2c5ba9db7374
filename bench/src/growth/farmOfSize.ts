import { catalogue } from '@mix/catalogue';
import { eightProductDraft } from '../eightProductDraft.ts';
import type { HeldDocument } from '../holdDocuments.ts';
import { sprayedRecord } from '../sprayedRecord.ts';

/** What a large farm has beside 50,000 records; a smaller one has of each in the same measure. */
const OF_LARGEST = { records: 50_000, paddocks: 1_000, mixes: 300, products: 300, stock: 10_000 };

type Kind = keyof typeof OF_LARGEST;

const DAY_MS = 86_400_000;
const DAYS_KEPT = 5 * 365;
const USED = sprayedRecord.productFacts.map(({ id }) => id);
const [anyProduct] = catalogue.products;
const corner = (latitudeDeg: number, longitudeDeg: number) => ({ latitudeDeg, longitudeDeg });

/** One of each kind, by its number. @param moment when it was, in the words of a record */
const ONE: Readonly<
  Record<
    Kind,
    (place: number, moment: string, count: (kind: Kind) => number) => HeldDocument['fields']
  >
> = {
  records: (place, moment, count) => ({
    ...sprayedRecord,
    endedAt: moment,
    paddockId: `paddocks${place % count('paddocks')}`,
  }),
  paddocks: (place) => ({
    name: `Paddock ${place}`,
    areaHa: 20,
    landUse: 'pasture',
    outline: [corner(-37.5, 175.1), corner(-37.5, 175.11), corner(-37.51, 175.11)],
    earlierNames: [],
    retired: false,
  }),
  mixes: (place) => ({
    name: `Mix ${place}`,
    draft: eightProductDraft,
    engineVersion: '1',
    catalogueVersion: catalogue.version,
    products: sprayedRecord.productFacts,
    jarTest: null,
    paddock: null,
  }),
  products: (place) => ({
    ...anyProduct,
    id: `own-products${place}`,
    name: `Product ${place}`,
    container: null,
    price: null,
  }),
  stock: (place, moment) => ({
    kind: 'delivery',
    productId: USED[place % USED.length] ?? '',
    amount: { unit: 'kg', value: 200 },
    packSize: 25,
    batch: null,
    expiresOn: null,
    centsPerUnit: 98,
    at: moment,
    by: null,
    note: null,
  }),
};

/**
 * What a farm holds after five years, by its records.
 * @param today the day of the newest
 */
export function farmOfSize(records: number, today: Date): readonly HeldDocument[] {
  const count = (kind: Kind) => Math.round((OF_LARGEST[kind] * records) / OF_LARGEST.records);
  return (Object.keys(OF_LARGEST) as Kind[]).flatMap((kind) =>
    Array.from({ length: count(kind) }, (_, place): HeldDocument => {
      const daysAgo = Math.floor((place * DAYS_KEPT) / count(kind));
      const day = new Date(today.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
      const id = kind === 'products' ? `own-products${place}` : `${kind}${place}`;
      const fields = ONE[kind](place, `${day}T16:40:00+13:00`, count);
      return { collection: kind, id, fields: { ...fields, schemaVersion: 1 } };
    }),
  );
}
