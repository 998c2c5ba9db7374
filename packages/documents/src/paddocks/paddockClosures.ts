import type { IntervalKind } from '@mix/engine';
import { recordIntervals } from '../records/recordIntervals.ts';
import type { LocalTime, SprayRecord } from '../records/SprayRecord.ts';
import { momentOf } from '../time/recordTime.ts';
import { isRecordOn, type PaddockGround } from './paddockNitrogen.ts';

/** A use of ground that has to wait: rain that has to wait closes no ground. */
type ClosedUse = Exclude<IntervalKind, 'rainFree'>;

/** Until when a use of a paddock has to wait for what was sprayed there. */
export interface PaddockClosure {
  readonly use: ClosedUse;
  /** Null: the label of something that was sprayed is not known, and no day is counted. */
  readonly until: LocalTime | null;
}

const DAY_MS = 86_400_000;

/**
 * Days for which an interval that is not known is told: longer than any that was read on a label,
 * the longest being 56 days (bromoxynil and MCPA, grazing).
 */
const UNKNOWN_TOLD_DAYS = 60;

/** Days after which no interval of a label is left: a year, far over the longest that was read. */
export const CLOSED_AT_MOST_DAYS = 366;

/**
 * The uses that a paddock is closed for at a moment: of each the latest end, or null where one is
 * not known.
 * @param records those that ended in the last `CLOSED_AT_MOST_DAYS`
 * @param keptIds of every paddock of the owner: a record of one of them counts on no other
 * @param offsetAt minutes the place is ahead of UTC at a moment: clocks may change meanwhile
 */
export function paddockClosures(
  records: readonly SprayRecord[],
  ground: PaddockGround,
  keptIds: Parameters<typeof isRecordOn>[2],
  nowMs: number,
  offsetAt: (momentMs: number) => number,
): readonly PaddockClosure[] {
  const closed = new Map<ClosedUse, LocalTime | null>();
  for (const record of records) {
    if (!isRecordOn(record, ground, keptIds)) continue;
    for (const { use, until } of closuresOf(record, nowMs, offsetAt)) {
      const before = closed.get(use);
      if (before === undefined || isLater(until, before)) closed.set(use, until);
    }
  }
  return [...closed].map(([use, until]) => ({ use, until }));
}

/** What is not known may be longer than all that is known. */
const isLater = (until: LocalTime | null, before: LocalTime | null): boolean =>
  before !== null && (until === null || momentOf(until) > momentOf(before));

/** The uses that one record closes its ground for at a moment. */
function closuresOf(
  record: SprayRecord,
  nowMs: number,
  offsetAt: (momentMs: number) => number,
): readonly PaddockClosure[] {
  const isRecent = nowMs - momentOf(record.endedAt) < UNKNOWN_TOLD_DAYS * DAY_MS;
  return recordIntervals(record, offsetAt).flatMap(
    ({ kind, from, unknownFor }): PaddockClosure[] => {
      if (kind === 'rainFree') return [];
      if (from === null)
        return unknownFor.length > 0 && isRecent ? [{ use: kind, until: null }] : [];
      return momentOf(from) > nowMs ? [{ use: kind, until: from }] : [];
    },
  );
}
