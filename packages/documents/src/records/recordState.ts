import type { SprayRecord } from './SprayRecord.ts';

/** For so long a record may be corrected freely, from the moment the account took it. */
export const RECORD_OPEN_HOURS = 48;

/** `planned` and `filling` are jobs that are not recorded yet. */
export type RecordState = 'planned' | 'filling' | 'partDone' | 'done' | 'locked';

/**
 * Whether a record is locked, so that a change needs a reason.
 * @param createdAt the account's stamp; the device's until the account has given one
 */
export const isLocked = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= RECORD_OPEN_HOURS * 3_600_000;

export const recordState = (
  { state }: Pick<SprayRecord, 'state'>,
  createdAt: Date,
  now: Date,
): RecordState => (isLocked(createdAt, now) ? 'locked' : state);
