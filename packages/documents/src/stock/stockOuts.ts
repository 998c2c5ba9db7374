import type { ProductMeasure } from '@mix/engine';
import type { RecordProduct, SprayRecord } from '../records/SprayRecord.ts';
import type { LocalTime } from '../records/SprayRecord.ts';

/** A record, as it is kept. */
export interface KeptRecord {
  readonly id: string;
  readonly value: SprayRecord;
}

/** What one record took of a product at one moment. */
export interface StockOut {
  readonly recordId: string;
  /** Place among the outs of its record. */
  readonly place: number;
  /** The ground, or the mix, as the record calls it; null is not said. */
  readonly name: string | null;
  readonly at: LocalTime;
  readonly unit: ProductMeasure['unit'];
  readonly amount: number;
}

/**
 * What a record took out of the shed of one product: what was put into the tank, that is what was
 * sprayed and what stayed in the machine. Where the tank began with the same mix, that part came out
 * of the shed with an earlier record, and the steps of the filling alone say what went in.
 */
function takenBy({ draft }: SprayRecord, product: RecordProduct, putIn: number): number {
  const isTopUp = draft.heel?.contents === 'sameMix' && (draft.heel.volumeL ?? 0) > 0;
  if (isTopUp && putIn > 0) return putIn;
  return product.actual.value + (product.leftInMachine?.value ?? 0);
}

/**
 * What a record took of one product: at the moments of its filling, since a record is often written
 * hours later and a count between the two has already seen the bags gone. Empty where it took none.
 */
export function stockOuts({ id, value: record }: KeptRecord, productId: string): StockOut[] {
  const product = record.products.find((one) => one.productId === productId);
  if (product === undefined) return [];
  const fillings: { readonly at: LocalTime; readonly amount: number }[] = [];
  let putIn = 0;
  for (const load of record.loads) {
    for (const { productId: id, actual, at } of load.steps) {
      const amount = id === productId ? (actual?.value ?? 0) : 0;
      if (!(amount > 0)) continue;
      fillings.push({ at, amount });
      putIn += amount;
    }
  }
  const taken = takenBy(record, product, putIn);
  if (!(taken > 0)) return [];
  const name = record.location ?? record.name;
  const out = (at: LocalTime, amount: number, place: number): StockOut => {
    return { recordId: id, place, name, at, unit: product.actual.unit, amount };
  };
  if (putIn === 0) return [out(record.startedAt ?? record.endedAt, taken, 0)];
  return fillings.map(({ at, amount }, place) => out(at, taken * (amount / putIn), place));
}
