/** One person who can sign in. */
export interface Account {
  readonly uid: string;
  /** Lower case. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly passwordHash: string;
  /** ms since 1970 UTC, like every time here but `validSince`. */
  readonly passwordChangedAt: number;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  readonly disabled: boolean;
  readonly isAdmin: boolean;
  /** Seconds since 1970 UTC: when all sessions were last ended. Only shown; the sessions decide. */
  readonly validSince: number;
  readonly createdAt: number;
  readonly lastLoginAt: number;
  readonly lastRefreshAt: number;
}
