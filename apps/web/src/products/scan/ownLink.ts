import { findShare } from '@mix/sharing';
import { paths } from '../../device/navigation/paths.ts';

/**
 * Least characters of what a link carries: shorter text carries nothing, as a drum may be called
 * "job=7".
 */
const SHORTEST_SHARE = 20;

/**
 * The address for a square code of this app: a job or its answer, whatever site sent it, or the
 * invitation to a farm of this site. Null: the code is that of a pack.
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
