interface Planned {
  readonly atMs: number;
  readonly place: number;
  readonly work: () => void;
}

/**
 * Turns that promises get after each piece of work: enough for every chain of them that needs no
 * time, and many times quicker than to wait for the event loop. With more, a run is the same.
 */
const TURNS = 60;

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

  /** Does what is planned until then, each piece to its end, whatever it promises. */
  async runUntil(endMs: number): Promise<void> {
    for (let next = this.#next(); next !== null && next.atMs <= endMs; next = this.#next()) {
      this.#planned.delete(next);
      this.nowMs = Math.max(this.nowMs, next.atMs);
      next.work();
      for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
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
