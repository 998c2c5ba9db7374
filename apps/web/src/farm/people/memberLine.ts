import type { FarmJob } from '@mix/documents';
import { lastSeenText } from '../handover/lastSeenText.ts';
import { memberActivity } from '../handover/memberActivity.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { dayOfYearText, momentText } from '../../i18n/figures/dateText.ts';
import { jobName } from '../sharedDevice/usePeopleOnDevice.ts';

interface MemberLine {
  /** Null: nothing of the farm's jobs, as far as this device has heard. */
  readonly does: string | null;
  readonly when: string | null;
}

const NOTHING: MemberLine = { does: null, when: null };

/** "Shed, 27 Nov" */
function sentJob(job: FarmJob): string {
  const { day } = job.told;
  return day === null ? jobName(job) : `${jobName(job)}, ${dayOfYearText(day)}`;
}

/** What somebody of the farm does just now and since when, in a few words. */
export function memberLine(jobs: readonly FarmJob[], uid: string, nowMs: number): MemberLine {
  const work = memberActivity(jobs, uid);
  if (work === null) return NOTHING;
  if (work.is === 'sent') {
    return { does: peopleWords.sentJobs(work.jobs.length, sentJob(work.jobs[0])), when: null };
  }
  const name = jobName(work.job);
  if (work.is === 'filling') {
    const when = work.heardAt === null ? null : lastSeenText(work.heardAt, nowMs);
    return { does: peopleWords.filling(name), when };
  }
  const when = work.at === null ? null : momentText(new Date(work.at), new Date(nowMs));
  return { does: peopleWords.took(name), when };
}
