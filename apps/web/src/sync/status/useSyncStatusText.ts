import { useStore } from 'zustand';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { deviceHealth } from '../deviceHealth.ts';
import { useSignedIn } from '../documentOwner.ts';
import { useSync } from '../syncState.ts';
import { syncStatusText, type SyncStatusText } from './syncStatusText.ts';

/** A hook. The sync status of this device, in one line. */
export function useSyncStatusText(): SyncStatusText {
  const signedIn = useSignedIn();
  const trouble = useStore(deviceHealth, (health) => health.trouble);
  const now = new Date(useNow(MINUTE_MS));
  return syncStatusText({ ...useSync(), signedIn, trouble }, now);
}
