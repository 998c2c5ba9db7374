/** What runs inside a channel: Listen or Write. */
export interface Stream {
  /** Takes one message. What it throws ends the stream with that error. */
  receive(message: string): void;
  /** Nothing was sent for a while: whatever is of use to the client now. */
  idle(): void;
  /** What was sent has arrived: what was put off for its sake may go on. */
  roomAgain(): void;
  /** Nothing more can be sent. */
  end(): void;
}

/** The way out of a stream. */
export interface Outlet {
  /** Sends one message, which is JSON. Gives its number in the channel. */
  send(json: string): number;
  /** Whether the message of a number was ever put on a wire. */
  isWritten(id: number): boolean;
  /** Whether the client has so much to take still that it is given nothing of its own asking. */
  readonly isCrowded: boolean;
  /**
   * Counts bytes that are kept for the client as long as it listens.
   * @throws RequestError RESOURCE_EXHAUSTED when it has too many.
   */
  hold(bytes: number): void;
  release(bytes: number): void;
  /** Ends the stream with an error. */
  fail(error: unknown): void;
}
