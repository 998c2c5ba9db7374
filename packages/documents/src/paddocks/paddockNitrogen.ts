import { draftFields, nitrogenYear } from '@mix/engine';
import { syntheticNitrogenKg } from '../records/recordFacts.ts';
import { isCalled } from './isCalled.ts';
import type { Paddock } from './Paddock.ts';
import { localDay } from '../time/recordTime.ts';
import type { ReportedRecord } from '../records/ReportedRecord.ts';

/** The paddock whose nitrogen is summed. */
export type PaddockGround = Pick<Paddock, 'name' | 'areaHa' | 'earlierNames'> & {
  readonly id: string;
};

/** Synthetic nitrogen that the records of a July to June year put on a paddock. */
export interface PaddockNitrogen {
  /** kg a hectare of the whole paddock; 0 when no record brings any; null while no area is known. */
  readonly kgPerHa: number | null;
  /** Records whose nitrogen is fully known and counted. */
  readonly recordCount: number;
  /** Records of this ground and year with a product of unknown nitrogen, which is not counted. */
  readonly unknownCount: number;
}

/**
 * Whether a record counts on a paddock. A record without a paddock, or of one no longer kept,
 * counts by its location: on each paddock of that name, because too little nitrogen would look like
 * room under the cap.
 * @param keptIds of every paddock of the owner: a record of one of them counts on no other
 */
export function isRecordOn(
  { paddockId, location }: Pick<ReportedRecord, 'paddockId' | 'location'>,
  ground: Pick<PaddockGround, 'id' | 'name' | 'earlierNames'>,
  keptIds: ReadonlySet<string>,
): boolean {
  if (paddockId === ground.id) return true;
  if (paddockId !== null && keptIds.has(paddockId)) return false;
  return location !== null && isCalled(ground, location);
}

/**
 * What the records put on a paddock in the July to June year of a day: kg of synthetic N over the
 * area of the paddock, or over the largest area that was done there where that is not known. Half a
 * paddock sprayed twice counts as the whole sprayed once (nitrogen cap, S50).
 * @param kept every paddock of the owner: a record of one of them counts on no other
 * @param day local calendar day, `YYYY-MM-DD`
 */
export function paddockNitrogen(
  records: readonly ReportedRecord[],
  ground: PaddockGround,
  kept: readonly { readonly id: string }[],
  day: string,
): PaddockNitrogen {
  const keptIds = new Set(kept.map(({ id }) => id));
  const year = nitrogenYear(day);
  let totalKg = 0;
  let largestHa = 0;
  let recordCount = 0;
  let unknownCount = 0;
  for (const record of records) {
    const on = localDay(record.endedAt);
    if (
      year === null ||
      on < year.firstDay ||
      on > year.lastDay ||
      !isRecordOn(record, ground, keptIds)
    ) {
      continue;
    }
    const kg = record.products.map((product) =>
      syntheticNitrogenKg({ products: [product], productFacts: record.productFacts }),
    );
    if (kg.includes(null)) unknownCount += 1;
    else recordCount += 1;
    totalKg += kg.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    largestHa = Math.max(largestHa, record.areaDoneHa ?? 0);
  }
  const areaHa = ground.areaHa ?? largestHa;
  const spreadKgPerHa = areaHa > 0 ? totalKg / areaHa : null;
  return { kgPerHa: totalKg === 0 ? 0 : spreadKgPerHa, recordCount, unknownCount };
}

/** Steps that round the sum of a year: the draft, the screens and the job then have the same. */
const STEPS_PER_KG = 100;

/**
 * The nitrogen of the year as a plan takes it, to 0.01 kg/ha; null where it is not known, and where
 * it is above what a plan takes: such a sum is of a wrong record, and the figure is for the operator
 * to say.
 */
export function nitrogenForPlan(
  ...of: Parameters<typeof paddockNitrogen>
): (PaddockNitrogen & { readonly kgPerHa: number }) | null {
  const found = paddockNitrogen(...of);
  if (found.kgPerHa === null) return null;
  const kgPerHa = Math.round(found.kgPerHa * STEPS_PER_KG) / STEPS_PER_KG;
  return kgPerHa > draftFields.nitrogenAppliedKgPerHa.limits.max ? null : { ...found, kgPerHa };
}
