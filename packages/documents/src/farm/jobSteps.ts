import type { LocalTime } from '../records/SprayRecord.ts';
import {
  type FarmJob,
  type JobDone,
  type JobLoadProgress,
  type SharedDevicePerson,
  takerOf,
} from './FarmJob.ts';
import { LONGEST_REASON } from './farmJobRows.ts';
import { withoutGround, withoutPrices, type JobTold } from './JobTold.ts';
import type { Role } from './roles.ts';

/**
 * Why a step is not taken. `takenByOther`: somebody has it; `takenBy` says who. `tooLate`: the job is
 * further than that. `notYours`: it was sent to somebody else. `noReason`: giving back needs one.
 */
export type JobRefusal = 'takenByOther' | 'tooLate' | 'notYours' | 'noReason';

export type JobStep = { readonly job: FarmJob } | { readonly refused: JobRefusal };

/** Who takes a step, and when by the clock of the place. */
export interface Stepping {
  /** Uid of the account, the only one that the rules see. */
  readonly uid: string;
  readonly at: LocalTime;
  /** Who it is, on a device that several people share. */
  readonly person?: SharedDevicePerson;
}

const isMine = ({ takenBy }: FarmJob, { uid }: Stepping): boolean =>
  takenBy === null || takenBy === uid;

/**
 * The fields of a taken job. A user who goes on with a job that another user of the same device
 * took does not take it from them.
 */
const taken = (job: FarmJob, { uid, at, person }: Stepping) => ({
  ...(job.takenBy === null
    ? { takenAt: at, ...(person !== undefined && { takenFor: person }) }
    : { takenAt: job.takenAt ?? at }),
  takenBy: uid,
  gaveBack: null,
});

/** The job with nobody having it any more. */
function untaken({ takenFor: _before, ...job }: FarmJob): FarmJob {
  return { ...job, state: 'planned', takenBy: null, takenAt: null };
}

/** Whether a job was sent to somebody, or to the device they share. */
export const isSentTo = ({ sentTo }: FarmJob, { uid, person }: Omit<Stepping, 'at'>): boolean =>
  sentTo !== null && (sentTo === uid || sentTo === person?.uid);

/**
 * Whether somebody may record a job as sprayed that was not filled on their device: one they took,
 * or may take. A job that is being filled is recorded by its filling.
 */
export const isToRecord = (job: FarmJob, who: Omit<Stepping, 'at'>): boolean =>
  job.state === 'planned'
    ? job.sentTo === null || isSentTo(job, who)
    : job.state === 'taken' &&
      job.takenBy === who.uid &&
      takerOf(job) === (who.person?.uid ?? who.uid);

/** The first who takes a job has it. Taking it twice changes nothing. */
export function takeJob(job: FarmJob, who: Stepping): JobStep {
  if (!isMine(job, who)) return { refused: 'takenByOther' };
  if (job.sentTo !== null && !isSentTo(job, who)) return { refused: 'notYours' };
  if (job.state !== 'planned') return { job };
  return { job: { ...job, ...taken(job, who), state: 'taken', load: null, done: null } };
}

/** The phone at the tank tells how far it is; a job that was not taken is taken with it. */
export function fillJob(job: FarmJob, who: Stepping, load: JobLoadProgress): JobStep {
  if (!isMine(job, who)) return { refused: 'takenByOther' };
  if (job.state === 'sprayed' || job.state === 'checked') return { refused: 'tooLate' };
  return { job: { ...job, ...taken(job, who), state: 'filling', load } };
}

/** Marks the job as sprayed, once its record is kept. */
export function sprayJob(job: FarmJob, who: Stepping, done: JobDone): JobStep {
  if (!isMine(job, who)) return { refused: 'takenByOther' };
  if (job.state === 'checked') return { refused: 'tooLate' };
  return { job: { ...job, ...taken(job, who), state: 'sprayed', done } };
}

/**
 * Gives a job back, with a reason, by whoever has it or may take it; not once filling has begun.
 */
export function giveBackJob(job: FarmJob, { uid }: Stepping, reason: string): JobStep {
  const why = reason.trim();
  if (why === '') return { refused: 'noReason' };
  if (job.takenBy !== null && job.takenBy !== uid) return { refused: 'takenByOther' };
  if (job.state !== 'taken' && job.state !== 'planned') return { refused: 'tooLate' };
  const gaveBack = why.slice(0, LONGEST_REASON);
  return { job: { ...untaken(job), gaveBack } };
}

/** Whoever runs the farm takes a job back from somebody who does not come to it. */
export function withdrawJob(job: FarmJob): JobStep {
  if (job.state !== 'taken' && job.state !== 'filling') return { refused: 'tooLate' };
  return { job: untaken(job) };
}

/** Whoever runs the farm has seen what was done; from then on the job stays as it is. */
export function checkJob(job: FarmJob, { uid, at, person }: Stepping): JobStep {
  if (job.state !== 'sprayed') return { refused: 'tooLate' };
  const checked = { checkedBy: uid, checkedAt: at, ...(person && { checkedFor: person }) };
  return { job: { ...job, state: 'checked', ...checked } };
}

/** Sends a job to somebody else, or to whoever comes first (null); a contractor gets no prices. */
export function sendJob(
  job: FarmJob,
  { uid }: Pick<Stepping, 'uid'>,
  sentTo: string | null,
  role: Role | null = null,
): JobStep {
  if (job.state !== 'planned') return { refused: 'tooLate' };
  const sent = { ...job, sentTo, gaveBack: null };
  if (role !== 'contractor') return { job: sent };
  const { told, earlier } = sent;
  const without = { told: withoutPrices(told), earlier: earlier.map(withoutPrices) };
  return { job: { ...sent, ...without, toldBy: uid } };
}

/**
 * Changes the instruction. Once somebody has the job, the old instruction is kept to be read;
 * before that nobody has read it, and the time of handing over stays.
 */
export function tellAnew(job: FarmJob, { uid }: Pick<Stepping, 'uid'>, told: JobTold): JobStep {
  if (job.state === 'sprayed' || job.state === 'checked') return { refused: 'tooLate' };
  if (job.state === 'planned') {
    return { job: { ...job, told: { ...told, at: job.told.at }, toldBy: uid } };
  }
  return {
    job: { ...job, told, toldBy: uid, earlier: [...job.earlier, withoutGround(job.told)] },
  };
}
