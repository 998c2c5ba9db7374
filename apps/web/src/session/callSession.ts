import type { Failure, Session } from './createSession.ts';
import type { OpenSession } from './useOpenSession.ts';

/**
 * Does something with the session; a part of the app that did not load counts as a missing network.
 */
export async function callSession(
  openSession: OpenSession,
  call: (session: Session) => Promise<Failure>,
): Promise<Failure> {
  if (openSession === null) return 'auth/operation-not-allowed';
  const session = await openSession().catch(() => null);
  return session === null ? 'auth/network-request-failed' : call(session);
}
