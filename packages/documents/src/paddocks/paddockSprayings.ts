import { activeOf, treatedShare, waysOfActing, type Active } from '@mix/engine';
import { localDay } from '../time/recordTime.ts';
import type { SprayRecord } from '../records/SprayRecord.ts';
import { isRecordOn, type PaddockGround } from './paddockNitrogen.ts';

/** One product of one record on a paddock. */
export interface PaddockSpraying {
  readonly productId: string;
  /** A record is one application, however many loads it had. */
  readonly recordNumber: number;
  /** Local calendar day on which it ended, `YYYY-MM-DD`. */
  readonly day: string;
  /**
   * kg or, of a liquid, L on a treated hectare, as labels mean it: that of the bands where only bands
   * were sprayed. Null where the area is not known.
   */
  readonly perHa: number | null;
  /** How it acts: `HRAC 9`; null where the facts that were kept with the record do not say. */
  readonly actions: readonly string[] | null;
  /** Its active ingredient, by the same facts. */
  readonly active: Active | 'none' | null;
}

/** The same day a year before, `YYYY-MM-DD`. */
function yearBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date.toISOString().slice(0, 10);
}

/** Ground that got spray, ha: a record's area is that of the field. Null is not known. */
function treatedHa({ areaDoneHa, draft }: SprayRecord): number | null {
  const share = treatedShare(draft);
  return areaDoneHa !== null && areaDoneHa > 0 && share !== null ? areaDoneHa * share : null;
}

/**
 * What the records put on a paddock in the twelve months up to a day, a product at a time; null where
 * no record tells of that ground and time, because then nothing is known.
 * @param kept every paddock of the owner: a record of one of them counts on no other
 * @param day local calendar day, `YYYY-MM-DD`
 */
export function paddockSprayings(
  records: readonly SprayRecord[],
  ground: PaddockGround,
  kept: readonly { readonly id: string }[],
  day: string,
): readonly PaddockSpraying[] | null {
  const keptIds = new Set(kept.map(({ id }) => id));
  const from = yearBefore(day);
  const found = records.filter((record) => {
    const on = localDay(record.endedAt);
    return on > from && on <= day && isRecordOn(record, ground, keptIds);
  });
  if (found.length === 0) return null;
  return found.flatMap((record, recordNumber) => {
    const { products, productFacts } = record;
    const areaHa = treatedHa(record);
    return products
      .filter(({ actual }) => actual.value > 0)
      .map(({ productId, actual }) => {
        const facts = productFacts.find(({ id }) => id === productId);
        return {
          productId,
          recordNumber,
          day: localDay(record.endedAt),
          perHa: areaHa === null ? null : actual.value / areaHa,
          actions: waysOfActing(facts),
          active: facts === undefined ? null : activeOf(facts),
        };
      });
  });
}
