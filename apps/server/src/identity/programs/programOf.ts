import { StorageError } from '../../sqlite/guardDatabase.ts';
import type { IdentityParts } from '../IdentityParts.ts';
import { hashOf } from '../tokens/secrets.ts';
import type { ProgramToken } from './ProgramToken.ts';

/** The last use is noted to the minute: a program that asks every second writes once. */
const NOTED_EVERY_MS = 60_000;

/** The token with this secret; null: none, ended or run out, or its account is closed. */
export function programOf(parts: IdentityParts, secret: string): ProgramToken | null {
  const token = parts.programTokens.findByHash(hashOf(secret));
  const now = parts.clock();
  if (token === null || token.expiresAt <= now) return null;
  const account = parts.accounts.find(token.uid);
  if (account === null || account.disabled) return null;
  if (now - (token.lastUsedAt ?? 0) >= NOTED_EVERY_MS) {
    try {
      parts.database.transaction(() => parts.programTokens.use(token.id, now));
    } catch (error) {
      // On a full disk a program may still read.
      if (!(error instanceof StorageError)) throw error;
    }
  }
  return token;
}
