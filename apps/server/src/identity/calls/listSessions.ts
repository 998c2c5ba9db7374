import { z } from 'zod';
import { requireCredential } from '../credentials.ts';
import type { Operation } from '../IdentityParts.ts';
import { parseBody } from './parseBody.ts';

const bodyShape = z.object({ idToken: z.string().optional() });

/** Where an account is signed in: by which device, since when, and when it was last used. */
export const listSessions: Operation = async (parts, body) => {
  const { session } = await requireCredential(parts, parseBody(bodyShape, body).idToken);
  const sessions = parts.sessions.ofAccount(session.uid).map((each) => ({
    sessionId: each.id,
    device: each.device,
    createdAt: String(each.createdAt),
    lastUsedAt: String(each.lastUsedAt),
    isCurrent: each.id === session.id,
  }));
  return { sessions };
};
