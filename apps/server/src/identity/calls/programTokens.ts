import { PROGRAM_SCOPES } from '@mix/documents';
import { z } from 'zod';
import { requireCredential, requireRecent } from '../credentials.ts';
import { IdentityError } from '../IdentityError.ts';
import type { Operation } from '../IdentityParts.ts';
import { type ProgramToken } from '../programs/ProgramToken.ts';
import { hashOf, newSecret } from '../tokens/secrets.ts';
import { parseBody } from './parseBody.ts';

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 366;
/** Nobody keeps an eye on more tokens. */
const MOST_TOKENS = 20;
/** 256 random bits; a guess is out of reach, and the hash of it needs no slowness. */
const SECRET_BYTES = 32;
/** Marks a secret as a token of a program, where one was left lying about. */
const PREFIX = 'mix_';

const wireForm = ({ id, name, scopes, createdAt, expiresAt, lastUsedAt }: ProgramToken) => ({
  tokenId: id,
  name,
  scopes,
  createdAt: String(createdAt),
  expiresAt: String(expiresAt),
  lastUsedAt: lastUsedAt === null ? null : String(lastUsedAt),
});

const askShape = z.object({ idToken: z.string().optional() });

/** The tokens that other programs use in the account's name, without their secrets. */
export const listProgramTokens: Operation = async (parts, body) => {
  const { account } = await requireCredential(parts, parseBody(askShape, body).idToken);
  return { tokens: parts.programTokens.ofAccount(account.uid).map(wireForm) };
};

const makeShape = askShape.extend({
  name: z.string().trim().min(1).max(60),
  scopes: z.array(z.enum(PROGRAM_SCOPES)).min(1).max(PROGRAM_SCOPES.length),
  days: z.int().min(1).max(LONGEST_DAYS),
});

/** Makes a token and shows its secret this once. The password must have been given just now. */
export const makeProgramToken: Operation = async (parts, body, caller) => {
  const given = parseBody(makeShape, body);
  const { account, session } = await requireCredential(parts, given.idToken);
  requireRecent(parts, session);
  const { uid } = account;
  const now = parts.clock();
  const secret = PREFIX + newSecret(parts.random, SECRET_BYTES);
  const token: ProgramToken = {
    id: newSecret(parts.random, 12),
    uid,
    name: given.name,
    scopes: PROGRAM_SCOPES.filter((scope) => given.scopes.includes(scope)),
    createdAt: now,
    expiresAt: now + given.days * DAY_MS,
    lastUsedAt: null,
  };
  parts.database.transaction(() => {
    if (parts.programTokens.ofAccount(uid).length >= MOST_TOKENS) {
      throw new IdentityError(
        'OPERATION_NOT_ALLOWED',
        `An account has ${MOST_TOKENS} tokens at most.`,
      );
    }
    parts.programTokens.insert(token, hashOf(secret));
  });
  const detail = `${token.id} ${token.scopes.join(' ')}`;
  parts.audit('programTokenMade', { requestId: caller.requestId, uid, detail });
  return { ...wireForm(token), secret };
};

const endShape = askShape.extend({ tokenId: z.string().max(100) });

/** Ends a token at once. Ending what has ended is no error. */
export const endProgramToken: Operation = async (parts, body, caller) => {
  const { idToken, tokenId } = parseBody(endShape, body);
  const { account } = await requireCredential(parts, idToken);
  const { uid } = account;
  const isEnded = parts.database.transaction(() => parts.programTokens.delete(uid, tokenId));
  if (isEnded) {
    parts.audit('programTokenEnded', { requestId: caller.requestId, uid, detail: tokenId });
  }
  return {};
};
