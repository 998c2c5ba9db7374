import { requireRecent } from '../credentials.ts';
import { IdentityError } from '../IdentityError.ts';
import type { IdentityParts } from '../IdentityParts.ts';
import type { Session } from '../tokens/Sessions.ts';
import { isWithSecondFactor } from './isAdministrator.ts';

/**
 * For changes that a password alone must not make: those of the factor itself.
 * @throws IdentityError CREDENTIAL_TOO_OLD_LOGIN_AGAIN when no code was given lately.
 */
export function requireSecondFactor(parts: IdentityParts, session: Session): void {
  requireRecent(parts, session);
  if (!isWithSecondFactor(parts, session)) {
    throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
}
