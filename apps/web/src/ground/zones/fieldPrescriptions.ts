import type { Prescription } from '@mix/documents';
import { FORMAT_LIMITS, type TaskData } from '@mix/ground';
import { cornersOf, MOST_CORNERS } from './zoneCorners.ts';
import { prescriptionOfSource, zonesOfTask } from './zoneSources.ts';

/** The zones that planned tasks of a file have for its fields, by the field's name; the first of each. */
export function fieldPrescriptions(data: TaskData): ReadonlyMap<string, Prescription> {
  const found = new Map<string, Prescription>();
  for (const task of data.tasks) {
    if (task.state !== 'planned') continue;
    const field = data.partfields.find(({ id }) => id === task.partfieldId);
    const source = zonesOfTask(task);
    // Rates of a product need the spray to be said first.
    if (field === undefined || source?.unit !== 'L/ha' || found.has(field.name)) continue;
    if (source.zones.length > FORMAT_LIMITS.zones || cornersOf(source) > MOST_CORNERS) continue;
    found.set(field.name, prescriptionOfSource(source, null));
  }
  return found;
}
