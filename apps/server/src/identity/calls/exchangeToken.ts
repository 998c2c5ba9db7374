import { z } from 'zod';
import { mintTokens } from '../credentials.ts';
import { IdentityError } from '../IdentityError.ts';
import type { Operation } from '../IdentityParts.ts';
import { mailNotice } from '../letters/mailNotice.ts';
import { parseBody } from './parseBody.ts';

const bodyShape = z.object({
  grant_type: z.string().optional(),
  refresh_token: z.string().optional(),
});

function requireRefreshToken(body: unknown): string {
  const { grant_type: grantType = '', refresh_token: token = '' } = parseBody(bodyShape, body);
  if (grantType === '') throw new IdentityError('MISSING_GRANT_TYPE');
  if (grantType !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE');
  if (token === '') throw new IdentityError('MISSING_REFRESH_TOKEN');
  return token;
}

/**
 * Exchanges a refresh token for a new pair. The code for a revoked token signs the client out. That
 * for an unknown one does not, since it may belong to a server restored from an older copy, nor
 * does that for a suspected one.
 */
export const exchangeToken: Operation = async (parts, body, caller) => {
  const token = requireRefreshToken(body);
  const { requestId } = caller;
  // The end that `use` gives a stolen session must stay, so refusals follow after the transaction.
  const used = await parts.commits.run(() => {
    const found = parts.sessions.use(token);
    if (found === null) return null;
    const { session, outcome } = found;
    const account = parts.accounts.find(session.uid);
    if (account === null || account.disabled || found.outcome !== 'good') {
      return { account, session, outcome, refreshToken: null };
    }
    parts.accounts.change(account.uid, { lastRefreshAt: parts.clock() });
    parts.limits.provedThemselves(account.email, caller.ip);
    return { account, session, outcome, refreshToken: parts.sessions.issue(session, found.seq) };
  });
  if (used === null) {
    parts.audit('refreshRefused', { requestId, detail: 'INVALID_REFRESH_TOKEN' });
    throw new IdentityError('INVALID_REFRESH_TOKEN');
  }
  const { account, session, outcome, refreshToken } = used;
  if (account === null || refreshToken === null) {
    // Not signed out by this code: there may be a newer token on the device.
    const isPassing = outcome === 'suspected' || session.isSuperseded;
    const ended = isPassing ? 'INVALID_REFRESH_TOKEN' : 'TOKEN_EXPIRED';
    const code = account?.disabled === true ? 'USER_DISABLED' : ended;
    const event = outcome === 'stolen' ? 'refreshTokenStolen' : 'refreshRefused';
    parts.audit(event, { requestId, uid: session.uid, detail: code });
    if (outcome === 'stolen' && account !== null) {
      const { language } = caller;
      parts.database.transaction(() => mailNotice(parts, 'sessionStolen', account, language));
      parts.wakeMail();
    }
    throw new IdentityError(code);
  }
  const tokens = mintTokens(parts, account, session, refreshToken);
  return {
    access_token: tokens.idToken,
    expires_in: tokens.expiresIn,
    token_type: 'Bearer',
    refresh_token: tokens.refreshToken,
    id_token: tokens.idToken,
    user_id: account.uid,
    project_id: parts.projectId,
  };
};
