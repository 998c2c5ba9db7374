import { z } from 'zod';
import { requireCredential, requireRecent } from './credentials.ts';
import type { Operation } from './IdentityParts.ts';
import { parseBody } from './parseBody.ts';

const bodyShape = z.object({ idToken: z.string().optional() });

/** Deletes the account, its sessions and its mailed codes. */
export const deleteAccount: Operation = async (parts, body, caller) => {
  const { account, session } = await requireCredential(parts, parseBody(bodyShape, body).idToken);
  requireRecent(parts, session);
  parts.database.transaction(() => {
    parts.sessions.endAll(account.uid);
    parts.accounts.delete(account.uid);
  });
  parts.audit('accountDeleted', { requestId: caller.requestId, uid: account.uid });
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
