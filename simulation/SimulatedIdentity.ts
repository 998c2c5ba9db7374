import { AccountsTable } from '../apps/server/src/identity/AccountsTable.ts';
import { AdmissionsTable } from '../apps/server/src/identity/AdmissionsTable.ts';
import { exchangeToken } from '../apps/server/src/identity/calls/exchangeToken.ts';
import { openSession } from '../apps/server/src/identity/calls/openSession.ts';
import type { Caller, IdentityParts } from '../apps/server/src/identity/IdentityParts.ts';
import { ActionCodes } from '../apps/server/src/identity/letters/ActionCodes.ts';
import { LettersTable } from '../apps/server/src/identity/letters/LettersTable.ts';
import { Limits } from '../apps/server/src/identity/Limits.ts';
import { Passwords } from '../apps/server/src/identity/passwords/Passwords.ts';
import { Seal } from '../apps/server/src/identity/secondFactor/Seal.ts';
import { ProgramTokensTable } from '../apps/server/src/identity/programs/ProgramTokensTable.ts';
import { SecondFactorsTable } from '../apps/server/src/identity/secondFactor/SecondFactorsTable.ts';
import { Sessions } from '../apps/server/src/identity/tokens/Sessions.ts';
import { SigningKeys } from '../apps/server/src/identity/tokens/SigningKeys.ts';
import { verifyIdToken } from '../apps/server/src/identity/tokens/verifyIdToken.ts';
import type { User } from '../apps/server/src/firestore/access/Authorize.ts';
import { RequestError } from '../apps/server/src/firestore/RequestError.ts';
import type { Database } from '../apps/server/src/sqlite/Database.ts';
import { CommitsAtOnce, PlainTokens } from './plainTokens.ts';

/** What a device is given when it signs in, and at each refresh. */
export interface DeviceTokens {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly sessionId: string;
}

const CALLER: Caller = { ip: '192.0.2.1', requestId: 'r', language: 'en', device: null };
const DAY_MS = 24 * 3_600_000;

/** No choice depends on these bytes: they are the same in every run. */
let drawn = 0;
const random = (count: number): Uint8Array => {
  drawn += 1;
  return Uint8Array.from({ length: count }, (_, place) => (drawn >>> ((place % 4) * 8)) & 0xff);
};

const inMemory = () => ({ read: () => null, write: () => undefined });

/**
 * The accounts of the server: its own sessions, refresh tokens and checks of who somebody is, over
 * SQLite. Passwords and signatures are left out: both take their own time.
 */
export class SimulatedIdentity {
  readonly #parts: IdentityParts;
  /** Sessions that somebody ended. */
  readonly ended = new Set<string>();

  constructor(database: Database, clock: () => number) {
    const projectId = 'p';
    const keys = new SigningKeys(inMemory(), clock, random);
    const nothing = () => undefined;
    this.#parts = {
      database,
      essential: database,
      commits: new CommitsAtOnce(database),
      accounts: new AccountsTable(database),
      admissions: new AdmissionsTable(database, clock),
      sessions: new Sessions(database, clock, random, { lifeMs: 365 * DAY_MS }),
      secondFactors: new SecondFactorsTable(database),
      programTokens: new ProgramTokensTable(database),
      seal: new Seal(inMemory(), random),
      codes: new ActionCodes(database, clock, random),
      letters: new LettersTable(database),
      limits: new Limits(database, clock, false),
      passwords: new Passwords(),
      idTokens: new PlainTokens(keys, clock, projectId),
      settings: {
        passwordPolicy: {
          minLength: 6,
          maxLength: 4096,
          lowercase: false,
          uppercase: false,
          numeric: false,
          nonAlphanumeric: false,
        },
        signUp: 'open',
        hidesAccounts: false,
        hasLimits: false,
        adminsNeedSecondFactor: false,
        sessionLifeMs: 365 * DAY_MS,
        continueOrigins: [],
      },
      productName: '',
      projectId,
      apiKey: '',
      publicUrl: () => '',
      clock,
      random,
      audit: nothing,
      deleteDocumentsOf: () => [],
      inviteState: () => 'ended',
      storageOf: () => null,
      forgetLetters: nothing,
      wakeMail: nothing,
    };
  }

  register(uid: string): void {
    const now = this.#parts.clock();
    this.#parts.accounts.insert({
      uid,
      email: `${uid}@example.org`,
      emailVerified: true,
      passwordHash: uid,
      passwordChangedAt: now,
      displayName: null,
      photoUrl: null,
      disabled: false,
      isAdmin: false,
      validSince: 0,
      createdAt: now,
      lastLoginAt: now,
      lastRefreshAt: now,
    });
  }

  /** Somebody has given the password. */
  signIn(uid: string): DeviceTokens {
    const account = this.#parts.accounts.find(uid);
    if (account === null) throw new Error(`no account ${uid}`);
    const { session, refreshToken } = openSession(
      this.#parts,
      { account, secondFactorId: null },
      CALLER,
    );
    const idToken = this.#parts.idTokens.mint(account, session);
    return { idToken, refreshToken, sessionId: session.id };
  }

  /** @throws IdentityError as the call does. */
  async refresh(held: DeviceTokens): Promise<DeviceTokens> {
    const form = { grant_type: 'refresh_token', refresh_token: held.refreshToken };
    const answer: object = await exchangeToken(this.#parts, form, CALLER);
    const { id_token: idToken, refresh_token: refreshToken } = answer as Record<string, string>;
    return { ...held, idToken: String(idToken), refreshToken: String(refreshToken) };
  }

  /** Who a token belongs to now. @throws RequestError UNAUTHENTICATED, as the server answers. */
  async verify({ idToken }: DeviceTokens): Promise<User> {
    try {
      return await verifyIdToken(this.#parts, idToken);
    } catch {
      throw new RequestError('UNAUTHENTICATED', 'The ID token is missing, expired or not valid.');
    }
  }

  /** Somebody ends a session: on its own device or from another. */
  end({ sessionId }: DeviceTokens): void {
    this.ended.add(sessionId);
    this.#parts.sessions.end(sessionId);
  }
}
