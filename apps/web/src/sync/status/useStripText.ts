import { useStore } from 'zustand';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { deviceHealth } from '../deviceHealth.ts';
import { useSignedIn } from '../documentOwner.ts';
import { useSync } from '../syncState.ts';
import { stripText, type StripText } from './stripText.ts';

/** A hook. Where the work of this device is, in one line. */
export function useStripText(): StripText {
  const signedIn = useSignedIn();
  const trouble = useStore(deviceHealth, (health) => health.trouble);
  const now = new Date(useNow(MINUTE_MS));
  return stripText({ ...useSync(), signedIn, trouble }, now);
}
