import { stockEntryKind, type DocumentFields } from '@mix/documents';
import { isFields } from '@mix/engine';
import type { HeldDocument } from './FrameContent.ts';
import type { ScreenState } from './ScreenState.ts';
import { documentKinds } from '../../src/sync/device/documentKinds.ts';

/** Prices in cents that no other figure of any state equals. */
const PRICES = { line: 8331, first: 8717, second: 8793, round: 8559 } as const;

/** One of the prices, in cents or in dollars, as any file may write it. */
export const anyPrice = new RegExp(
  Object.values(PRICES)
    .map((cents) => `(?<!\\d)${Math.floor(cents / 100)}[.,]?${cents % 100}(?!\\d)`)
    .join('|'),
);

type Measure = 'kg' | 'L';

/** Gives every line of a mix, however deeply nested, every delivery and every round a price. */
function priced(value: unknown, found: Map<string, Measure>): unknown {
  if (Array.isArray(value)) return value.map((each) => priced(each, found));
  if (!isFields(value) || value instanceof Date) return value;
  const whole = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, priced(each, found)]),
  );
  const { productId, rate, draft, kind } = whole;
  if (kind === 'delivery') return { ...whole, centsPerUnit: PRICES.first };
  if (isFields(draft) && 'plannedAt' in whole) return { ...whole, costCentsPerHa: PRICES.round };
  if (typeof productId !== 'string' || !isFields(rate)) return whole;
  const per = /^m?L/.test(String(rate['unit'])) ? 'L' : 'kg';
  found.set(productId, per);
  return { ...whole, price: { amountCents: PRICES.line, per } };
}

const deliveries = (productId: string, unit: Measure): readonly HeldDocument[] =>
  ([PRICES.first, PRICES.second] as const).map((centsPerUnit, place) => ({
    collection: 'stock',
    id: `priced-${productId}-${place}`,
    value: stockEntryKind.serialise({
      kind: 'delivery',
      productId,
      amount: unit === 'kg' ? { value: 40, unit } : { value: 40, unit },
      packSize: 20,
      batch: `B${place}`,
      expiresOn: null,
      centsPerUnit,
      at: '2026-11-17T12:00:00+13:00',
      by: 'Mere',
      note: null,
    } as never),
  }));

/**
 * The device of a gallery state, full of prices: each line of a mix has one, and each product of it
 * is in stock at two.
 */
export function pricedState({ device = {}, documents = [] }: ScreenState) {
  const found = new Map<string, Measure>();
  const kept = priced(device, found) as Readonly<Record<string, unknown>>;
  const held = documents.map((document) => ({
    ...document,
    value: priced(document.value, found) as DocumentFields,
  }));
  const stocked = [...found].flatMap(([id, unit]) => deliveries(id, unit));
  return {
    kept,
    documents: [...held, ...stocked].map(({ collection, id, value }) => {
      const read = documentKinds[collection].parse(value);
      if (read === null) throw new Error(`${collection}/${id} cannot be read with prices`);
      return { collection, id, value: read } as never;
    }),
  };
}
