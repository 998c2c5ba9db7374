import { z } from 'zod';
import { accountAnswer } from './accountAnswer.ts';
import { requireCredential } from '../credentials.ts';
import type { Operation } from '../IdentityParts.ts';
import { parseBody } from './parseBody.ts';

const bodyShape = z.object({ idToken: z.string().optional() });

/** The account behind an ID token. */
export const lookup: Operation = async (parts, body) => {
  const { account } = await requireCredential(parts, parseBody(bodyShape, body).idToken);
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [accountAnswer(account)] };
};
