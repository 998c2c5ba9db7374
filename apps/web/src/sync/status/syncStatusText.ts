import type { DeviceStorageCode } from '../device/DeviceStorageError.ts';
import type { SyncState } from '../syncState.ts';
import { stripWords } from '../../i18n/made/en/app/stripWords.ts';
import { keptHereWords } from '../../i18n/made/en/home/keptHereWords.ts';
import { momentText } from '../../i18n/figures/dateText.ts';

export interface SyncStatusText {
  /** ring: on this device only, or on the way. dot: the account holds everything. */
  readonly sign: 'ring' | 'dot' | 'warning';
  readonly text: string;
}

interface Standing extends SyncState {
  readonly signedIn: boolean;
  readonly trouble: DeviceStorageCode | null;
}

/** The sync status in one line; what needs somebody's eye comes first. */
export function syncStatusText(standing: Standing, now: Date): SyncStatusText {
  const { signedIn, trouble, refused, full, conflicts, broken } = standing;
  if (trouble !== null) return { sign: 'warning', text: stripWords.keptNowhere };
  if (!signedIn) return { sign: 'ring', text: keptHereWords.deviceOnly };
  if (refused > 0) {
    const text = full > 0 ? stripWords.full(refused) : stripWords.refused(refused);
    return { sign: 'warning', text };
  }
  if (conflicts > 0) return { sign: 'warning', text: stripWords.conflicts(conflicts) };
  if (broken) return { sign: 'warning', text: stripWords.broken };
  return onTheWay(standing, now);
}

/** The used share of the storage that is told from here on, while there is time to free some. */
export const STORAGE_TOLD_FROM = 0.8;

function onTheWay(standing: Standing, now: Date): SyncStatusText {
  const { connection, waiting, arriving, syncedAt, storageUsed } = standing;
  const offline = connection === 'offline';
  if (waiting === null || arriving === null) return { sign: 'ring', text: stripWords.connecting };
  if (waiting > 0) {
    const text = offline ? stripWords.offlineWaiting(waiting) : stripWords.waiting(waiting);
    return { sign: 'ring', text };
  }
  if (arriving > 0) return { sign: 'ring', text: stripWords.arriving };
  if (storageUsed !== null && storageUsed >= STORAGE_TOLD_FROM) {
    return { sign: 'warning', text: stripWords.storageUsed(Math.floor(storageUsed * 100)) };
  }
  if (syncedAt === null) {
    return { sign: 'ring', text: offline ? stripWords.offline : stripWords.connecting };
  }
  const time = momentText(syncedAt, now);
  // Nothing has answered since the app was opened: `syncedAt` is from an earlier time.
  if (connection === 'unknown') return { sign: 'ring', text: stripWords.connecting };
  return offline
    ? { sign: 'ring', text: stripWords.offlineSynced(time) }
    : { sign: 'dot', text: stripWords.synced(time) };
}
