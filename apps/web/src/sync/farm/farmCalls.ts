import type { Role } from '@mix/documents';
import type { Firestore } from 'firebase/firestore';
import { keepKnownRole } from '../workspace/knownRole.ts';
import { ownerOf, type FarmInUse } from '../workspace/Workspace.ts';
import { switchWorkspace, renameKnownFarm } from '../workspace/workspaceStore.ts';
import { presentFirestore } from '../firestore/openFirestore.ts';
import { answered } from './farmCall.ts';
import { noteClosing } from './closingFarms.ts';
import { changeFarm, erasedAt, readFarmSettings, type FarmSettings } from './farmSettings.ts';
import { endInvite, followInvites, joinFarm, makeInvite, readInvite } from './farmInvites.ts';
import { changeRole, foundFarm, letChoosePin } from './farmMembers.ts';
import { type Given, giveToFarm } from './giveToFarm.ts';
import { giving } from './giving.ts';
import type { Invite } from './Invite.ts';
import type { InviteLink, MadeInvite } from './inviteLink.ts';
import { reportError } from '../../device/errors/reportError.ts';
import { documentStore } from '../device/documentStore.ts';
import { setBrowserTimer } from '../account/setBrowserTimer.ts';
import { createGiver } from './createGiver.ts';
import { FarmError } from './FarmError.ts';

const database = () => answered(presentFirestore());

interface Somebody {
  readonly uid: string;
  readonly name: string | null;
}

/** Switches this device to a farm, with the role that the farm has just given this account. */
function enter(farm: FarmInUse, role: Role): void {
  keepKnownRole(ownerOf(farm), { role, at: new Date() });
  switchWorkspace(farm);
}

/**
 * Calls that need an answer of the farm's server, and so a signal. Each resolves when it has come.
 * @throws FarmError
 */
export const farmCalls = {
  found: async (who: Somebody, name: string): Promise<void> => {
    const farmId = await foundFarm(await database(), who, name);
    enter({ uid: who.uid, farmId, farmName: name }, 'owner');
  },
  readInvite: async (link: InviteLink): Promise<Invite> =>
    readInvite(await database(), link, new Date()),
  join: async (who: Somebody, link: InviteLink): Promise<void> => {
    const { role, farmName } = await joinFarm(await database(), who, link);
    enter({ uid: who.uid, farmId: link.farmId, farmName: farmName ?? '' }, role);
  },
  invite: async (
    by: { readonly uid: string; readonly farmId: string; readonly farmName: string },
    to: { readonly role: Role; readonly name: string | null },
  ): Promise<MadeInvite> => makeInvite(await database(), by, to),
  endInvite: async (farmId: string, id: string): Promise<void> =>
    endInvite(await database(), farmId, id),
  /** Tells the invites until `ending` is aborted. */
  followInvites: async (
    farmId: string,
    onInvites: (invites: readonly Invite[]) => void,
    ending: AbortSignal,
  ): Promise<void> => {
    const opened = await database();
    if (ending.aborted) return;
    ending.addEventListener('abort', followInvites(opened, farmId, onInvites));
  },
  settings: async (farmId: string): Promise<FarmSettings> =>
    readFarmSettings(await database(), farmId),
  rename: async (farm: FarmInUse): Promise<void> => {
    await changeFarm(await database(), farm.farmId, { name: farm.farmName });
    renameKnownFarm(ownerOf(farm), farm.farmName);
  },
  nameSuccessor: async (farmId: string, successor: string | null): Promise<void> =>
    changeFarm(await database(), farmId, { successor }),
  /** Closes a farm, or opens it again. */
  close: async (farm: FarmInUse, isClosed: boolean): Promise<void> => {
    const opened = await database();
    await changeFarm(opened, farm.farmId, { isClosed });
    noteClosing(ownerOf(farm), erasedAt(await readFarmSettings(opened, farm.farmId)));
  },
  changeRole: async (farmId: string, uid: string, role: Role): Promise<void> =>
    changeRole(await database(), farmId, uid, role),
  letChoosePin: async ({ farmId, uid }: FarmInUse): Promise<void> =>
    letChoosePin(await database(), farmId, uid),
  /** Goes on giving what was being given when the page was left. */
  goOnGiving: (uid: string, opened: Firestore): void => {
    presentGiver(uid, opened).goOnUnasked();
  },
  /**
   * Gives the account's documents to a farm. This is remembered until the farm has all: it goes on
   * by itself where it breaks off. Null where another tab has done it meanwhile.
   */
  give: async (uid: string, farmId: string): Promise<Given | null> => {
    giving.setState({ value: { uid, farmId, count: null } });
    return presentGiver(uid, await database()).goOn();
  },
};

let present: { readonly uid: string; readonly giver: ReturnType<typeof createGiver> } | null = null;

/** A page served without TLS has no such locks: giving twice then writes nothing twice either. */
function alone<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  return locks === undefined ? work() : locks.request('mix-giving', work);
}

/** The giver of what an account had alone, for the life of this page. */
function presentGiver(uid: string, database: Firestore): ReturnType<typeof createGiver> {
  if (present?.uid === uid) return present.giver;
  present?.giver.stop();
  const giver = createGiver({
    uid,
    // What waits on this device is sent first: only what the account has can be given.
    give: async (farmId, onProgress) => {
      if ((await documentStore.entriesAt(uid, 'waiting')).length > 0) {
        throw new FarmError('notSent');
      }
      return giveToFarm(database, { uid, farmId }, onProgress);
    },
    alone,
    random: Math.random,
    later: setBrowserTimer,
    report: reportError,
  });
  window.addEventListener('online', giver.hasten);
  present = { uid, giver };
  return giver;
}
