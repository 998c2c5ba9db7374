import type { Role } from '@mix/documents';
import type { Firestore } from 'firebase/firestore';
import { documentStore } from '../device/documentStore.ts';
import type { DocumentOwner } from '../device/StoredEntry.ts';
import { noteClosing } from './closingFarms.ts';
import { erasedAt, readFarmSettings } from './farmSettings.ts';
import { repairFarmName } from './repairFarmName.ts';
import { newDocumentId } from '../newDocumentId.ts';
import { keepKnownRole, readKnownRole, roleNow } from '../workspace/knownRole.ts';
import { workspaceOf } from '../workspace/Workspace.ts';
import { refreshRole, renameKnownFarm } from '../workspace/workspaceStore.ts';
import { clearFarm } from './clearFarm.ts';
import { startDocumentSync } from '../account/documentSync.ts';
import { followRole } from '../firestore/followRole.ts';
import { setBrowserTimer } from '../account/setBrowserTimer.ts';

const CHANGES = { now: () => new Date(), newRevision: newDocumentId };

/**
 * Brings a farm's documents and this device together for as long as somebody belongs to it, as far as
 * their role goes. The role that this device last knew counts until the farm says another.
 * @returns stops it, and resolves when nothing more is sent or written
 */
export function startFarmSync(owner: DocumentOwner, database: Firestore): () => Promise<void> {
  const { uid, farmId } = workspaceOf(owner);
  if (farmId === null) throw new RangeError('no farm');
  let running: { readonly role: Role; readonly stop: () => Promise<void> } | null = null;
  let stopped = false;
  /** One change of role after the other. */
  let turn: Promise<void> = Promise.resolve();

  const goOnAs = async (role: Role | null): Promise<void> => {
    if (stopped || running?.role === role) return;
    await running?.stop();
    running = role === null ? null : { role, stop: startDocumentSync(owner, database, role) };
  };
  const take = (role: Role | null, isMember: boolean) => {
    keepKnownRole(owner, { role, at: new Date() });
    turn = turn.then(() => goOnAs(role)).then(() => (isMember ? undefined : clearFarm(owner)));
    refreshRole(owner, isMember);
    if (isMember) void heal();
  };
  const heal = async () => {
    try {
      const settings = await readFarmSettings(database, farmId);
      noteClosing(owner, erasedAt(settings));
      const askName = () => Promise.resolve(settings.name);
      const name = await repairFarmName(owner, { store: documentStore, askName, ...CHANGES });
      if (name !== null) renameKnownFarm(owner, name);
    } catch {
      // Without an answer, the next word of the farm makes this device ask again.
    }
  };
  turn = goOnAs(roleNow(readKnownRole(owner), new Date()));
  const stopFollowing = followRole(database, { uid, farmId }, take, {
    random: Math.random,
    later: setBrowserTimer,
  });
  return async () => {
    stopped = true;
    stopFollowing();
    await turn;
    await running?.stop();
  };
}
