import { isByZones, zonePlan, type ZonedGround } from '../ground/zones/zonePlan.ts';
import { outlineOf, taskFile } from './taskFile.ts';
import { taskOfPlan } from './taskOfPlan.ts';

type PlanTask = Parameters<typeof taskOfPlan>[0];

/** What a file for the terminal is made of. */
export interface PlanFile extends Omit<PlanTask, 'outline' | 'zones'> {
  /** Null where the mix has no paddock that is kept here or came with a job. */
  readonly paddock: ZonedGround | null;
  /** Whether the plan's rate is only the average of zones: without the zones no file is made. */
  readonly needsZones: boolean;
  /** Version of the engine the plan was made with. */
  readonly engineVersion: string;
  /** Name of the program that made the file, as the file states it. */
  readonly title: string;
}

/**
 * A plan as a file for the terminal, by the zones of its paddock where it was planned by zones.
 * Null where it needs zones that are not here: one rate for the whole paddock would be wrong
 * everywhere.
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
