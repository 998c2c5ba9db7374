import { momentOf, takerOf, type FarmJob, type LocalTime } from '@mix/documents';

/** What somebody of the farm has to do with its jobs just now. */
export type MemberActivity =
  /** `heardAt`: when their phone at the tank last told a step; null: it has not told any yet. */
  | { readonly is: 'filling'; readonly job: FarmJob; readonly heardAt: LocalTime | null }
  | { readonly is: 'took'; readonly job: FarmJob; readonly at: LocalTime | null }
  /** Jobs handed to them that they have not taken, the earliest first; one without a day comes last. */
  | { readonly is: 'sent'; readonly jobs: readonly [FarmJob, ...FarmJob[]] };

/** A time as a number to sort by; no time sorts before any time. */
const orderOf = (time: LocalTime | null): number => (time === null ? -Infinity : momentOf(time));

const latest = (jobs: readonly FarmJob[], timeOf: (job: FarmJob) => LocalTime | null) =>
  jobs.toSorted((one, other) => orderOf(timeOf(other)) - orderOf(timeOf(one)))[0];

const dayOrder = ({ told: { day } }: FarmJob): string => day ?? '9999';

/** What one member does, as far as this device knows; null: they have none of the farm's jobs. */
export function memberActivity(jobs: readonly FarmJob[], uid: string): MemberActivity | null {
  const theirs = (state: FarmJob['state']) =>
    jobs.filter((job) => job.state === state && takerOf(job) === uid);
  const filled = latest(theirs('filling'), ({ load }) => load?.at ?? null);
  if (filled !== undefined) {
    return { is: 'filling', job: filled, heardAt: filled.load?.at ?? null };
  }
  const taken = latest(theirs('taken'), ({ takenAt }) => takenAt);
  if (taken !== undefined) return { is: 'took', job: taken, at: taken.takenAt };
  const [first, ...others] = jobs
    .filter(({ state, sentTo }) => state === 'planned' && sentTo === uid)
    .toSorted((one, other) => dayOrder(one).localeCompare(dayOrder(other)));
  return first === undefined ? null : { is: 'sent', jobs: [first, ...others] };
}
