import { IdentityError } from '../apps/server/src/identity/IdentityError.ts';
import { AccountError } from '../apps/web/src/sync/account/AccountDatabase.ts';
import type { DeviceTokens, SimulatedIdentity } from './SimulatedIdentity.ts';

/** Codes on which the client library signs out by itself. */
const OVER = ['TOKEN_EXPIRED', 'USER_DISABLED'];

const LIFE_MS = 3_600_000;
/** The client library asks for a new token this long before the old one runs out. */
const EARLY_MS = 30_000;

interface SignInParts {
  readonly identity: SimulatedIdentity;
  /** The clock of the device. */
  readonly now: () => Date;
  /** Carries one request there and its answer back, as the network lets it. */
  readonly carry: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  readonly onSignedOut: (sessionId: string) => void;
  /** Newer tokens were written down. */
  readonly onRefreshed: () => void;
}

/** What the tabs of a browser share: the tokens as they stand on the device. */
export interface KeptTokens {
  tokens: DeviceTokens | null;
}

/**
 * Who is signed in on one page, as the client library has it: a token is kept for an hour of the
 * device's clock, exchanged then, or when the server would not have it, and written down for the other
 * tabs, which hear of it later.
 */
export class SignIn {
  readonly #parts: SignInParts;
  readonly #kept: KeptTokens;
  #held: DeviceTokens | null;
  #freshUntilMs: number;
  #asking: Promise<DeviceTokens> | null = null;
  /** At the start of a page the library signs out at whatever refusal it can read. */
  #isStart = true;

  constructor(parts: SignInParts, kept: KeptTokens) {
    this.#parts = parts;
    this.#kept = kept;
    this.#held = kept.tokens;
    // A page that opens asks for a new token, whatever life was stored with the old one.
    this.#freshUntilMs = 0;
  }

  /**
   * A token to send with a request.
   * @throws AccountError where none is to be had
   */
  async token(): Promise<DeviceTokens> {
    if (this.#held === null) throw new AccountError('passing', 'unauthenticated');
    if (this.#parts.now().getTime() < this.#freshUntilMs - EARLY_MS) return this.#held;
    this.#asking ??= this.#exchange(this.#held).finally(() => (this.#asking = null));
    return this.#asking;
  }

  /** The server did not take the token: the next call asks for a new one. */
  refused(tokens: DeviceTokens): void {
    if (tokens.idToken === this.#held?.idToken) this.#freshUntilMs = 0;
  }

  /** Another tab has stored newer tokens. */
  hear(): void {
    this.#held = this.#kept.tokens;
  }

  async #exchange(held: DeviceTokens): Promise<DeviceTokens> {
    try {
      const fresh = await this.#parts.carry(() => this.#parts.identity.refresh(held));
      this.#held = this.#kept.tokens = fresh;
      this.#freshUntilMs = this.#parts.now().getTime() + LIFE_MS;
      this.#isStart = false;
      this.#parts.onRefreshed();
      return fresh;
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      if (OVER.includes(error.code) || this.#isStart) this.#parts.onSignedOut(held.sessionId);
      // The library looks at the tokens of the other tabs before it asks again.
      else this.hear();
      throw new AccountError('passing', 'unauthenticated');
    }
  }
}
