import { useStore } from 'zustand';
import { accountStore } from '../session/accountStore.ts';
import type { Place } from './workspace/Place.ts';
import { placeStore } from './workspace/placeStore.ts';

/** Where the account of this device works now; null while nobody is signed in. */
export function usePlace(): Place | null {
  const uid = useStore(accountStore, ({ account }) => account?.uid ?? null);
  const place = useStore(placeStore, (state) => state.place);
  if (uid === null) return null;
  return place?.uid === uid ? place : { uid, farmId: null };
}
