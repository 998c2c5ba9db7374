import type { MixForm } from '../plan/draft/MixForm.ts';
import { browserStorage } from '../device/storage/deviceStorage.ts';
import { createKeptValue } from '../device/storage/keptValue.ts';
import { readStoredForm } from '../plan/draft/storedForm.ts';

/** A job that left this device; a result that comes back is set beside it. */
export interface SentJob {
  readonly jobId: string;
  /** ms since 1970 */
  readonly sentAt: number;
  readonly form: MixForm;
}

const REMEMBERED = 30;
const none: readonly SentJob[] = [];

function readSent(stored: unknown): readonly SentJob[] | null {
  if (!Array.isArray(stored)) return null;
  const jobs = stored.map((entry: unknown): SentJob | null => {
    if (typeof entry !== 'object' || entry === null) return null;
    if (!('jobId' in entry) || !('sentAt' in entry) || !('form' in entry)) return null;
    const { jobId, sentAt } = entry;
    const form = readStoredForm(entry.form);
    if (form === null || typeof jobId !== 'string' || typeof sentAt !== 'number') return null;
    return { jobId, sentAt, form };
  });
  return jobs.every((job) => job !== null) ? jobs : null;
}

const kept = createKeptValue(browserStorage(), {
  key: 'mix.sentJobs',
  schema: 1,
  empty: none,
  read: readSent,
});

/** Remembers a job that is being sent; a job sent twice is kept once. */
export function rememberSentJob(job: SentJob): void {
  kept.setState(({ value }) => ({
    value: [job, ...value.filter(({ jobId }) => jobId !== job.jobId)].slice(0, REMEMBERED),
  }));
}

/** The job a result answers; null when it was not sent from this device. */
export const sentJobOf = (jobId: string): SentJob | null =>
  kept.getState().value.find((job) => job.jobId === jobId) ?? null;
