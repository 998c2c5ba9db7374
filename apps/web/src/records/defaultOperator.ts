import type { Member } from '@mix/documents';
import { browserStorage, keepOnDevice, readFromDevice } from '../device/storage/deviceStorage.ts';
import { accountStore } from '../session/accountStore.ts';
import { documentOwner } from '../sync/documentOwner.ts';
import { workspaceOf } from '../sync/workspace/Workspace.ts';
import { soFar, type Collected } from '../sync/arrival/Collected.ts';
import type { KeptDocument } from '../sync/DocumentCollection.ts';
import { members } from '../sync/members.ts';
import { READING, shownDocuments } from '../sync/shownDocuments.ts';
import { personOnSharedDevice } from '../sync/sharedDevice/sharedDeviceStore.ts';

const KEY = 'mix.operator';

/**
 * The name that is offered as operator of what is done now: on a shared device that of the person
 * who uses it; on a farm that of the member who is signed in, as the farm knows them; else the name
 * typed last on this device, and without one that of the account.
 */
export const defaultOperator = (): string | null =>
  operatorAmong(shownDocuments.getState().members ?? READING);

const isOnFarm = (): boolean => workspaceOf(documentOwner()).farmId !== null;

/**
 * A hook. `defaultOperator` once the farm's people are read, who alone say what the farm calls who is
 * signed in; undefined until then. At somebody's own place it is there at once.
 */
export function useDefaultOperator(): string | null | undefined {
  const people = members.useAll();
  return people.state === 'reading' && isOnFarm() ? undefined : operatorAmong(people);
}

/** As `useDefaultOperator`, for work that is no screen. */
export async function knownOperator(): Promise<string | null> {
  return isOnFarm() ? operatorAmong(await members.all().catch(() => READING)) : defaultOperator();
}

function operatorAmong(people: Collected<KeptDocument<Member>>): string | null {
  const person = personOnSharedDevice();
  if (person !== undefined) return person.name;
  const typed = readFromDevice(browserStorage(), KEY);
  const account = accountStore.getState().account ?? null;
  if (account === null || !isOnFarm()) {
    return typed ?? account?.name ?? null;
  }
  const own = soFar(people).find(({ id }) => id === account.uid);
  return own?.value.name ?? account.name ?? typed;
}

export const keepOperator = (name: string): void => {
  keepOnDevice(browserStorage(), KEY, name);
};
