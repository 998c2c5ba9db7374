import { z } from 'zod';
import { requireCredential } from '../credentials.ts';
import type { Operation } from '../IdentityParts.ts';
import { parseBody } from './parseBody.ts';

const bodyShape = z.object({ idToken: z.string().optional() });

/**
 * The client library calls this to give a provider's token back; we keep none. As on the hosted
 * service the call ends no session of ours.
 */
export const revokeToken: Operation = async (parts, body) => {
  await requireCredential(parts, parseBody(bodyShape, body).idToken);
  return {};
};
