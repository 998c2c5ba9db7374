import { useSignedIn } from '../documentOwner.ts';
import { useSync } from '../syncState.ts';
import type { Arrival } from './Collected.ts';

/** A hook. Whether the account has once sent each collection whole to this device. */
export function useAllArrived(): Arrival {
  const { arriving } = useSync();
  const isSignedIn = useSignedIn();
  if (!isSignedIn || arriving === 0) return 'here';
  return arriving === null ? 'reading' : 'arriving';
}
