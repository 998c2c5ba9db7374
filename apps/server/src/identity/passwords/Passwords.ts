import { hash, parseOptions, verify } from '@node-rs/argon2';
import { IdentityError } from '../IdentityError.ts';
import { isHostedHash, matchesHostedHash } from './hostedScrypt.ts';
import { MAX_PASSWORD_LENGTH } from './passwordPolicy.ts';
import { QueueFullError, WorkQueue } from './WorkQueue.ts';

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What the hashes of the package begin with by default. */
const KIND = '$argon2id$v=19$';

/**
 * Stands in place of a hash: the account came from a hosted project that handed none over. Only a
 * new password by mail opens it.
 */
export const NO_PASSWORD = '!';

const checked = (stored: string, password: string): Promise<boolean> =>
  isHostedHash(stored) ? matchesHostedHash(password, stored) : verify(stored, password);

/** Each hash takes its memory; without a bound a flood of sign-ins is a flood of memory. */
const BOUNDS = { running: 2, waiting: 50 };

/** Hashing off the event loop, a few at a time. */
export class Passwords {
  readonly #queue = new WorkQueue(BOUNDS);
  #decoy: Promise<string> | null = null;

  /** @throws IdentityError TOO_MANY_ATTEMPTS_TRY_LATER when too many are waiting. */
  hash(password: string): Promise<string> {
    // One password is typed in several forms, by a keyboard of Apple's for example.
    return this.#queued(() => hash(password.normalize('NFC'), PARAMETERS));
  }

  /**
   * Whether this is the password of the account.
   * @param stored null: there is no such account. The answer is false after the same time, as for
   * `NO_PASSWORD`.
   * @throws IdentityError TOO_MANY_ATTEMPTS_TRY_LATER when too many are waiting.
   */
  async matches(password: string, stored: string | null): Promise<boolean> {
    if (password.length > MAX_PASSWORD_LENGTH) return false;
    this.#decoy ??= hash('no account has this hash', PARAMETERS);
    const hasPassword = stored !== null && stored !== NO_PASSWORD;
    const against = hasPassword ? stored : await this.#decoy;
    const composed = password.normalize('NFC');
    const isRight =
      (await this.#queued(() => checked(against, composed))) ||
      // The password was set before passwords were brought into one form.
      (composed !== password && (await this.#queued(() => checked(against, password))));
    return isRight && hasPassword;
  }

  /** Whether the hash was made with parameters we no longer use. */
  isOutdated(stored: string): boolean {
    if (!stored.startsWith(KIND)) return true;
    const made = parseOptions(stored);
    return (
      made.memoryCost !== PARAMETERS.memoryCost ||
      made.timeCost !== PARAMETERS.timeCost ||
      made.parallelism !== PARAMETERS.parallelism
    );
  }

  async #queued<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await this.#queue.run(work);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      throw new IdentityError(
        'TOO_MANY_ATTEMPTS_TRY_LATER',
        'The server is busy. Try again in a minute.',
      );
    }
  }
}
