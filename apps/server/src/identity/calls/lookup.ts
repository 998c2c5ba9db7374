import { z } from 'zod';
import { accountAnswer } from './accountAnswer.ts';
import { requireCredential } from '../credentials.ts';
import type { Operation } from '../IdentityParts.ts';
import { mfaInfo } from '../secondFactor/mfaInfo.ts';
import { parseBody } from './parseBody.ts';

const bodyShape = z.object({ idToken: z.string().optional() });

/** The account behind an ID token. */
export const lookup: Operation = async (parts, body, caller) => {
  const { account } = await requireCredential(parts, parseBody(bodyShape, body).idToken);
  // The app asks this at each start, and before it asks for the password again: the owner then gets
  // in from there, even while others guess elsewhere.
  if (!parts.limits.isLongKnown(account.email, caller.ip)) {
    parts.essential.transaction(() => parts.limits.provedThemselves(account.email, caller.ip));
  }
  const factor = parts.secondFactors.find(account.uid);
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    // The client library forgets a factor that was removed elsewhere only when it is told of none.
    users: [{ ...accountAnswer(account), mfaInfo: mfaInfo(factor) }],
  };
};
