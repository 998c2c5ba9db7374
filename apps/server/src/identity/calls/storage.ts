import { z } from 'zod';
import { requireCredential } from '../credentials.ts';
import { IdentityError } from '../IdentityError.ts';
import type { Operation } from '../IdentityParts.ts';
import { parseBody } from './parseBody.ts';

const bodyShape = z.object({
  idToken: z.string().optional(),
  /** A farm that the account belongs to; without it the account itself is meant. */
  farmId: z.string().max(200).optional(),
});

/** How much an account, or a farm of it, stores and may store. */
export const storage: Operation = async (parts, body) => {
  const { idToken, farmId } = parseBody(bodyShape, body);
  const { account } = await requireCredential(parts, idToken);
  const figures = parts.storageOf(account.uid, farmId ?? null);
  if (figures === null) throw new IdentityError('NOT_FOUND');
  return figures;
};
