import { syntheticNitrogenKg, type ReportedProduct } from '@mix/documents';
import type { NitrogenLedger, PlaceNitrogen } from './nitrogenLedger.ts';
import type { ReportRow } from '../totals/ReportRow.ts';

/** One fertiliser, once, on one piece of ground. */
export interface NitrogenApplication {
  readonly place: PlaceNitrogen;
  readonly row: ReportRow;
  readonly product: ReportedProduct;
  /** Analysis, % by mass; null is not known. */
  readonly nitrogenPct: number | null;
  readonly nitrogenKg: number | null;
}

/**
 * The applications that brought synthetic nitrogen, or may have: a product whose content is not
 * known has null here. Place by place, the earliest of the year first.
 */
export const nitrogenApplications = (ledger: NitrogenLedger): readonly NitrogenApplication[] =>
  ledger.places.flatMap((place) =>
    place.rows.toReversed().flatMap((row) =>
      row.record.products.flatMap((product): readonly NitrogenApplication[] => {
        const { productFacts } = row.record;
        const one = { products: [product], productFacts };
        const nitrogenKg = syntheticNitrogenKg(one);
        if (nitrogenKg === 0) return [];
        const facts = productFacts.find(({ id }) => id === product.productId);
        const nitrogenPct = facts?.nutrientsPct == null ? null : (facts.nutrientsPct.N ?? 0);
        return [{ place, row, product, nitrogenPct, nitrogenKg }];
      }),
    ),
  );

/** One fertiliser of one analysis over the whole year. */
export interface NitrogenFertiliser {
  readonly productId: string;
  readonly name: string;
  readonly nitrogenPct: number | null;
  readonly unit: ReportedProduct['actual']['unit'];
  readonly amount: number;
  /** Null: not known of one or more applications. */
  readonly nitrogenKg: number | null;
}

/** What was used of each fertiliser; another analysis of the same product stands apart. */
export function nitrogenFertilisers(
  applications: readonly NitrogenApplication[],
): readonly NitrogenFertiliser[] {
  const fertilisers = new Map<string, NitrogenFertiliser>();
  for (const { product, nitrogenPct, nitrogenKg } of applications) {
    const { productId, name, actual } = product;
    const key = [productId, actual.unit, nitrogenPct].join(' ');
    const old = fertilisers.get(key);
    const soFar = old === undefined ? 0 : old.nitrogenKg;
    fertilisers.set(key, {
      productId,
      name,
      nitrogenPct,
      unit: actual.unit,
      amount: (old?.amount ?? 0) + actual.value,
      nitrogenKg: soFar === null || nitrogenKg === null ? null : soFar + nitrogenKg,
    });
  }
  return [...fertilisers.values()].toSorted((a, b) => (b.nitrogenKg ?? 0) - (a.nitrogenKg ?? 0));
}
