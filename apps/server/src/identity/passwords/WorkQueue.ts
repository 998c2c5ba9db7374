/** More work is waiting than the queue takes. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Runs at most `running` pieces of work at a time and keeps at most `waiting` more in line. */
export class WorkQueue {
  readonly #limits: { readonly running: number; readonly waiting: number };
  readonly #line: (() => void)[] = [];
  #running = 0;

  constructor(limits: { readonly running: number; readonly waiting: number }) {
    this.#limits = limits;
  }

  /** @throws QueueFullError at once, without running `work`. */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#running < this.#limits.running) {
      this.#running += 1;
    } else {
      if (this.#line.length >= this.#limits.waiting) throw new QueueFullError();
      // Whoever finishes hands its place over, so the number running stays.
      await new Promise<void>((resolve) => this.#line.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
