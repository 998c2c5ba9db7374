import { isFields } from '@mix/engine';
import { documentPaths, sameFields, type DocumentFields } from '@mix/documents';
import type { AccountDatabase, AccountDocument } from '../account/AccountDatabase.ts';
import { SAVED_MACHINE_ID } from '../savedMachineId.ts';

/** The one machine that earlier versions kept in the profile; null: there is none. */
function machineIn(profile: AccountDocument | null): DocumentFields | null {
  const machines = profile?.fields['userMachines'];
  const first: unknown = Array.isArray(machines) ? machines[0] : undefined;
  return isFields(first) ? (first as DocumentFields) : null;
}

/**
 * The machine of a profile becomes a document of its own, as every machine is; the profile lets go of it
 * once that is there. Broken off it begins again, and what an app of before saves later comes beside the
 * first.
 * @param newId makes the id of a machine that comes beside the first
 * @throws AccountError
 */
export async function moveProfileMachine(
  account: AccountDatabase,
  uid: string,
  newId: () => string,
): Promise<void> {
  const profile = documentPaths.user(uid);
  const found = machineIn(await account.change(profile, () => ({ kind: 'leave' })));
  if (found === null) return;
  const isKeptAs = async (id: string): Promise<boolean> => {
    const before = await account.change(documentPaths.own(uid, 'machines', id), (current) =>
      current === null ? { kind: 'set', fields: found } : { kind: 'leave' },
    );
    return before === null || sameFields(before.fields, found);
  };
  if (!(await isKeptAs(SAVED_MACHINE_ID))) await isKeptAs(newId());
  await account.change(profile, (current) =>
    current !== null && sameFields(machineIn(current) ?? undefined, found)
      ? { kind: 'set', fields: { ...current.fields, userMachines: [] } }
      : { kind: 'leave' },
  );
}
