/**
 * Whose room a document takes: `users/U` for an account, `farms/F` for a farm; null: nobody's, as the
 * catalogue. The tables say the same in `owner` (migration 0030).
 */
export function storageOwner(path: string): string | null {
  const [, placed] = /^((?:users|farms)\/[^/]+)(?:\/|$)/.exec(path) ?? [];
  if (placed !== undefined) return placed;
  const [, uid] = /^userproduct\/([^_/]*)_/.exec(path) ?? [];
  return uid === undefined ? null : `users/${uid}`;
}

/**
 * Whether a document says who belongs to whom: a full farm still takes members on or off, and
 * changes their roles.
 */
export const isOfMembership = (path: string): boolean =>
  /^(?:users\/[^/]+(?:\/farms\/[^/]+)?|farms\/[^/]+(?:\/(?:members|invites)\/[^/]+)?)$/.test(path);
