interface Planned {
  readonly atMs: number;
  readonly place: number;
  readonly work: () => void;
}

/**
 * Resolves when all promises have come to their end: Node's next tick comes once none can go on.
 */
const settled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

/** Time that passes only from one planned piece of work to the next. */
export class Timeline {
  readonly #planned = new Set<Planned>();
  #place = 0;
  nowMs: number;

  constructor(startMs: number) {
    this.nowMs = startMs;
  }

  /** Does the work after a while; returns what cancels it. */
  readonly later = (work: () => void, afterMs: number): (() => void) => {
    const planned = { atMs: this.nowMs + Math.max(0, afterMs), place: (this.#place += 1), work };
    this.#planned.add(planned);
    return () => this.#planned.delete(planned);
  };

  /** Does the work that is planned until then; each piece and its promises come to their end. */
  async runUntil(endMs: number): Promise<void> {
    for (let next = this.#next(); next !== null && next.atMs <= endMs; next = this.#next()) {
      this.#planned.delete(next);
      this.nowMs = Math.max(this.nowMs, next.atMs);
      next.work();
      await settled();
    }
    this.nowMs = Math.max(this.nowMs, endMs);
  }

  #next(): Planned | null {
    let first: Planned | null = null;
    for (const one of this.#planned) {
      if (
        first === null ||
        one.atMs < first.atMs ||
        (one.atMs === first.atMs && one.place < first.place)
      ) {
        first = one;
      }
    }
    return first;
  }
}
