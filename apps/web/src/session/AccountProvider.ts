import type { Account } from './Account.ts';
import type { Proof } from './Proof.ts';
import type { PasswordRule } from './password/PasswordRule.ts';

/** What a mailed link would do, read without using it up. */
export interface LinkInfo {
  readonly purpose: 'verifyEmail' | 'resetPassword' | 'recoverEmail' | 'verifyAndChangeEmail';
  /** The e-mail address that the account has after the link. Null: the provider does not say. */
  readonly email: string | null;
}

/** A secret for an authenticator app. */
export interface DrawnSecret {
  /** The secret as text, to type into the app. */
  readonly secret: string;
  /** The secret as an `otpauth:` address, for a QR code. */
  readonly address: string;
  /** Sets the app up with a code that it shows. */
  readonly enrol: (code: string) => Promise<void>;
}

/**
 * The identity provider in our words. Every call that fails rejects with an error whose `code` is
 * the provider's.
 */
export interface AccountProvider {
  /** Tells who is signed in as soon as that is known, and at every change. */
  readonly follow: (listener: (account: Account | null) => void) => void;
  readonly signIn: (email: string, proof: Proof) => Promise<void>;
  /** Creates an account and signs in with it. */
  readonly createAccount: (email: string, password: string) => Promise<Account>;
  readonly setName: (name: string) => Promise<void>;
  readonly sendVerification: () => Promise<void>;
  readonly sendPasswordReset: (email: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Proves that whoever holds the device knows the password; makes the sign-in recent. */
  readonly confirmPassword: (proof: Proof) => Promise<void>;
  readonly changePassword: (password: string) => Promise<void>;
  /** Mails a link to the new address; the change happens when it is followed. */
  readonly requestEmailChange: (email: string) => Promise<void>;
  readonly deleteAccount: () => Promise<void>;
  /** What the server asks of a new password. */
  readonly passwordRules: () => Promise<readonly PasswordRule[]>;
  /** The rules that a password does not meet. */
  readonly unmetRules: (password: string) => Promise<readonly PasswordRule[]>;
  /** Reads a mailed link's code; never uses it up. */
  readonly readLink: (code: string) => Promise<LinkInfo>;
  readonly applyLink: (code: string) => Promise<void>;
  readonly resetPassword: (code: string, password: string) => Promise<void>;
  /** Whether signing in asks for a one-time code; asks the server. */
  readonly hasSecondFactor: () => Promise<boolean>;
  readonly drawSecret: (issuer: string) => Promise<DrawnSecret>;
  readonly removeSecondFactor: () => Promise<void>;
  /** The token that shows our own server who asks. */
  readonly idToken: () => Promise<string>;
  /** The SHA-256 of this session's refresh token, base64url; null where it cannot be told. */
  readonly refreshTokenHash: () => Promise<string | null>;
  /** Asks the server for the account anew, and for a token that says the same. Null: signed out. */
  readonly refresh: () => Promise<Account | null>;
}
