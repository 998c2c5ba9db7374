import { IdentityError } from './IdentityError.ts';

/** As browsers check it (HTML standard, valid e-mail address), with letters of every script. */
const ADDRESS =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)*$/u;

/**
 * A mail address as accounts keep it: lower case, so that one mailbox is one account.
 * @throws IdentityError MISSING_EMAIL or INVALID_EMAIL.
 */
export function emailAddress(text: string | undefined): string {
  if (text === undefined || text === '') throw new IdentityError('MISSING_EMAIL');
  const address = text.normalize('NFC').toLowerCase();
  if (address.length > 254 || !ADDRESS.test(address)) throw new IdentityError('INVALID_EMAIL');
  return address;
}
