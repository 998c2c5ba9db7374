import { z } from 'zod';
import { emailAddress } from '../emailAddress.ts';
import { IdentityError } from '../IdentityError.ts';
import type { Operation } from '../IdentityParts.ts';
import { newSecret } from '../tokens/secrets.ts';
import { parseBody } from './parseBody.ts';

const bodyShape = z.object({
  identifier: z.string().optional(),
  continueUri: z.string().optional(),
  providerId: z.string().optional(),
});

const KIND = 'identitytoolkit#CreateAuthUriResponse';
const SESSION_BYTES = 21;

/**
 * Asks how an address signs in. As long as accounts are hidden the answer is the same for every
 * address, as that of the hosted service is with its protection against enumeration.
 */
export const createAuthUri: Operation = (parts, body, caller) => {
  const { identifier, continueUri, providerId } = parseBody(bodyShape, body);
  if (providerId !== undefined) throw new IdentityError('OPERATION_NOT_ALLOWED');
  const email = identified(identifier);
  if (continueUri === undefined || continueUri === '') {
    throw new IdentityError('MISSING_CONTINUE_URI');
  }
  if (!URL.canParse(continueUri)) throw new IdentityError('INVALID_CONTINUE_URI');
  // The session id of a sign-in with another provider, of which there is none.
  const answer = { kind: KIND, sessionId: newSecret(parts.random, SESSION_BYTES) };
  if (parts.settings.hidesAccounts) return answer;
  parts.database.transaction(() => parts.limits.take('signInByIp', caller.ip));
  const isRegistered = parts.accounts.findByEmail(email) !== null;
  const methods = isRegistered ? ['password'] : [];
  return { ...answer, registered: isRegistered, allProviders: methods, signinMethods: methods };
};

function identified(identifier: string | undefined): string {
  if (identifier === undefined || identifier === '') throw new IdentityError('MISSING_IDENTIFIER');
  try {
    return emailAddress(identifier);
  } catch {
    throw new IdentityError('INVALID_IDENTIFIER');
  }
}
