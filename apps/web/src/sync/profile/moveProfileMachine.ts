import { isFields } from '@mix/engine';
import { documentPaths, referencedId, sameFields, type DocumentFields } from '@mix/documents';
import { listedMachine } from '../account/accountCollections.ts';
import type { AccountDatabase } from '../account/AccountDatabase.ts';
import type { OwnDocuments } from '../device/OwnDocuments.ts';
import type { StoredEntry } from '../device/StoredEntry.ts';
import { SAVED_MACHINE_ID } from '../savedMachineId.ts';

/** The machine that a list in a profile holds; null: there is none. */
function machineIn(userMachines: unknown): DocumentFields | null {
  const first: unknown = Array.isArray(userMachines) ? userMachines[0] : undefined;
  return isFields(first) ? listedMachine(first as DocumentFields) : null;
}

const isAmong = (kept: readonly StoredEntry[], machine: DocumentFields): boolean =>
  kept.some(({ fields }) => sameFields(listedMachine(fields), machine));

/**
 * A machine that an app of before saved in the profile alone becomes a document of its own. It waits
 * until the account has sent all machines: one of them that is the profile's is no other. The id is the
 * same on every device, so that two of them make one machine. The account is asked only where the
 * machine of the profile is not here: it knows whether that one was removed meanwhile.
 * @param userMachines the list of the profile, as it was told
 * @returns stops waiting
 */
export function moveProfileMachine(
  account: AccountDatabase,
  uid: string,
  userMachines: unknown,
  store: OwnDocuments,
): () => void {
  let isStopped = false;
  let stopListening: () => void = () => undefined;
  const stop = () => {
    isStopped = true;
    stopListening();
  };
  const look = async (): Promise<void> => {
    if ((await store.missingOf(uid)).includes('machine') || isStopped) return;
    stop();
    const told = machineIn(userMachines);
    if (told === null || isAmong(await store.entries(uid, 'machine'), told)) return;
    const profile = await account.change(documentPaths.user(uid), () => ({ kind: 'leave' }));
    const found = machineIn(profile?.fields['userMachines']);
    // Read after the answer: a machine that was saved here meanwhile is the profile's.
    const kept = await store.entries(uid, 'machine');
    if (found === null || isAmong(kept, found)) return;
    const isFirst = kept.every(({ id }) => id !== SAVED_MACHINE_ID);
    const id = isFirst
      ? SAVED_MACHINE_ID
      : `${SAVED_MACHINE_ID}-${referencedId(found['machine'], 'machines') ?? ''}`;
    await account.change(documentPaths.own(uid, 'machines', id), (current) =>
      current === null ? { kind: 'set', fields: found } : { kind: 'leave' },
    );
  };
  const lookAgain = () => {
    // Where it cannot be moved now, the next profile that is told begins again.
    look().catch(() => undefined);
  };
  stopListening = store.onChange(lookAgain);
  lookAgain();
  return stop;
}
