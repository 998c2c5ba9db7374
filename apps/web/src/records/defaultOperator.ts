import { browserStorage, keepOnDevice, readFromDevice } from '../device/storage/deviceStorage.ts';
import { accountStore } from '../session/accountStore.ts';
import { documentOwner } from '../sync/documentOwner.ts';
import { workspaceOf } from '../sync/workspace/Workspace.ts';
import { soFar } from '../sync/arrival/Collected.ts';
import { READING, shownDocuments } from '../sync/shownDocuments.ts';
import { personOnSharedDevice } from '../sync/sharedDevice/sharedDeviceStore.ts';

const KEY = 'mix.operator';

/**
 * The name that is offered as operator of what is done now: on a shared device that of the person
 * who uses it; on a farm that of the member who is signed in, as the farm knows them; else the name
 * typed last on this device, and without one that of the account.
 */
export function defaultOperator(): string | null {
  const person = personOnSharedDevice();
  if (person !== undefined) return person.name;
  const typed = readFromDevice(browserStorage(), KEY);
  const account = accountStore.getState().account ?? null;
  if (account === null || workspaceOf(documentOwner()).farmId === null) {
    return typed ?? account?.name ?? null;
  }
  const people = soFar(shownDocuments.getState().members ?? READING);
  return people.find(({ id }) => id === account.uid)?.value.name ?? account.name ?? typed;
}

export const keepOperator = (name: string): void => {
  keepOnDevice(browserStorage(), KEY, name);
};
