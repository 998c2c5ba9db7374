import { documentPaths, type Role } from '@mix/documents';
import {
  collection,
  doc,
  type Firestore,
  getDocFromServer,
  onSnapshot,
  serverTimestamp,
} from 'firebase/firestore';
import { answered, farmCall } from './farmCall.ts';
import { FarmError } from './FarmError.ts';
import { inviteOf, type Invite } from './Invite.ts';
import { inviteIdOf, newSecret, type InviteLink, type MadeInvite } from './inviteLink.ts';

/** @throws FarmError `notSecure` */
async function idOf(secret: string): Promise<string> {
  const id = await inviteIdOf(secret);
  if (id === null) throw new FarmError('notSecure');
  return id;
}

/**
 * Makes an invite. The secret is known to this device alone: no server has it until it is used.
 * @throws FarmError
 */
export async function makeInvite(
  database: Firestore,
  by: { readonly uid: string; readonly farmId: string; readonly farmName: string },
  to: { readonly role: Role; readonly name: string | null },
): Promise<MadeInvite> {
  const { uid, farmId, farmName } = by;
  const secret = newSecret();
  const id = await idOf(secret);
  const invite = doc(database, documentPaths.invite(farmId, id));
  await farmCall(database, (transaction) => {
    transaction.set(invite, {
      role: to.role,
      name: to.name,
      farmName,
      usedBy: null,
      createdBy: uid,
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
    return Promise.resolve();
  });
  return { farmId, secret, id };
}

/** Ends an invite: nobody comes in by it any more. @throws FarmError */
export const endInvite = (database: Firestore, farmId: string, id: string): Promise<void> =>
  farmCall(database, (transaction) => {
    transaction.delete(doc(database, documentPaths.invite(farmId, id)));
    return Promise.resolve();
  });

/** Tells the invites of a farm, open and used, until the returned function is called. */
export const followInvites = (
  database: Firestore,
  farmId: string,
  onInvites: (invites: readonly Invite[]) => void,
): (() => void) =>
  onSnapshot(
    collection(database, `${documentPaths.farm(farmId)}/invites`),
    ({ docs }) => {
      onInvites(docs.map(inviteOf).filter((invite) => invite !== null));
    },
    () => {
      // Whoever may not read them sees none.
      onInvites([]);
    },
  );

/**
 * What a link invites to.
 * @throws FarmError `ended` where there is no such invite any more, `used` where somebody used it
 */
export async function readInvite(
  database: Firestore,
  { farmId, secret }: InviteLink,
  now: Date,
): Promise<Invite> {
  const id = await idOf(secret);
  const found = await answered(getDocFromServer(doc(database, documentPaths.invite(farmId, id))));
  const invite = inviteOf(found);
  if (invite === null || invite.endsAt <= now) throw new FarmError('ended');
  if (invite.usedBy !== null) throw new FarmError('used');
  return invite;
}

/**
 * Joins a farm by its invite: the member, the mark on the invite, and the note of it at the account,
 * in one commit that the rules judge whole.
 * @throws FarmError `used` where another was faster
 */
export async function joinFarm(
  database: Firestore,
  who: { readonly uid: string; readonly name: string | null },
  { farmId, secret }: InviteLink,
): Promise<Invite> {
  const id = await idOf(secret);
  const invitePath = doc(database, documentPaths.invite(farmId, id));
  const stamps = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
  return farmCall(database, async (transaction) => {
    const invite = inviteOf(await transaction.get(invitePath));
    if (invite === null) throw new FarmError('ended');
    if (invite.usedBy !== null && invite.usedBy !== who.uid) throw new FarmError('used');
    // An earlier answer was lost: this very account has used the invite already.
    if (invite.usedBy === who.uid) return invite;
    const member = documentPaths.ofFarm(farmId, 'members', who.uid);
    transaction.set(doc(database, member), {
      role: invite.role,
      name: who.name ?? invite.name,
      invite: id,
      ...stamps,
    });
    transaction.update(invitePath, {
      usedBy: who.uid,
      usedAt: serverTimestamp(),
      secret,
      updatedAt: serverTimestamp(),
    });
    transaction.set(doc(database, documentPaths.own(who.uid, 'farms', farmId)), {
      name: invite.farmName ?? '',
      ...stamps,
    });
    return invite;
  });
}
