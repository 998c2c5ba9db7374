import { z } from 'zod';
import { requireCredential, requireRecent } from '../credentials.ts';
import { IdentityError } from '../IdentityError.ts';
import type { Operation } from '../IdentityParts.ts';
import { parseBody } from './parseBody.ts';

const bodyShape = z.object({ idToken: z.string().optional() });

/**
 * Deletes the account with its documents, sessions, mailed codes and waiting letters, all in one go. It
 * leaves no farm behind that others belong to and nobody owns.
 */
export const deleteAccount: Operation = async (parts, body, caller) => {
  const { account, session } = await requireCredential(parts, parseBody(bodyShape, body).idToken);
  requireRecent(parts, session);
  const ownerless = parts.deleteDocumentsOf(account.uid, () => {
    parts.sessions.endAll(account.uid);
    parts.sessions.forgetAccount(account.uid);
    parts.letters.deleteTo(account.email);
    parts.accounts.delete(account.uid);
  });
  if (ownerless.length > 0) {
    throw new IdentityError(
      'LAST_OWNER',
      `Others belong to ${ownerless.join(', ')}, and nobody else owns it. Name a successor or another owner first.`,
    );
  }
  parts.forgetLetters(account.email);
  // Deleted rows stay in the log of the database until that starts anew.
  parts.database.emptyLog();
  parts.audit('accountDeleted', { requestId: caller.requestId, uid: account.uid });
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
