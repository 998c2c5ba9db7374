import { ROLES, type Role } from '@mix/documents';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { browserStorage, keepOnDevice } from '../../device/storage/deviceStorage.ts';
import type { DocumentOwner } from '../device/StoredEntry.ts';
import { heardAt, isTooOld, readRoleFields, roleKeyOf } from './roleAge.ts';

/** The last role that the farm told of somebody. */
export interface KnownRole {
  /** Null: no member any more, or a role that this version does not know. */
  readonly role: Role | null;
  /** When the server said so, by this device's clock. */
  readonly at: Date;
}

/** Null: this device never heard of a role on that farm. */
export function readKnownRole(owner: DocumentOwner): KnownRole | null {
  const kept = readRoleFields(owner);
  const at = heardAt(kept);
  const role = ROLES.find((one) => one === kept['role']) ?? null;
  if (at === null || (role === null && kept['role'] !== null)) return null;
  return { role, at };
}

/** Roles that were heard in the life of this page, by owner. */
const roleStore = createStore<Readonly<Record<DocumentOwner, Role | null>>>(() => ({}));

export const keepKnownRole = (owner: DocumentOwner, { role, at }: KnownRole): void => {
  keepOnDevice(browserStorage(), roleKeyOf(owner), JSON.stringify({ role, at }));
  roleStore.setState({ [owner]: role });
};

/** A hook. The role in a workspace; null: no member, or not known here. */
export const useKnownRole = (owner: DocumentOwner): Role | null =>
  useStore(roleStore, (heard) => {
    const role = heard[owner];
    return role === undefined ? roleNow(readKnownRole(owner), new Date()) : role;
  });

/**
 * The role that still counts: the last one that is known, for 45 days from when it was heard.
 * @returns null where none is known, or it is too old
 */
export const roleNow = (known: KnownRole | null, now: Date): Role | null =>
  known === null || isTooOld(known.at, now) ? null : known.role;
