import { momentOf, type ReportedRecord } from '@mix/documents';
import {
  browserStorage,
  forgetOnDevice,
  keepOnDevice,
  readFromDevice,
} from '../../device/storage/deviceStorage.ts';
import type { DocumentOwner, EntryKey } from './StoredEntry.ts';

interface KeptRecord {
  readonly id: string;
  readonly value: Pick<ReportedRecord, 'endedAt'>;
}

/**
 * Which records may be the latest, so that a list starts without reading thousands. Every record
 * that ended after `afterMs` is among `ids`; further ids, and ids of records that have gone, do no
 * harm.
 */
export interface LatestRecords {
  readonly owner: DocumentOwner;
  readonly ids: readonly string[];
  /** ms since 1970; null: `ids` has all there are. */
  readonly afterMs: number | null;
}

/** How many records are noted: as many as two screens show. */
const KEPT = 40;
/** The most ids that are noted, with those of changes since all records were read the last time. */
const MOST = 200;

const endOf = ({ value }: KeptRecord): number => momentOf(value.endedAt);

/** @param records all of the owner's */
export function latestOf(owner: DocumentOwner, records: readonly KeptRecord[]): LatestRecords {
  const ends = records.map(endOf).toSorted((a, b) => b - a);
  const afterMs = ends[KEPT] ?? null;
  const latest = records.filter((record) => isAmongLatest(record, afterMs));
  return { owner, ids: latest.map(({ id }) => id), afterMs };
}

/** Whether a record surely is in the part of the list that is known. */
export const isAmongLatest = (record: KeptRecord, afterMs: LatestRecords['afterMs']): boolean =>
  afterMs === null || endOf(record) > afterMs;

/** The note, with records that are about to change added; null when these are too many. */
export function withChanged(
  latest: LatestRecords,
  keys: readonly EntryKey[],
): LatestRecords | null {
  const changed = keys
    .filter(({ owner, collection }) => owner === latest.owner && collection === 'records')
    .map(({ id }) => id);
  const ids = [...new Set([...latest.ids, ...changed])];
  if (ids.length === latest.ids.length) return latest;
  return ids.length > MOST ? null : { ...latest, ids };
}

const KEY = 'mix.latestRecords';

/** What this device noted; null where it noted nothing of this owner. */
export function readLatest(owner: DocumentOwner): LatestRecords | null {
  const kept = parsed(readFromDevice(browserStorage(), KEY));
  return kept?.owner === owner ? kept : null;
}

export function keepLatest(latest: LatestRecords): void {
  keepOnDevice(browserStorage(), KEY, JSON.stringify(latest));
}

/** To be called before the entries change: a note of more than there is does no harm. */
export function noteChanged(keys: readonly EntryKey[]): void {
  const kept = parsed(readFromDevice(browserStorage(), KEY));
  if (kept === null) return;
  const next = withChanged(kept, keys);
  if (next === kept) return;
  if (next === null || !keepOnDevice(browserStorage(), KEY, JSON.stringify(next))) {
    forgetOnDevice(browserStorage(), KEY);
  }
}

function parsed(text: string | null): LatestRecords | null {
  if (text === null) return null;
  try {
    const { owner, ids, afterMs } = JSON.parse(text) as Partial<
      Record<keyof LatestRecords, unknown>
    >;
    return typeof owner === 'string' &&
      Array.isArray(ids) &&
      ids.every((id) => typeof id === 'string') &&
      (afterMs === null || Number.isFinite(afterMs))
      ? { owner, ids, afterMs: afterMs as number | null }
      : null;
  } catch {
    return null;
  }
}
