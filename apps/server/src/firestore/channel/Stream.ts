/** What runs inside a channel: Listen or Write. */
export interface Stream {
  /** Takes one message. What it throws ends the stream with that error. */
  receive(message: string): void;
  /** Called when nothing was sent for a while: the stream may send what is of use to the client. */
  idle(): void;
  /** Called when the client has acknowledged messages: work that waited for that may go on. */
  roomAgain(): void;
  /** Called when the stream has ended: nothing more can be sent. */
  end(): void;
}

/** What a stream sends its messages through. */
export interface Outlet {
  /** Sends one message, which is JSON. Gives its number in the channel. */
  send(json: string): number;
  /** Whether the message with this number was ever put on a wire. */
  isWritten(id: number): boolean;
  /** Whether so much waits for the client that no new request of its own is begun. */
  readonly isCrowded: boolean;
  /**
   * Counts bytes that are kept for the client as long as it listens.
   * @throws RequestError RESOURCE_EXHAUSTED when too many bytes are kept.
   */
  hold(bytes: number): void;
  release(bytes: number): void;
  /** Ends the stream with an error. */
  fail(error: unknown): void;
}
