import { roundJobId, type JobTold, type Role, type RoundTask } from '@mix/documents';
import type { MixPlan } from '@mix/engine';
import { groundOf, jobFor, toldOf } from '../../../farm/handover/jobTold.ts';
import { farmJobs } from '../../../sync/farmJobs.ts';
import { loadDocumentStore } from '../../../sync/loadDocumentStore.ts';
import type { RoundPlan } from './roundPlans.ts';

/** A paddock of a round whose mix has a plan, and who is to spray it when. */
export interface PlannedTask extends RoundTask, Omit<RoundPlan, 'plan'> {
  readonly plan: MixPlan;
}

interface Said extends Pick<JobTold, 'note' | 'by'> {
  readonly roleOf: (uid: string | null) => Role | undefined;
}

/**
 * Hands the paddocks of a round over, a job each. A paddock whose job is there already is left as it
 * is: what broke off goes on where it stopped, and a second time makes no second job.
 * @throws DeviceStorageError where this device could not keep one; those before it are kept
 */
export async function sendRound(
  roundId: string,
  tasks: readonly PlannedTask[],
  { note, by, roleOf }: Said,
): Promise<void> {
  const store = await loadDocumentStore();
  for (const { paddockId, day, sentTo, plan, facts, draft, paddock } of tasks) {
    const id = roundJobId(roundId, paddockId);
    if ((await store.one('jobs', id)) !== null) continue;
    const ground = await groundOf(paddockId, plan);
    const told = toldOf({ plan, catalogue: facts, draft, paddock }, ground, { day, note, by });
    await farmJobs.save(id, jobFor(told, sentTo, roleOf(sentTo)));
  }
}
