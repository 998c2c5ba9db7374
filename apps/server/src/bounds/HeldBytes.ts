/** For whom bytes are held: limits count by address and by account. */
export interface Holder {
  /** The network it came from, as limits count it. */
  readonly address: string;
  /** The account; null: nobody is signed in. */
  readonly uid: string | null;
}

export interface HeldBounds {
  readonly inAll: number;
  readonly perAddress: number;
  readonly perAccount: number;
}

/** What is held for one request or one session. */
export interface Share {
  /**
   * Counts some bytes more.
   * @returns false when that would be more than the holder, or the server, may have; then nothing is counted.
   */
  take(bytes: number): boolean;
  /** Counts some bytes less. */
  give(bytes: number): void;
  /** Gives everything back. What is taken afterwards is not counted. */
  close(): void;
}

/**
 * Counts the bytes that the server holds for others: bodies on their way in, answers on their way out,
 * results that nobody has fetched yet, and what is listened to. Without a bound on each of them whoever
 * sends enough, or reads slowly enough, ends the process for everybody.
 */
export class HeldBytes {
  readonly #bounds: HeldBounds;
  readonly #byAddress = new Map<string, number>();
  readonly #byAccount = new Map<string, number>();
  #inAll = 0;

  constructor(bounds: HeldBounds) {
    this.#bounds = bounds;
  }

  /** Everything that is held now. */
  get total(): number {
    return this.#inAll;
  }

  open({ address, uid }: Holder): Share {
    let held = 0;
    let isClosed = false;
    const add = (bytes: number): void => {
      held += bytes;
      this.#inAll += bytes;
      addTo(this.#byAddress, address, bytes);
      if (uid !== null) addTo(this.#byAccount, uid, bytes);
    };
    const fits = (bytes: number): boolean => {
      const { inAll, perAddress, perAccount } = this.#bounds;
      return (
        this.#inAll + bytes <= inAll &&
        (this.#byAddress.get(address) ?? 0) + bytes <= perAddress &&
        (uid === null || (this.#byAccount.get(uid) ?? 0) + bytes <= perAccount)
      );
    };
    return {
      take: (bytes) => {
        if (isClosed) return true;
        if (!fits(bytes)) return false;
        add(bytes);
        return true;
      },
      give: (bytes) => {
        if (!isClosed) add(-bytes);
      },
      close: () => {
        if (!isClosed) add(-held);
        isClosed = true;
      },
    };
  }
}

function addTo(counts: Map<string, number>, key: string, bytes: number): void {
  const sum = (counts.get(key) ?? 0) + bytes;
  if (sum === 0) counts.delete(key);
  else counts.set(key, sum);
}
