import { Timestamp } from 'firebase/firestore';
import type { UserMachine, UserProfile } from '../../session/UserProfile.ts';

/** What an account without a name or an address is called. */
const NO_NAME = 'No Name';
const NO_EMAIL = 'No Email';

/** The first profile of an account, without the time stamps, which the server sets. */
export const newProfile = (
  uid: string,
  { name, email }: { readonly name: string | null; readonly email: string | null },
): Omit<UserProfile, 'createdAt' | 'updatedAt'> => ({
  id: uid,
  // An empty name is none.
  name: name || NO_NAME,
  email: email || NO_EMAIL,
  region: '',
  userMachines: [],
});

/** Reads `users/{uid}`; what is missing or of another kind gets its default. */
export function readProfile(uid: string, stored: Readonly<Record<string, unknown>>): UserProfile {
  return {
    id: uid,
    name: textOr(stored['name'], NO_NAME),
    email: textOr(stored['email'], NO_EMAIL),
    region: textOr(stored['region'], ''),
    userMachines: machinesOf(stored['userMachines']),
    createdAt: dateOf(stored['createdAt']),
    updatedAt: dateOf(stored['updatedAt']),
  };
}

const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' ? value : fallback;

const dateOf = (value: unknown): Date | null =>
  value instanceof Timestamp ? value.toDate() : null;

const machinesOf = (value: unknown): readonly UserMachine[] =>
  Array.isArray(value) ? (value as UserMachine[]) : [];
