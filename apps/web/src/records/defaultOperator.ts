import { browserStorage, keepOnDevice, readFromDevice } from '../device/storage/deviceStorage.ts';
import { accountStore } from '../session/accountStore.ts';
import { documentOwner } from '../sync/documentOwner.ts';
import { workspaceOf } from '../sync/workspace/Workspace.ts';
import { soFar } from '../sync/arrival/Collected.ts';
import { READING, shownDocuments } from '../sync/shownDocuments.ts';
import { personOnSharedDevice } from '../sync/sharedDevice/sharedDeviceStore.ts';

const KEY = 'mix.operator';

/**
 * Whose name goes into what is done now, offered and seen: of whoever stands before a shared device; on a
 * farm of the member who is signed in, as the farm knows them; else what was typed last on this device,
 * and before that the account's.
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
