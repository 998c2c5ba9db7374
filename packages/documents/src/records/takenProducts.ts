import type { ProductMeasure } from '@mix/engine';
import type { LocalTime, RecordProduct, SprayRecord } from './SprayRecord.ts';

/** What a record took out of the shed of one product. */
export interface TakenProduct {
  readonly productId: string;
  readonly unit: ProductMeasure['unit'];
  /** What went at each moment, in the order of the filling. */
  readonly outs: readonly (readonly [at: LocalTime, amount: number])[];
}

/**
 * What was put into the tank of one product: what was sprayed and what stayed in the machine. Where
 * the tank began with the same mix, that part came out of the shed with an earlier record, and the
 * steps of the filling alone say what went in.
 */
function takenOf({ draft }: SprayRecord, product: RecordProduct, putIn: number): number {
  const isTopUp = draft.heel?.contents === 'sameMix' && (draft.heel.volumeL ?? 0) > 0;
  if (isTopUp && putIn > 0) return putIn;
  return product.actual.value + (product.leftInMachine?.value ?? 0);
}

/**
 * What a record took out of the shed, by product: at the moments of its filling, since a record is
 * often written hours later and a count between the two has already seen the bags gone; at the start
 * of the work where no step says an amount. A product of which nothing was taken is left out, of one
 * that is named twice the first line counts.
 */
export function takenProducts(record: SprayRecord): readonly TakenProduct[] {
  const seen = new Set<string>();
  return record.products.flatMap((product) => {
    const { productId, actual } = product;
    if (seen.has(productId)) return [];
    seen.add(productId);
    const fillings: { readonly at: LocalTime; readonly amount: number }[] = [];
    let putIn = 0;
    for (const { productId: id, actual: filled, at } of record.loads.flatMap(
      (load) => load.steps,
    )) {
      const amount = id === productId ? (filled?.value ?? 0) : 0;
      if (!(amount > 0)) continue;
      fillings.push({ at, amount });
      putIn += amount;
    }
    const taken = takenOf(record, product, putIn);
    if (!(taken > 0)) return [];
    const outs =
      putIn === 0
        ? [[record.startedAt ?? record.endedAt, taken] as const]
        : fillings.map(({ at, amount }) => [at, taken * (amount / putIn)] as const);
    return [{ productId, unit: actual.unit, outs }];
  });
}
