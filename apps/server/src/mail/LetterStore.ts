import type { Letter } from './Mailer.ts';

export interface WaitingLetter extends Letter {
  readonly id: number;
  /** null: nobody; the letter is dropped. */
  readonly recipient: string | null;
  /** After this time the link of the letter is dead. */
  readonly expiresAt: number;
  /** How often sending has failed. */
  readonly attempts: number;
}

/** Where letters wait, so that a restart loses none. */
export interface LetterStore {
  /** The letter that has been due longest; null: none is due. */
  nextDue(now: number): WaitingLetter | null;
  delete(id: number): void;
  postpone(id: number, until: number): void;
}
