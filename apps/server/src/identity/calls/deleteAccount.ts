import { z } from 'zod';
import { requireCredential, requireRecent } from '../credentials.ts';
import type { Operation } from '../IdentityParts.ts';
import { parseBody } from './parseBody.ts';

const bodyShape = z.object({ idToken: z.string().optional() });

/** Deletes the account with its documents, sessions, mailed codes and waiting letters, all in one go. */
export const deleteAccount: Operation = async (parts, body, caller) => {
  const { account, session } = await requireCredential(parts, parseBody(bodyShape, body).idToken);
  requireRecent(parts, session);
  parts.deleteDocumentsOf(account.uid, () => {
    parts.sessions.endAll(account.uid);
    parts.sessions.forgetAccount(account.uid);
    parts.letters.deleteTo(account.email);
    parts.accounts.delete(account.uid);
  });
  parts.forgetLetters(account.email);
  // What is deleted still stands in the log of the database until that starts anew.
  parts.database.emptyLog();
  parts.audit('accountDeleted', { requestId: caller.requestId, uid: account.uid });
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
