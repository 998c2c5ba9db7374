import { z } from 'zod';
import { emailAddress } from '../emailAddress.ts';
import { IdentityError } from '../IdentityError.ts';
import type { Operation } from '../IdentityParts.ts';
import { parseBody } from './parseBody.ts';

const bodyShape = z.object({
  email: z.string().optional(),
  farmId: z.string().max(200),
  secret: z.string().max(200),
});

/**
 * Lets an address register with the link of an invite, where only invited people may. The client
 * library's own call has no room for the link, so this one goes before it.
 */
export const admit: Operation = (parts, body, caller) => {
  const { email: given, farmId, secret } = parseBody(bodyShape, body);
  const email = emailAddress(given);
  const refused = parts.database.transaction(() => {
    parts.limits.check('wrongCodeByIp', caller.ip);
    if (parts.inviteState(farmId, secret) !== 'open') {
      parts.limits.take('wrongCodeByIp', caller.ip);
      return 'INVALID_OOB_CODE';
    }
    return parts.admissions.admit(email, `${farmId}/${secret}`) ? null : 'ADMIN_ONLY_OPERATION';
  });
  // After the transaction, so that a wrong secret stays counted.
  if (refused !== null) throw new IdentityError(refused);
  return {};
};
