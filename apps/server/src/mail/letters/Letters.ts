/** Letters that tell what was done, and ask for nothing. */
export type AccountNotice =
  | 'passwordChanged'
  | 'secondFactorAdded'
  | 'secondFactorRemoved'
  | 'recoveryCodeUsed'
  | 'codesGuessed'
  | 'sessionStolen';

export type AccountLetterKind =
  | 'verifyEmail'
  | 'resetPassword'
  | 'verifyAndChangeEmail'
  | 'recoverEmail'
  | AccountNotice;

/** Names and figures that a letter mentions. */
export interface LetterNames {
  /** With the product's own name. */
  readonly product: string;
  /** The account's address; in a letter about a change of it the old one. */
  readonly email: string;
  readonly newEmail: string;
  /** Recovery codes that were not used yet. */
  readonly codesLeft: number;
}

/** The words of one letter, around its link. */
export interface LetterWords {
  readonly subject: string;
  readonly before: string;
  /** What the link does. */
  readonly action: string;
  readonly after: string;
}

/** Every letter of one language; a missing letter does not compile. */
export type Letters = Readonly<Record<AccountLetterKind, (names: LetterNames) => LetterWords>>;
