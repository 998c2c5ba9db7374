import { IdentityError } from '../IdentityError.ts';
import type { IdentityParts } from '../IdentityParts.ts';

/**
 * Where a mailed link may lead on to: our own pages and the origins the operator listed.
 * @throws IdentityError INVALID_CONTINUE_URI or UNAUTHORIZED_DOMAIN.
 */
export function continueUrl(parts: IdentityParts, text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const url = text.length <= 2048 ? URL.parse(text) : null;
  if (url === null) throw new IdentityError('INVALID_CONTINUE_URI');
  const allowed = [parts.publicUrl(), ...parts.settings.continueOrigins];
  const isPlain = url.username === '' && url.password === '';
  if (!isPlain || !allowed.includes(url.origin)) throw new IdentityError('UNAUTHORIZED_DOMAIN');
  return url.href;
}
