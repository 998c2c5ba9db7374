import type { Paddock } from '@mix/documents';
import { isByZones, zonePlan } from '../../mix/zones/zonePlan.ts';
import { outlineOf, taskFile } from './taskFile.ts';
import { taskOfPlan } from './taskOfPlan.ts';

type PlanTask = Parameters<typeof taskOfPlan>[0];

/** What is planned, and who asks. */
export interface PlanFile extends Omit<PlanTask, 'outline' | 'zones'> {
  /** Null: the mix is for no paddock that is kept. */
  readonly paddock: Paddock | null;
  /** Of the plan. */
  readonly engineVersion: string;
  /** Stands in the file as the program that made it. */
  readonly title: string;
}

/** A plan as a file for the terminal: in the zones of its paddock where it was planned by them. */
export function planFile({ paddock, engineVersion, title, ...of }: PlanFile): Blob {
  const zones = paddock && zonePlan(paddock);
  const task = taskOfPlan({
    ...of,
    outline: paddock && outlineOf(paddock),
    zones: zones !== null && isByZones(of.plan, zones) ? zones : null,
  });
  return taskFile(task, title, engineVersion);
}
