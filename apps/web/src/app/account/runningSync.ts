import type { Firestore } from 'firebase/firestore';
import { startPlacesSync } from '../../sync/account/workspacesSync.ts';

let running: { readonly uid: string; readonly stop: () => Promise<void> } | null = null;

/** Sends and receives the documents of an account from now on. */
export function startSync(uid: string, database: Firestore): void {
  if (running?.uid === uid) return;
  void running?.stop();
  running = { uid, stop: startPlacesSync(uid, database) };
}

/** Resolves when nothing is sent or written any more. */
export async function stopSync(): Promise<void> {
  const stopping = running;
  running = null;
  await stopping?.stop();
}
