import type { InviteState, StorageFigures } from '@mix/documents';
import type { Clock } from '../clock.ts';
import type { LetterLanguage } from '../mail/letterLanguage.ts';
import type { CommitGroup } from '../sqlite/CommitGroup.ts';
import type { Database } from '../sqlite/Database.ts';
import type { RandomBytes } from '../sqlite/instance.ts';
import type { AccountsTable } from './AccountsTable.ts';
import type { AdmissionsTable } from './AdmissionsTable.ts';
import type { ActionCodes } from './letters/ActionCodes.ts';
import type { Audit } from './Audit.ts';
import type { IdTokens } from './tokens/IdTokens.ts';
import type { LettersTable } from './letters/LettersTable.ts';
import type { Limits } from './Limits.ts';
import type { PasswordPolicy } from './passwords/passwordPolicy.ts';
import type { Passwords } from './passwords/Passwords.ts';
import type { ProgramTokensTable } from './programs/ProgramTokensTable.ts';
import type { Seal } from './secondFactor/Seal.ts';
import type { SecondFactorsTable } from './secondFactor/SecondFactorsTable.ts';
import type { Sessions } from './tokens/Sessions.ts';

/** Settings that an operator decides. */
export interface IdentitySettings {
  readonly passwordPolicy: PasswordPolicy;
  /** Who may register: everybody, whoever holds an invite to a farm, nobody. */
  readonly signUp: 'open' | 'invited' | 'closed';
  /** True: no answer to a sign-in or a reset tells whether an account exists. Registering does. */
  readonly hidesAccounts: boolean;
  readonly hasLimits: boolean;
  /** True: an administrator has the permissions of one only when signed in with a second factor. */
  readonly adminsNeedSecondFactor: boolean;
  /** A session that is not used for so long ends. */
  readonly sessionLifeMs: number;
  /** Origins a mailed link may lead on to, besides our own. */
  readonly continueOrigins: readonly string[];
}

/** What the operations work with. */
export interface IdentityParts {
  readonly database: Database;
  /** The same database for what has to go on when the disk is full: signing in and staying so. */
  readonly essential: Database;
  /** Commits many transactions together, for calls that many devices must make at a time. */
  readonly commits: CommitGroup;
  readonly accounts: AccountsTable;
  readonly sessions: Sessions;
  readonly secondFactors: SecondFactorsTable;
  readonly programTokens: ProgramTokensTable;
  readonly seal: Seal;
  readonly codes: ActionCodes;
  readonly admissions: AdmissionsTable;
  readonly letters: LettersTable;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly idTokens: IdTokens;
  readonly settings: IdentitySettings;
  readonly productName: string;
  readonly projectId: string;
  readonly apiKey: string;
  /** The origin in mailed links; from the configuration, never from a request. */
  readonly publicUrl: () => string;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly audit: Audit;
  /**
   * Takes an account off its farms, deletes every document of its own, and runs `alongside` in the same
   * transaction. Gives the names of farms that would be left without an owner: then nothing was done.
   */
  readonly deleteDocumentsOf: (uid: string, alongside: () => void) => readonly string[];
  /** Whether the invite of a farm lets somebody in. */
  readonly inviteState: (farmId: string, secret: string) => InviteState;
  /** What an account, or a farm of it, stores and may store; null: it belongs to no such farm. */
  readonly storageOf: (uid: string, farmId: string | null) => StorageFigures | null;
  /** Forgets letters to an address that lie outside the database. */
  readonly forgetLetters: (address: string) => void;
  /** Letters were written: send them soon. */
  readonly wakeMail: () => void;
}

/** Who asks, for limits, the audit log and letters. */
export interface Caller {
  readonly ip: string;
  readonly requestId: string;
  /** What the caller's screens speak. */
  readonly language: LetterLanguage;
  /** What the caller signs in with; null: not known. */
  readonly device: string | null;
}

/** One call of the API: a checked body in, the answer's body out. */
export type Operation = (
  parts: IdentityParts,
  body: unknown,
  caller: Caller,
) => Promise<object> | object;
