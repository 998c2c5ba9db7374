import type { Account } from './Account.ts';
import { AccountsTable } from './AccountsTable.ts';
import { emailAddress } from './emailAddress.ts';
import type { IdentityParts } from './IdentityParts.ts';
import { checkNewPassword, type PasswordPolicy } from './passwords/passwordPolicy.ts';
import { Passwords } from './passwords/Passwords.ts';
import { SecondFactorsTable } from './secondFactor/SecondFactorsTable.ts';
import { newUid } from './tokens/secrets.ts';
import { Sessions } from './tokens/Sessions.ts';

type AdministerParts = Pick<IdentityParts, 'database' | 'clock' | 'random'>;

/** The account with an address, whichever way the address is typed. */
export const findAccount = ({ database }: AdministerParts, email: string): Account | null =>
  new AccountsTable(database).findByEmail(emailAddress(email));

/** Lets an account write the catalogue. Its devices need no new sign-in. */
export function makeAdministrator({ database }: AdministerParts, { uid }: Account): void {
  database.transaction(() => new AccountsTable(database).change(uid, { isAdmin: true }));
}

/**
 * Registers an administrator. Whoever runs the machine vouches for the address.
 * @throws IdentityError INVALID_EMAIL, or what the policy has against the password; never
 * EMAIL_EXISTS.
 */
export async function createAdministrator(
  parts: AdministerParts,
  email: string,
  password: string,
  policy: PasswordPolicy,
): Promise<void> {
  const address = emailAddress(email);
  await checkNewPassword(password, policy, [address]);
  const passwordHash = await new Passwords().hash(password);
  const now = parts.clock();
  parts.database.transaction(() =>
    new AccountsTable(parts.database).insert({
      uid: newUid(parts.random),
      email: address,
      emailVerified: true,
      passwordHash,
      passwordChangedAt: now,
      displayName: null,
      photoUrl: null,
      disabled: false,
      isAdmin: true,
      validSince: Math.floor(now / 1000),
      createdAt: now,
      lastLoginAt: now,
      lastRefreshAt: now,
    }),
  );
}

/**
 * Takes the second factor off the account of somebody whose phone and recovery codes are gone.
 * @returns false: it had none.
 */
export function removeSecondFactor({ database }: AdministerParts, { uid }: Account): boolean {
  const factors = new SecondFactorsTable(database);
  return database.transaction(() => {
    if (factors.find(uid) === null) return false;
    factors.delete(uid);
    return true;
  });
}

/** Shuts an account out at once on every device, or lets it sign in again. Its documents stay. */
export function setDisabled(parts: AdministerParts, { uid }: Account, disabled: boolean): void {
  const { database, clock, random } = parts;
  database.transaction(() => {
    new AccountsTable(database).change(uid, { disabled });
    if (disabled) new Sessions(database, clock, random).endAll(uid);
  });
}
