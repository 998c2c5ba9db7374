import { z } from 'zod';
import { IdentityError } from '../IdentityError.ts';
import type { IdentityParts } from '../IdentityParts.ts';
import type { Session } from '../tokens/Sessions.ts';

/** Long enough to install an app too. */
const LIFE_MS = 30 * 60_000;

const PURPOSE = 'enrolment';

const enrolmentShape = z.object({ sessionId: z.string(), secret: z.string(), until: z.number() });

/** A drawn secret, sealed for the client to bring back with its first code. */
export function sealEnrolment(
  { seal, clock }: IdentityParts,
  session: Session,
  secret: Uint8Array,
): { readonly sessionInfo: string; readonly until: number } {
  const until = clock() + LIFE_MS;
  const enrolment = {
    sessionId: session.id,
    secret: Buffer.from(secret).toString('base64url'),
    until,
  };
  return { sessionInfo: seal.seal(PURPOSE, JSON.stringify(enrolment)), until };
}

/**
 * Opens the secret that was drawn for a session.
 * @throws IdentityError MISSING_SESSION_INFO, INVALID_SESSION_INFO or SESSION_EXPIRED.
 */
export function openEnrolment(
  { seal, clock }: IdentityParts,
  session: Session,
  sealed: string,
): Uint8Array {
  if (sealed === '') throw new IdentityError('MISSING_SESSION_INFO');
  const text = seal.open(PURPOSE, sealed);
  const enrolment = text === null ? null : enrolmentShape.parse(JSON.parse(text));
  if (enrolment?.sessionId !== session.id) throw new IdentityError('INVALID_SESSION_INFO');
  if (enrolment.until <= clock()) throw new IdentityError('SESSION_EXPIRED');
  return Buffer.from(enrolment.secret, 'base64url');
}
