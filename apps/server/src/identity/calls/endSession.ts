import { z } from 'zod';
import { requireCredential } from '../credentials.ts';
import { IdentityError } from '../IdentityError.ts';
import type { IdentityParts, Operation } from '../IdentityParts.ts';
import { parseBody } from './parseBody.ts';
import { hashOf } from '../tokens/secrets.ts';
import type { Session } from '../tokens/Sessions.ts';

const bodyShape = z.object({
  idToken: z.string().optional(),
  refreshToken: z.string().optional(),
  refreshTokenHash: z.base64url().optional(),
  sessionId: z.string().optional(),
  isSuperseded: z.boolean().optional(),
});

type Body = z.infer<typeof bodyShape>;

/** A device that signs out without a signal keeps the hash alone: it ends the session and opens nothing. */
function hashGiven({ refreshToken, refreshTokenHash }: Body): Uint8Array | null {
  if (refreshToken !== undefined) return hashOf(refreshToken);
  return refreshTokenHash === undefined ? null : Buffer.from(refreshTokenHash, 'base64url');
}

/** The session to end: the one named, of the same account, or the caller's own. */
async function sessionOf(parts: IdentityParts, body: Body): Promise<Session> {
  // A device that signs out has a refresh token; its ID token may have run out long ago.
  const hash = hashGiven(body);
  if (hash !== null) {
    const own = parts.sessions.holderOf(hash);
    if (own === null) throw new IdentityError('INVALID_REFRESH_TOKEN');
    return own;
  }
  const { session } = await requireCredential(parts, body.idToken);
  if (body.sessionId === undefined) return session;
  const named = parts.sessions.find(body.sessionId);
  if (named?.uid !== session.uid) throw new IdentityError('INVALID_ARGUMENT', 'No such session.');
  return named;
}

/** Signs a device out for good: its tokens are void from now on. Ending what has ended is no error. */
export const endSession: Operation = async (parts, body, caller) => {
  const given = parseBody(bodyShape, body);
  const { id, uid } = await sessionOf(parts, given);
  parts.database.transaction(() => parts.sessions.end(id, given.isSuperseded));
  parts.audit('sessionEnded', { requestId: caller.requestId, uid });
  return {};
};
