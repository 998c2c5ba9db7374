import type { JobFailure } from '../handover/changeFarmJob.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';

/** Why something was not done with a job, in words; null where it is done. It never rejects. */
export async function failureOf(act: () => Promise<JobFailure | null>): Promise<string | null> {
  try {
    const failure = await act();
    return failure === null ? null : farmJobWords.failures[failure];
  } catch {
    return farmJobWords.failures.notKept;
  }
}
