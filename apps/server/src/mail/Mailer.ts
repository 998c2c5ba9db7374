/** One letter, ready to send. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A way of sending. */
export interface Mailer {
  /** Resolves when the letter is handed over; a rejection is tried again. */
  send(recipient: string, letter: Letter): Promise<void>;
  /** Deletes letters that were sent to an address, where they are kept. */
  forget?(recipient: string): void;
  close(): void;
}

/** This recipient will never take the letter; trying again is no use. */
export class RecipientRefusedError extends Error {
  override readonly name = 'RecipientRefusedError';
}
