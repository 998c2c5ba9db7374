/** Who is signed in, as the identity provider knows them. */
export interface Account {
  readonly uid: string;
  /** Null: none was given. */
  readonly name: string | null;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
}
