import type { SprayRecord } from '@mix/documents';
import {
  DDI,
  EMPTY_TASK_DATA,
  emptyTask,
  stepsOf,
  type IslandedRing,
  type ProductAllocation,
  type TaskData,
  type TaskTime,
} from '@mix/ground';

const M2_PER_HA = 10_000;
const MS_PER_S = 1000;
const ELEMENT = 'DET1';

interface RecordTask {
  readonly record: SprayRecord;
  /** Null where the record's ground has no outline. */
  readonly outline: IslandedRing | null;
  /** What the record is called where it has no name. */
  readonly unnamed: string;
  readonly waterName: string;
  /** What the machine is called where the record does not say. */
  readonly machineName: string;
}

/**
 * A record with no beginning, or with one after its end, has a single time: its end. Where only the day
 * of that is known, no end and no duration are told beside a beginning.
 */
function timeOf({ startedAt, endedAt, endKnownTo, areaDoneHa }: SprayRecord): TaskTime {
  const tookMs =
    startedAt === null ? -1 : new Date(endedAt).getTime() - new Date(startedAt).getTime();
  const hasBegun = startedAt !== null && tookMs >= 0;
  const hasEnded = hasBegun && endKnownTo !== 'day';
  return {
    start: hasBegun ? startedAt : endedAt,
    stop: hasEnded ? endedAt : null,
    durationS: hasEnded ? Math.round(tookMs / MS_PER_S) : null,
    type: 'effective',
    totals:
      areaDoneHa === null
        ? []
        : [
            {
              ddi: DDI.totalArea,
              value: stepsOf(DDI.totalArea, areaDoneHa * M2_PER_HA),
              elementId: ELEMENT,
            },
          ],
  };
}

interface Used {
  readonly name: string;
  readonly unit: 'kg' | 'L';
  readonly amount: number;
  /** Filled and not sprayed: still in the machine. */
  readonly left: number;
}

/** Products of a record, and its water where the record states it. */
const usedOf = ({ record, waterName }: RecordTask): readonly Used[] => [
  ...(record.carrierL === null
    ? []
    : [{ name: waterName, unit: 'L' as const, amount: record.carrierL, left: 0 }]),
  ...record.products.map(({ name, actual, leftInMachine }) => ({
    name,
    unit: actual.unit,
    amount: actual.value,
    left: leftInMachine?.value ?? 0,
  })),
];

/** The largest number that a value of a task file may be. */
const MOST_STEPS = 2_147_483_647;

/** What an amount is counted in: grams or millilitres, and where they are too many, kilograms or litres. */
function countedIn({ unit, amount, left }: Used): string {
  const [fine, coarse] =
    unit === 'kg'
      ? [DDI.actualMassContent, DDI.applicationTotalKg]
      : [DDI.actualVolumeContent, DDI.applicationTotalL];
  return stepsOf(fine, amount + left) <= MOST_STEPS ? fine : coarse;
}

/** What was filled, and what of it is left: the rest was sprayed. */
function allocationsOf(used: Used, productId: string): ProductAllocation[] {
  const { amount, left } = used;
  const ddi = countedIn(used);
  const filled = {
    productId,
    ddi,
    value: stepsOf(ddi, amount + left),
    transfer: 'filling' as const,
  };
  if (left === 0) return [filled];
  return [filled, { productId, ddi, value: stepsOf(ddi, left), transfer: 'remainder' as const }];
}

/** m² of the ground: as it was planned, else as it was done. */
function areaM2Of({ sprayAreaHa, areaDoneHa }: SprayRecord): number | null {
  const areaHa = sprayAreaHa ?? areaDoneHa;
  return areaHa === null ? null : Math.round(areaHa * M2_PER_HA);
}

/** A record as task data for an office: a completed task, or a paused one where ground is left. */
export function taskOfRecord(of: RecordTask): TaskData {
  const { record, outline, unnamed, machineName } = of;
  const { operator, owner } = record;
  const used = usedOf(of).map((one, index) => ({ ...one, id: `PDT${index + 1}` }));
  return {
    ...EMPTY_TASK_DATA,
    customers: owner === null ? [] : [{ id: 'CTR1', name: owner }],
    workers: operator === null ? [] : [{ id: 'WKR1', name: operator }],
    devices: [
      {
        id: 'DVC1',
        name: record.equipment ?? machineName,
        elements: [{ id: ELEMENT, kind: 'device', parentId: null }],
      },
    ],
    products: used.map((one) => ({
      id: one.id,
      name: one.name,
      kind: 'single',
      quantityDdi: countedIn(one),
      recipeQuantity: null,
      parts: [],
    })),
    partfields: [
      {
        id: 'PFD1',
        name: record.location ?? record.name ?? unnamed,
        areaM2: areaM2Of(record),
        customerId: owner === null ? null : 'CTR1',
        farmId: null,
        outlines: outline === null ? [] : [outline],
      },
    ],
    tasks: [
      {
        ...emptyTask('TSK1', record.state === 'done' ? 'completed' : 'paused'),
        name: record.name ?? unnamed,
        customerId: owner === null ? null : 'CTR1',
        partfieldId: 'PFD1',
        workerId: operator === null ? null : 'WKR1',
        times: [timeOf(record)],
        allocations: used.flatMap((one) => allocationsOf(one, one.id)),
      },
    ],
  };
}
