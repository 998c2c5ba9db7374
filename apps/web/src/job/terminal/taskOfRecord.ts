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
  /** Null: the record's ground has none. */
  readonly outline: IslandedRing | null;
  /** What the record is called where it has no name. */
  readonly unnamed: string;
  readonly waterName: string;
  /** What the machine is called where the record does not say. */
  readonly machineName: string;
}

/** A record without its beginning has one moment: when it ended. */
function timeOf({ startedAt, endedAt, areaDoneHa }: SprayRecord): TaskTime {
  const durationS =
    startedAt === null
      ? null
      : Math.round((new Date(endedAt).getTime() - new Date(startedAt).getTime()) / MS_PER_S);
  return {
    start: startedAt ?? endedAt,
    stop: startedAt === null ? null : endedAt,
    durationS: durationS !== null && durationS >= 0 ? durationS : null,
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
  /** Put in, and still in the machine. */
  readonly left: number;
}

/** Water and products of a record; what is not said is not there. */
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

/** What was filled, and what of it is left: the rest was sprayed. */
function allocationsOf({ unit, amount, left }: Used, productId: string): ProductAllocation[] {
  const ddi = unit === 'kg' ? DDI.actualMassContent : DDI.actualVolumeContent;
  const filled = {
    productId,
    ddi,
    value: stepsOf(ddi, amount + left),
    transfer: 'filling' as const,
  };
  if (left === 0) return [filled];
  return [filled, { productId, ddi, value: stepsOf(ddi, left), transfer: 'remainder' as const }];
}

/** What was done, for the program of an office: a completed task, or a paused one where ground is left. */
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
    products: used.map(({ id, name, unit }) => ({
      id,
      name,
      kind: 'single',
      quantityDdi: unit === 'kg' ? DDI.actualMassContent : DDI.actualVolumeContent,
      recipeQuantity: null,
      parts: [],
    })),
    partfields: [
      {
        id: 'PFD1',
        name: record.location ?? record.name ?? unnamed,
        areaM2: Math.round(record.sprayAreaHa * M2_PER_HA),
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
