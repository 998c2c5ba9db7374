import type { Clock } from '../clock.ts';
import type { LetterStore, WaitingLetter } from './LetterStore.ts';
import { RecipientRefusedError, type Mailer } from './Mailer.ts';

const MINUTE = 60_000;
const LONGEST_WAIT_MS = 60 * MINUTE;
const LOOK_EVERY_MS = 15_000;

/** Long enough for the answer to be gone first: its time must not tell whether there was a letter. */
const WAKE_MS = 100;

/** How long a stop waits for a letter that is being sent; unsent, it goes out after the next start. */
const CLOSE_MS = 2000;

export interface MailQueueParts {
  readonly store: LetterStore;
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** Gets what happened to a letter, without its address and its words. */
  readonly onOutcome: (outcome: MailOutcome) => void;
  /** Called when the store fails. */
  readonly onFailure: (error: unknown) => void;
}

export interface MailOutcome {
  readonly letter: number;
  readonly outcome: 'sent' | 'postponed' | 'refused' | 'expired';
  readonly attempts: number;
  /** The mail system's code of the failure. */
  readonly reason: string | null;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown';

/**
 * Sends waiting letters one after another, beside the requests that wrote them. A failure is tried
 * again after 1, 2, 4 ... 60 minutes until the letter's link is dead.
 */
export class MailQueue {
  readonly #parts: MailQueueParts;
  readonly #timer: NodeJS.Timeout;
  #waking: NodeJS.Timeout | null = null;
  #working: Promise<void> | null = null;
  #closed = false;
  /** True after the close: the store may be gone. */
  #gone = false;

  constructor(parts: MailQueueParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.wake(), LOOK_EVERY_MS).unref();
  }

  /** Looks for letters soon; returns at once. */
  wake(): void {
    if (this.#closed || this.#waking !== null) return;
    this.#waking = setTimeout(() => {
      this.#waking = null;
      this.#start();
    }, WAKE_MS).unref();
  }

  #start(): void {
    if (this.#closed || this.#working !== null) return;
    this.#working = this.#sendDue()
      .catch(this.#parts.onFailure)
      .finally(() => (this.#working = null));
  }

  /** Resolves when no letter is due. */
  async settled(): Promise<void> {
    this.#start();
    await this.#working;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    if (this.#waking !== null) clearTimeout(this.#waking);
    if (this.#working !== null) {
      const waited = new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref());
      await Promise.race([this.#working, waited]);
    }
    this.#gone = true;
    this.#parts.mailer.close();
  }

  async #sendDue(): Promise<void> {
    const { store, clock } = this.#parts;
    // Each round ends with the letter deleted or postponed, so the loop comes to its end.
    for (;;) {
      const letter = this.#closed ? null : store.nextDue(clock());
      if (letter === null) return;
      await this.#sendOne(letter);
    }
  }

  async #sendOne(letter: WaitingLetter): Promise<void> {
    const { store, mailer, clock, onOutcome } = this.#parts;
    const { id, recipient, attempts } = letter;
    if (recipient === null) {
      store.delete(id);
      return;
    }
    if (letter.expiresAt <= clock()) {
      store.delete(id);
      onOutcome({ letter: id, outcome: 'expired', attempts, reason: null });
      return;
    }
    let failure: unknown = null;
    try {
      await mailer.send(recipient, letter);
    } catch (error) {
      failure = error;
    }
    if (this.#gone) return;
    if (failure === null) {
      store.delete(id);
      onOutcome({ letter: id, outcome: 'sent', attempts: attempts + 1, reason: null });
    } else if (failure instanceof RecipientRefusedError) {
      store.delete(id);
      onOutcome({ letter: id, outcome: 'refused', attempts: attempts + 1, reason: 'EENVELOPE' });
    } else {
      store.postpone(id, clock() + Math.min(LONGEST_WAIT_MS, MINUTE * 2 ** attempts));
      const reason = reasonOf(failure);
      onOutcome({ letter: id, outcome: 'postponed', attempts: attempts + 1, reason });
    }
  }
}
