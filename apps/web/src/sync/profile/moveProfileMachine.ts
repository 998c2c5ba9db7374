import { isFields } from '@mix/engine';
import { documentPaths, referencedId, sameFields, type DocumentFields } from '@mix/documents';
import { listedMachine } from '../account/accountCollections.ts';
import type { AccountDatabase } from '../account/AccountDatabase.ts';
import type { CollectionName } from '../DocumentValues.ts';
import type { StoredEntry } from '../device/StoredEntry.ts';
import { SAVED_MACHINE_ID } from '../savedMachineId.ts';

export interface OwnDocuments {
  readonly entries: (owner: string) => Promise<readonly StoredEntry[]>;
  /** Collections that the account has still to send for the first time. */
  readonly missingOf: (owner: string) => Promise<readonly CollectionName[]>;
  readonly onChange: (listener: () => void) => () => void;
}

/** The machine that a profile lists; null: there is none. */
async function machineInProfile(
  account: AccountDatabase,
  uid: string,
): Promise<DocumentFields | null> {
  const profile = await account.change(documentPaths.user(uid), () => ({ kind: 'leave' }));
  const machines = profile?.fields['userMachines'];
  const first: unknown = Array.isArray(machines) ? machines[0] : undefined;
  return isFields(first) ? listedMachine(first as DocumentFields) : null;
}

/**
 * A machine that an app of before saved in the profile alone becomes a document of its own. It waits
 * until the account has sent all machines: one of them that is the profile's is no other. The id is the
 * same on every device, so that two of them make one machine.
 * @returns stops waiting
 */
export function moveProfileMachine(
  account: AccountDatabase,
  uid: string,
  store: OwnDocuments,
): () => void {
  let isStopped = false;
  let stopListening: () => void = () => undefined;
  const stop = () => {
    isStopped = true;
    stopListening();
  };
  const look = async (): Promise<void> => {
    if (isStopped || (await store.missingOf(uid)).includes('machine')) return;
    stop();
    const found = await machineInProfile(account, uid);
    const kept = (await store.entries(uid)).filter(({ collection }) => collection === 'machine');
    if (found === null || kept.some(({ fields }) => sameFields(listedMachine(fields), found)))
      return;
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
