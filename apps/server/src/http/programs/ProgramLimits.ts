import type { Clock } from '../../clock.ts';

/** Requests of one token in a minute. */
export const REQUESTS_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

interface Count {
  readonly startedAt: number;
  count: number;
}

/** How often each token asked in its minute. In memory: a restart gives everybody a new one. */
export class ProgramLimits {
  readonly #clock: Clock;
  readonly #counts = new Map<string, Count>();
  #sweptAt = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts a request. @returns null, or the seconds to wait where the minute is used up. */
  take(tokenId: string): number | null {
    const now = this.#clock();
    this.#sweep(now);
    const held = this.#counts.get(tokenId);
    const isOver = held === undefined || now - held.startedAt >= MINUTE_MS;
    const current = isOver ? { startedAt: now, count: 0 } : held;
    if (current.count >= REQUESTS_PER_MINUTE) {
      return Math.ceil((current.startedAt + MINUTE_MS - now) / 1000);
    }
    current.count += 1;
    this.#counts.set(tokenId, current);
    return null;
  }

  #sweep(now: number): void {
    if (now - this.#sweptAt < MINUTE_MS) return;
    this.#sweptAt = now;
    for (const [id, { startedAt }] of this.#counts) {
      if (now - startedAt >= MINUTE_MS) this.#counts.delete(id);
    }
  }
}
