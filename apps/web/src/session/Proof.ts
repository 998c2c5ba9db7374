/** What somebody types to show that the account is theirs. */
export interface Proof {
  readonly password: string;
  /** A code of the authenticator app, or a recovery code; null: not asked for yet. */
  readonly code: string | null;
}

/** The error code of a sign-in that asks for a one-time code besides the password. */
export const CODE_NEEDED = 'auth/multi-factor-auth-required';
