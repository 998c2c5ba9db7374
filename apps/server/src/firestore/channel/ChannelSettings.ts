/** Times and limits of the channels. */
export interface ChannelSettings {
  /**
   * A back channel sends something at least this often; the client is told this time, and waits
   * half as long again.
   */
  readonly keepAliveMs: number;
  /**
   * A back channel is ended after this time, before a proxy cuts it; the client asks for the next.
   */
  readonly rotateMs: number;
  /**
   * A back channel is ended after so many bytes too: only the client's next request says what it
   * has.
   */
  readonly rotateBytes: number;
  /**
   * A back channel with nothing more to send is ended after these fewer bytes, so that they need
   * not be kept.
   */
  readonly restBytes: number;
  /** A session that nobody has asked after for this long is forgotten. */
  readonly abandonedMs: number;
  /** Bytes of the body of a POST that are read. */
  readonly largestBody: number;
  /**
   * The same where nobody is signed in, and for the POST that opens a session: only its body says
   * who is signed in.
   */
  readonly largestOpening: number;
  /** While more bytes than this are on their way to a client, no new target is begun for it. */
  readonly crowdedBytes: number;
  /**
   * A session that nobody asks after is forgotten after `keepAliveMs` when more bytes than this
   * wait in it.
   */
  readonly idleBytes: number;
  readonly mostSessions: number;
  readonly mostPerUser: number;
  readonly mostPerAddress: number;
  /**
   * How soon after sessions of an account have ended the tokens of its channels are checked again.
   * Not at once: a device that changes its own password must get the answer, and its new token,
   * before its streams are refused, or it would ask for a token with a void one and be signed out.
   */
  readonly recheckAfterMs: number;
  /** How often sessions are looked through. */
  readonly tickMs: number;
}

const MIB = 1024 * 1024;

export const CHANNEL_SETTINGS: ChannelSettings = {
  keepAliveMs: 30_000,
  rotateMs: 4 * 60_000,
  rotateBytes: MIB,
  restBytes: 32 * 1024,
  // More than the client waits before it asks again.
  abandonedMs: 90_000,
  // The largest request is 10 MiB, and characters that a form has to encode take three bytes.
  largestBody: 32 * MIB,
  // The client opens the Write stream with a greeting, the Listen stream with what its page shows.
  largestOpening: MIB,
  crowdedBytes: MIB,
  idleBytes: 64 * 1024,
  mostSessions: 3000,
  mostPerUser: 100,
  mostPerAddress: 1000,
  recheckAfterMs: 500,
  tickMs: 1000,
};
