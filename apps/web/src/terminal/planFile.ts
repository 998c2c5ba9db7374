import { isByZones, zonePlan, type ZonedGround } from '../ground/zones/zonePlan.ts';
import { outlineOf, taskFile } from './taskFile.ts';
import { taskOfPlan } from './taskOfPlan.ts';

type PlanTask = Parameters<typeof taskOfPlan>[0];

/** What is planned, and who asks. */
export interface PlanFile extends Omit<PlanTask, 'outline' | 'zones'> {
  /** Null: the mix is for no paddock that is kept, nor came with a job. */
  readonly paddock: ZonedGround | null;
  /** Its rate is only the average of zones: without them there is no file. */
  readonly needsZones: boolean;
  /** Of the plan. */
  readonly engineVersion: string;
  /** Stands in the file as the program that made it. */
  readonly title: string;
}

/**
 * A plan as a file for the terminal: in the zones of its paddock where it was planned by them. Null
 * where it needs zones that are not here: one rate for all of it would be a wrong one everywhere.
 */
export function planFile({
  paddock,
  needsZones,
  engineVersion,
  title,
  ...of
}: PlanFile): Blob | null {
  const planned = paddock && zonePlan(paddock);
  const zones = planned !== null && isByZones(of.plan, planned) ? planned : null;
  if (needsZones && zones === null) return null;
  const task = taskOfPlan({
    ...of,
    outline: paddock && outlineOf(paddock),
    zones,
  });
  return taskFile(task, title, engineVersion);
}
