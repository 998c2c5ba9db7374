/** The answer to a hanging GET: what is written reaches the client at once. */
export interface BackChannel {
  /** @param text ASCII. */
  write(text: string): void;
  /** Ends the answer cleanly. The client asks again unless the stream was closed. */
  end(): void;
}
