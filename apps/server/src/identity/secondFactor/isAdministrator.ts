import type { Account } from '../Account.ts';
import type { IdentityParts } from '../IdentityParts.ts';
import type { Session } from '../tokens/Sessions.ts';

/** Whether a session was opened with the second factor that the account has now. */
export const isWithSecondFactor = (
  { secondFactors }: Pick<IdentityParts, 'secondFactors'>,
  { uid, secondFactorId }: Session,
): boolean => secondFactorId !== null && secondFactors.find(uid)?.id === secondFactorId;

/**
 * Whether a session has an administrator's rights. Where a second factor is asked of them, one without
 * signs in as anybody else, so that it can be set up.
 */
export const isAdministrator = (
  parts: Pick<IdentityParts, 'secondFactors' | 'settings'>,
  account: Account,
  session: Session,
): boolean =>
  account.isAdmin && (!parts.settings.adminsNeedSecondFactor || isWithSecondFactor(parts, session));
