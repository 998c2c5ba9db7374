import type { JsonWebKey } from 'node:crypto';
import { CommitGroup } from '../sqlite/CommitGroup.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../sqlite/Database.ts';
import type { Instance, RandomBytes } from '../sqlite/instance.ts';
import { AccountsTable } from './AccountsTable.ts';
import { AdmissionsTable } from './AdmissionsTable.ts';
import { ActionCodes } from './letters/ActionCodes.ts';
import type { Audit } from './Audit.ts';
import { IdentityError } from './IdentityError.ts';
import type { Caller, IdentityParts, IdentitySettings } from './IdentityParts.ts';
import { IdTokens } from './tokens/IdTokens.ts';
import type { LettersTable } from './letters/LettersTable.ts';
import { Limits } from './Limits.ts';
import { programOf } from './programs/programOf.ts';
import type { ProgramToken } from './programs/ProgramToken.ts';
import { ProgramTokensTable } from './programs/ProgramTokensTable.ts';
import { Seal } from './secondFactor/Seal.ts';
import { SecondFactorsTable } from './secondFactor/SecondFactorsTable.ts';
import type { Endpoint } from './calls/operations.ts';
import { Passwords } from './passwords/Passwords.ts';
import { Sessions } from './tokens/Sessions.ts';
import { SigningKeys, type KeyStore } from './tokens/SigningKeys.ts';
import { verifyIdToken, type SignedInUser } from './tokens/verifyIdToken.ts';

export interface IdentityOptions {
  readonly database: Database;
  /** The same database for what has to go on when the disk is full. */
  readonly essential: Database;
  readonly instance: Instance;
  readonly settings: IdentitySettings;
  readonly productName: string;
  readonly publicUrl: () => string;
  readonly keyStore: KeyStore;
  /** The key for sealed values: the secrets of second factors. */
  readonly sealKeyStore: KeyStore;
  readonly letters: LettersTable;
  readonly wakeMail: () => void;
  readonly forgetLetters: (address: string) => void;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly audit: Audit;
  /** Sessions of an account have ended, or are just about to: check again who is signed in. */
  readonly onSessionsEnded: (uid: string) => void;
  readonly deleteDocumentsOf: IdentityParts['deleteDocumentsOf'];
  readonly inviteState: IdentityParts['inviteState'];
  readonly storageOf: IdentityParts['storageOf'];
}

/** Accounts, as the rest of the server sees them. */
export interface Identity {
  readonly apiKey: string;
  /** Runs one call. @throws IdentityError for every refusal. */
  answer(endpoint: Endpoint, body: unknown, caller: Caller): Promise<object>;
  /**
   * Who an ID token belongs to, asked of the database at every call.
   * @throws IdentityError whose `code` says why nobody is signed in with it.
   */
  verifyIdToken(token: string): Promise<SignedInUser>;
  /** The token of a program for its secret; null: there is no such token. */
  programOf(secret: string): ProgramToken | null;
  jwks(): { readonly keys: readonly JsonWebKey[] };
  /** Housekeeping: rotates an old signing key, drops what has expired. */
  sweep(): void;
}

/** How long a program's token is still listed after it has run out. */
const OVER_SHOWN_MS = 30 * 86_400_000;

/** Puts accounts together over one database. */
export function createIdentity(options: IdentityOptions): Identity {
  const { database, instance, clock, random, settings } = options;
  const { projectId, apiKey } = instance;
  const keys = new SigningKeys(options.keyStore, clock, random);
  const parts: IdentityParts = {
    database,
    essential: options.essential,
    commits: new CommitGroup(options.essential),
    accounts: new AccountsTable(database),
    sessions: new Sessions(database, clock, random, {
      onEnded: options.onSessionsEnded,
      lifeMs: settings.sessionLifeMs,
    }),
    secondFactors: new SecondFactorsTable(database),
    programTokens: new ProgramTokensTable(database),
    seal: new Seal(options.sealKeyStore, random),
    codes: new ActionCodes(database, clock, random),
    admissions: new AdmissionsTable(database, clock),
    letters: options.letters,
    limits: new Limits(database, clock, settings.hasLimits),
    passwords: new Passwords(),
    idTokens: new IdTokens(keys, clock, projectId),
    settings,
    productName: options.productName,
    projectId,
    apiKey,
    publicUrl: options.publicUrl,
    clock,
    random,
    audit: options.audit,
    deleteDocumentsOf: options.deleteDocumentsOf,
    inviteState: options.inviteState,
    storageOf: options.storageOf,
    wakeMail: options.wakeMail,
    forgetLetters: options.forgetLetters,
  };
  return {
    apiKey,
    answer: async (endpoint, body, caller) => {
      try {
        return await endpoint.run(parts, body, caller);
      } catch (error) {
        if (error instanceof IdentityError && error.code === 'TOO_MANY_ATTEMPTS_TRY_LATER') {
          parts.audit('limitReached', { requestId: caller.requestId });
        }
        throw error;
      }
    },
    verifyIdToken: (token) => verifyIdToken(parts, token),
    programOf: (secret) => programOf(parts, secret),
    jwks: () => keys.jwks(),
    sweep: () => {
      keys.rotateWhenOld();
      database.transaction(() => {
        parts.sessions.sweep();
        parts.codes.sweep();
        parts.admissions.sweep();
        parts.programTokens.sweep(clock() - OVER_SHOWN_MS);
        parts.limits.sweep();
      });
    },
  };
}
