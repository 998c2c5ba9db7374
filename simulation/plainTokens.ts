import type { Account } from '../apps/server/src/identity/Account.ts';
import { IdentityError } from '../apps/server/src/identity/IdentityError.ts';
import {
  ID_TOKEN_SECONDS,
  IdTokens,
  type Claims,
} from '../apps/server/src/identity/tokens/IdTokens.ts';
import type { Session } from '../apps/server/src/identity/tokens/Sessions.ts';
import type { SigningKeys } from '../apps/server/src/identity/tokens/SigningKeys.ts';
import { CommitGroup } from '../apps/server/src/sqlite/CommitGroup.ts';
import type { Database } from '../apps/server/src/sqlite/Database.ts';

/** ID tokens without their signature, which would take turns of the event loop. */
export class PlainTokens extends IdTokens {
  readonly #now: () => number;

  constructor(keys: SigningKeys, clock: () => number, projectId: string) {
    super(keys, clock, projectId);
    this.#now = clock;
  }

  override mint(account: Account, session: Pick<Session, 'id' | 'authTime'>): string {
    const iat = Math.floor(this.#now() / 1000);
    const claims: Claims = {
      iss: 'urn:mix-instance:p',
      aud: 'p',
      sub: account.uid,
      sid: session.id,
      iat,
      exp: iat + ID_TOKEN_SECONDS,
      auth_time: session.authTime,
    };
    return JSON.stringify(claims);
  }

  override check(token: string): Promise<Claims> {
    const claims = JSON.parse(token) as Claims;
    return claims.exp > this.#now() / 1000
      ? Promise.resolve(claims)
      : Promise.reject(new IdentityError('INVALID_ID_TOKEN'));
  }
}

/** Runs each commit by itself, without a turn of the event loop: nothing here waits for a disk. */
export class CommitsAtOnce extends CommitGroup {
  readonly #data: Database;

  constructor(database: Database) {
    super(database);
    this.#data = database;
  }

  override run<Value>(work: () => Value): Promise<Value> {
    return new Promise((done) => done(this.#data.transaction(work)));
  }
}
