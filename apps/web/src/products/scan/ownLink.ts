import { findShare } from '@mix/sharing';
import { paths } from '../../device/navigation/paths.ts';

/** Shorter ones carry nothing: a drum may call itself "job=7". */
const SHORTEST_SHARE = 20;

/**
 * Where a square code of this app leads: a job or what was done of one, whatever site it was sent from,
 * or the invitation to a farm of this one. Null: it is a code of a pack.
 */
export function ownLink(text: string, origin: string): string | null {
  const share = findShare(text.trim());
  if (share !== null && share.packed.length >= SHORTEST_SHARE) {
    return `${paths.result}#${share.kind}=${share.packed}`;
  }
  const url = URL.parse(text.trim());
  const isInvite = url?.origin === origin && url.pathname === paths.join && url.hash !== '';
  return isInvite ? `${paths.join}${url.hash}` : null;
}
