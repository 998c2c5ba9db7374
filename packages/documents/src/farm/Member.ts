import { isFields } from '@mix/engine';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { wholeMerge } from '../merge/wholeMerge.ts';
import { ROLES, type Role } from './roles.ts';

/** Somebody who belongs to a farm; the document's id is their uid. */
export interface Member {
  readonly role: Role;
  /** What the others know them by; null was not given. */
  readonly name: string | null;
  /** The invite they came by; null for who made the farm. */
  readonly invite: string | null;
  /**
   * When their own account let their name choose a PIN on a device that several people share, by the
   * server's clock: `firestore.rules` lets nobody else say it. Absent or null: it never did.
   */
  readonly choosesPinAt?: Date | null;
}

const isRole = (role: unknown): role is Role => (ROLES as readonly unknown[]).includes(role);

/** A role that this version does not know is no member: nothing is guessed of what it may do. */
export const memberKind: DocumentKind<Member> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields) || !isRole(fields['role'])) return null;
    const { role, name = null, invite = null, choosesPinAt } = fields;
    if (name !== null && typeof name !== 'string') return null;
    if (invite !== null && typeof invite !== 'string') return null;
    return { role, name, invite, ...(choosesPinAt instanceof Date && { choosesPinAt }) };
  },
  serialise: ({ role, name, invite, choosesPinAt }) => ({
    role,
    name,
    invite,
    ...(choosesPinAt != null && { choosesPinAt }),
  }),
  merge: wholeMerge('silent'),
  nameOf: ({ name }) => name,
});
