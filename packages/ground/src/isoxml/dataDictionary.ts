/**
 * Entries of the data dictionary (ISO 11783-11) that spraying needs, as four hexadecimal digits. Names,
 * units and resolutions: the public dictionary at isobus.net, as two libraries carry it (S569).
 */
export const DDI = {
  setpointVolumePerArea: '0001',
  actualVolumePerArea: '0002',
  defaultVolumePerArea: '0003',
  setpointMassPerArea: '0006',
  actualMassPerArea: '0007',
  actualVolumeContent: '0048',
  actualMassContent: '004B',
  applicationTotalL: '0050',
  applicationTotalKg: '0051',
  totalArea: '0074',
  effectiveTotalTime: '0077',
  applicationTotalMl: '015F',
  applicationTotalG: '0160',
  setpointMlPerArea: '024C',
  actualMlPerArea: '024D',
} as const;

export type TaskUnit = 'L/ha' | 'kg/ha' | 'L' | 'kg' | 'm²' | 's';

interface DictionaryEntry {
  readonly unit: TaskUnit;
  /** Steps of the dictionary in one `unit`. */
  readonly stepsPerUnit: number;
}

const ENTRIES: ReadonlyMap<string, DictionaryEntry> = new Map([
  // 1 L/ha is 100 mm³/m², in steps of 0.01.
  [DDI.setpointVolumePerArea, { unit: 'L/ha', stepsPerUnit: 10_000 }],
  [DDI.actualVolumePerArea, { unit: 'L/ha', stepsPerUnit: 10_000 }],
  [DDI.defaultVolumePerArea, { unit: 'L/ha', stepsPerUnit: 10_000 }],
  // 1 kg/ha is 100 mg/m².
  [DDI.setpointMassPerArea, { unit: 'kg/ha', stepsPerUnit: 100 }],
  [DDI.actualMassPerArea, { unit: 'kg/ha', stepsPerUnit: 100 }],
  [DDI.actualVolumeContent, { unit: 'L', stepsPerUnit: 1000 }],
  [DDI.actualMassContent, { unit: 'kg', stepsPerUnit: 1000 }],
  [DDI.applicationTotalL, { unit: 'L', stepsPerUnit: 1 }],
  [DDI.applicationTotalKg, { unit: 'kg', stepsPerUnit: 1 }],
  [DDI.totalArea, { unit: 'm²', stepsPerUnit: 1 }],
  [DDI.effectiveTotalTime, { unit: 's', stepsPerUnit: 1 }],
  [DDI.applicationTotalMl, { unit: 'L', stepsPerUnit: 1000 }],
  [DDI.applicationTotalG, { unit: 'kg', stepsPerUnit: 1000 }],
  // 1 L/ha is 0.1 mL/m², which is its step.
  [DDI.setpointMlPerArea, { unit: 'L/ha', stepsPerUnit: 1 }],
  [DDI.actualMlPerArea, { unit: 'L/ha', stepsPerUnit: 1 }],
]);

export interface TaskQuantity {
  readonly value: number;
  readonly unit: TaskUnit;
}

/** What a whole number of a file means; null: an entry that spraying does not need. */
export function quantityOf(ddi: string, steps: number): TaskQuantity | null {
  const entry = ENTRIES.get(ddi.toUpperCase());
  return entry === undefined ? null : { value: steps / entry.stepsPerUnit, unit: entry.unit };
}

/** A figure as the whole number of steps that a file has, rounded to the nearest. */
export function stepsOf(ddi: string, value: number): number {
  const { stepsPerUnit = NaN } = ENTRIES.get(ddi) ?? {};
  return Math.round(value * stepsPerUnit);
}
