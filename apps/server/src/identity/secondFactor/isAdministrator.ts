import type { Account } from '../Account.ts';
import type { IdentityParts } from '../IdentityParts.ts';
import type { Session } from '../tokens/Sessions.ts';

/** Whether a session was opened with the second factor that the account has now. */
export const isWithSecondFactor = (
  { secondFactors }: Pick<IdentityParts, 'secondFactors'>,
  { uid, secondFactorId }: Session,
): boolean => secondFactorId !== null && secondFactors.find(uid)?.id === secondFactorId;

/**
 * Whether a session has the permissions of an administrator. Where administrators need a second
 * factor, one without it signs in as an ordinary user, and can set it up.
 */
export const isAdministrator = (
  parts: Pick<IdentityParts, 'secondFactors' | 'settings'>,
  account: Account,
  session: Session,
): boolean =>
  account.isAdmin && (!parts.settings.adminsNeedSecondFactor || isWithSecondFactor(parts, session));
