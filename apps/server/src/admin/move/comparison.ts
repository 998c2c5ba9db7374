import type { Account } from '../../identity/Account.ts';
import { encodeFields } from '../../firestore/wire/encodeValue.ts';
import { canonicalText, digestOf, sha256, type Holdings } from './digests.ts';
import type { HostedUser } from './hostedAccounts.ts';
import { claimsOf } from './downloadedAccount.ts';
import type { MovedDocument } from './hostedDocuments.ts';

/** Minus nought as the wire has it. Google's emulator gives nought back for it, and the two are equal. */
const MINUS_ZERO = /"(doubleValue|latitude|longitude)":"-0"/g;

/** The digest of a document's content. */
export const documentDigest = ({ fields }: MovedDocument): string =>
  sha256(canonicalText(encodeFields(fields)).replaceAll(MINUS_ZERO, '"$1":0'));

/** The digest of a document's content and its two times. */
export const stampedDocumentDigest = (document: MovedDocument): string =>
  digestOf({
    of: documentDigest(document),
    times: [String(document.createTime), String(document.updateTime)],
  });

/**
 * The digest of what both sides hold of an account. Without the password: the service hands back no
 * hash that it was given. Without the last sign-in: that goes on changing.
 */
export const accountDigest = (account: Account): string => {
  const { email, emailVerified, disabled, isAdmin, displayName, photoUrl, createdAt } = account;
  return digestOf({ email, emailVerified, disabled, isAdmin, displayName, photoUrl, createdAt });
};

/** The digest of an account of the project: equal to `accountDigest` for an equal account. */
export const hostedAccountDigest = (user: HostedUser): string =>
  digestOf({
    email: user.email ?? null,
    emailVerified: user.emailVerified,
    disabled: user.disabled,
    isAdmin: claimsOf(user)['admin'] === true,
    displayName: user.displayName ?? null,
    photoUrl: user.photoUrl ?? null,
    createdAt: Number(user.createdAt),
  });

/** The digest of an account and its password's hash, which an account from a project still has. */
export const wholeAccountDigest = (account: Account): string =>
  digestOf({ of: accountDigest(account), password: account.passwordHash });

/** What this machine and the project hold of accounts, or of documents. */
export interface Compared {
  readonly here: Holdings;
  readonly project: Holdings;
}

export const areSame = ({ here, project }: Compared): boolean =>
  here.count === project.count && here.digest() === project.digest();

const SHOWN_DIGITS = 16;

/** Counts and digests of both sides, for a person to compare. */
export const comparisonWords = (
  accounts: Compared,
  documents: Compared,
  projectId: string,
): string => {
  const row = (name: string, here: string, there: string): string =>
    `${name.padEnd(12)}${here.padEnd(20)}${there}`;
  const kind = (name: string, { here, project }: Compared): readonly string[] => [
    row(name, String(here.count), String(project.count)),
    row('  SHA-256', here.digest().slice(0, SHOWN_DIGITS), project.digest().slice(0, SHOWN_DIGITS)),
  ];
  return [
    row('', 'this server', projectId),
    ...kind('accounts', accounts),
    ...kind('documents', documents),
  ].join('\n');
};

const MOST_NAMED = 10;

/** Some of many names, and how many more there are. */
export const named = (names: readonly string[]): string => {
  const more = names.length - MOST_NAMED;
  const shown = names.slice(0, MOST_NAMED).map((name) => `  ${name}`);
  return [...shown, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
};
