import type { StockLedger } from './StockLedger.ts';
import {
  stockLedgerOf,
  type KeptEntry,
  type KeptRecord,
  type StockSources,
} from './stockLedgerOf.ts';

/** A product, as far as its book needs it. */
interface BookedProduct {
  readonly id: string;
  /** Null: not known. */
  readonly liquidDensityKgPerL: number | null;
}

/** The ledgers of all products of a shed. Each is made when it is first asked for. */
export interface Shed extends StockSources {
  /** The lines of one product, of every kind. */
  readonly entriesOf: (productId: string) => readonly KeptEntry[];
  /** The book of a product; null where nobody counted it or got it delivered. */
  readonly ledgerOf: (product: BookedProduct) => StockLedger | null;
}

/** Groups the sources of a shed by product once, so that a ledger visits only its own documents. */
export function readShed(sources: StockSources): Shed {
  const entries = grouped(sources.entries, ({ value }) => [value.productId]);
  const records = grouped(sources.records, ({ taken }) => taken.map(({ productId }) => productId));
  const entriesOf = (productId: string): readonly KeptEntry[] => entries.get(productId) ?? [];
  const written = new Map<string, StockLedger | null>();
  return {
    entries: sources.entries,
    records: sources.records,
    entriesOf,
    ledgerOf: ({ id, liquidDensityKgPerL }) => {
      const key = `${String(liquidDensityKgPerL)} ${id}`;
      const known = written.get(key);
      if (known !== undefined) return known;
      const own = { entries: entriesOf(id), records: records.get(id) ?? [] };
      const ledger = stockLedgerOf(id, own, liquidDensityKgPerL);
      written.set(key, ledger);
      return ledger;
    },
  };
}

/** Documents by the products that they name; of one that is there twice, the last. */
function grouped<Kept extends KeptEntry | KeptRecord>(
  all: readonly Kept[],
  productsOf: (kept: Kept) => readonly string[],
): ReadonlyMap<string, readonly Kept[]> {
  const groups = new Map<string, Kept[]>();
  const byId = new Map<string, Kept>();
  for (const kept of all) byId.set(kept.id, kept);
  for (const kept of byId.values()) {
    for (const productId of productsOf(kept)) {
      const group = groups.get(productId);
      if (group === undefined) groups.set(productId, [kept]);
      else group.push(kept);
    }
  }
  return groups;
}
