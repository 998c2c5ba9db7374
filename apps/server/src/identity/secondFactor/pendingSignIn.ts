import { z } from 'zod';
import type { Account } from '../Account.ts';
import { IdentityError } from '../IdentityError.ts';
import type { IdentityParts } from '../IdentityParts.ts';

/** Long enough to find the phone. */
const LIFE_MS = 10 * 60_000;

const PURPOSE = 'pending sign-in';

const pendingShape = z.object({
  uid: z.string(),
  /** After a change of the password the sign-in has to begin anew. */
  passwordChangedAt: z.number(),
  until: z.number(),
});

/** Proof that the password was right, for the client to bring back with a code. */
export const sealPendingSignIn = (
  { seal, clock }: IdentityParts,
  { uid, passwordChangedAt }: Account,
): string =>
  seal.seal(PURPOSE, JSON.stringify({ uid, passwordChangedAt, until: clock() + LIFE_MS }));

/**
 * The account whose password was right.
 * @throws IdentityError INVALID_MFA_PENDING_CREDENTIAL: not ours, too old, or for the password
 * before.
 */
export function openPendingSignIn(parts: IdentityParts, sealed: string): Account {
  const text = parts.seal.open(PURPOSE, sealed);
  if (text === null) throw new IdentityError('INVALID_MFA_PENDING_CREDENTIAL');
  const { uid, passwordChangedAt, until } = pendingShape.parse(JSON.parse(text));
  const account = parts.accounts.find(uid);
  if (until <= parts.clock() || account?.passwordChangedAt !== passwordChangedAt) {
    throw new IdentityError('INVALID_MFA_PENDING_CREDENTIAL');
  }
  return account;
}
