/** More work waits than the bounds allow. */
export class CrowdedError extends Error {
  override readonly name = 'CrowdedError';
}

export interface TurnBounds {
  /** How long work goes on before whatever else has arrived gets its turn. */
  readonly sliceMs: number;
  readonly mostPerAddress: number;
  readonly most: number;
}

type Work = () => void;

/** Turns of the event loop that work waits at most while each brings a new connection. */
const MOST_ARRIVALS = 50;

/**
 * Has the work of many clients done in turn: one piece for each address, round and round, and after a
 * few milliseconds whatever else the process has to do. A thousand requests of one client delay another
 * one's by one piece of work, not by a thousand.
 */
export class Turns {
  readonly #bounds: TurnBounds;
  readonly #elapsed: () => number;
  readonly #hasArrived: () => boolean;
  #waited = 0;
  /** Waiting work by address, in the order of the addresses' turns. */
  readonly #waiting = new Map<string, Work[]>();
  #count = 0;
  #isDue = false;

  /**
   * @param elapsed milliseconds from any beginning; never goes back.
   * @param hasArrived whether a connection was taken since it was last asked. The system gives one in each
   *   turn of the event loop: with work between, thousands of a crowd would keep everybody else waiting.
   */
  constructor(bounds: TurnBounds, elapsed: () => number, hasArrived = (): boolean => false) {
    this.#bounds = bounds;
    this.#elapsed = elapsed;
    this.#hasArrived = hasArrived;
  }

  /**
   * Does the work soon, within this turn of the event loop where nothing else waits.
   * @throws CrowdedError at once when too much waits already.
   */
  run<Value>(address: string, work: () => Value | Promise<Value>): Promise<Value> {
    const line = this.#waiting.get(address) ?? [];
    if (this.#count >= this.#bounds.most || line.length >= this.#bounds.mostPerAddress) {
      return Promise.reject(new CrowdedError());
    }
    this.#waiting.set(address, line);
    this.#count += 1;
    this.#schedule();
    return new Promise((resolve) => {
      const begin = async (): Promise<Value> => work();
      line.push(() => resolve(begin()));
    });
  }

  #schedule(): void {
    if (this.#isDue || this.#count === 0) return;
    this.#isDue = true;
    setImmediate(() => this.#work());
  }

  #work(): void {
    this.#isDue = false;
    if (this.#hasArrived() && this.#waited < MOST_ARRIVALS) {
      this.#waited += 1;
      this.#schedule();
      return;
    }
    this.#waited = 0;
    const until = this.#elapsed() + this.#bounds.sliceMs;
    do this.#next();
    while (this.#count > 0 && this.#elapsed() < until);
    this.#schedule();
  }

  #next(): void {
    const [address, line] = this.#waiting.entries().next().value ?? [];
    const work = line?.shift();
    if (address === undefined || line === undefined || work === undefined) return;
    // The address goes to the end of the round.
    this.#waiting.delete(address);
    if (line.length > 0) this.#waiting.set(address, line);
    this.#count -= 1;
    work();
  }
}
