import { createHash } from 'node:crypto';
import type { User } from '../access/Authorize.ts';

/** A commit that was done, and whose result was never sent to the client. */
export interface UndeliveredResult {
  /** The digest of the writes, as the client sent them. */
  readonly digest: string;
  readonly result: object;
}

/** A stream that may still hold such results. */
export interface ResultHolder {
  /** Hands over the results, which the stream holds no longer. */
  undelivered(): readonly UndeliveredResult[];
}

/** The client has no more requests than this under way, and sends no older one again. */
const MOST_KEPT = 10;

/** A client that still wants a result comes back well before this time. */
const KEPT_MS = 2 * 60_000;

export const digestOf = (writes: unknown): string =>
  createHash('sha256').update(JSON.stringify(writes)).digest('base64');

/** One device of a user; null for a client that cannot be told from others. */
function deviceOf(user: User | null): string | null {
  const session = user?.token['sid'];
  return user === null || typeof session !== 'string' ? null : `${user.uid} ${session}`;
}

/**
 * A client whose session ends before it has the result of a write sends the write again in the next
 * one. Where the result cannot have reached it, the second sending is answered with the first result,
 * so that nothing is counted twice. A result that was put on a wire may have arrived: the same writes
 * may then be new ones, and are done.
 */
export class UndeliveredResults {
  readonly #elapsed: () => number;
  readonly #holders = new Map<string, Set<ResultHolder>>();
  readonly #kept = new Map<string, { results: UndeliveredResult[]; until: number }>();

  /** @param elapsed milliseconds from any beginning; never goes back. */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  /** A stream begins. Gives what earlier streams of the same device hold. */
  begin(user: User | null, holder: ResultHolder): UndeliveredResult[] {
    const device = deviceOf(user);
    if (device === null) return [];
    this.#sweep();
    const holders = this.#holders.get(device) ?? new Set();
    const held = [...holders].flatMap((each) => each.undelivered());
    this.#holders.set(device, holders.add(holder));
    const kept = this.#kept.get(device)?.results ?? [];
    this.#kept.delete(device);
    return [...kept, ...held].slice(-MOST_KEPT);
  }

  /** A stream has ended with these results undelivered. */
  end(user: User | null, holder: ResultHolder, results: readonly UndeliveredResult[]): void {
    const device = deviceOf(user);
    if (device === null) return;
    const holders = this.#holders.get(device);
    holders?.delete(holder);
    if (holders?.size === 0) this.#holders.delete(device);
    if (results.length === 0) return;
    const kept = this.#kept.get(device)?.results ?? [];
    this.#kept.delete(device);
    this.#kept.set(device, {
      results: [...kept, ...results].slice(-MOST_KEPT),
      until: this.#elapsed() + KEPT_MS,
    });
  }

  #sweep(): void {
    const now = this.#elapsed();
    for (const [device, { until }] of this.#kept) {
      if (until > now) break;
      this.#kept.delete(device);
    }
  }
}
