import { type FarmJob, jobPlan, plannedJob } from '@mix/documents';
import { calculateMix } from '@mix/engine';
import { accountStore } from '../../session/accountStore.ts';
import { catalogueStore } from '../../products/catalogue/catalogueStore.ts';
import { farmJobs } from '../../sync/farmJobs.ts';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { personOnSharedDevice } from '../../sync/sharedDevice/sharedDeviceStore.ts';
import type { Job, JobRest } from '../../fill/job/Job.ts';
import { timeNow } from './changeFarmJob.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

/**
 * Makes a new job of what is left of a farm's job, planned for its ground with the facts the job
 * had. The job is for this account where the old one was sent to it, else for whoever comes first.
 * @returns false where no job is made: the farm's job is gone or somebody else's, the catalogue is
 * not here, or the engine has no plan for the rest
 * @throws DeviceStorageError
 */
export async function handOverRest({ farmJobId, products }: Job, rest: JobRest): Promise<boolean> {
  const account = accountStore.getState().account;
  const listed = catalogueStore.store.getState();
  const kept = soFar(await farmJobs.all()).find(({ id }) => id === farmJobId);
  if (account == null || kept?.value.takenBy !== account.uid || listed.status !== 'ready') {
    return false;
  }
  const own = new Set(products.map(({ id }) => id));
  const others = listed.catalogue.products.filter(({ id }) => !own.has(id));
  const facts = { ...listed.catalogue, products: [...others, ...products] };
  const { plan } = calculateMix(rest.draft, facts);
  if (plan === null) return false;
  const { told, sentTo }: FarmJob = kept.value;
  const next = plannedJob(
    {
      ...told,
      draft: rest.draft,
      plan: jobPlan(plan),
      products,
      engineVersion: plan.engineVersion,
      catalogueVersion: listed.catalogue.version,
      day: null,
      by: personOnSharedDevice()?.name ?? account.name,
      at: timeNow(),
    },
    sentTo === account.uid ? sentTo : null,
    kept.id,
  );
  await farmJobs.save(newDocumentId(), next);
  return true;
}
