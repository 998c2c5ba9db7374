/** Times and limits of the channels. */
export interface ChannelSettings {
  /** A back channel says at least something this often; told to the client, who waits half as long again. */
  readonly keepAliveMs: number;
  /** A back channel is ended after this time and the client asks for the next: no proxy gets to cut it. */
  readonly rotateMs: number;
  /** The same after so many bytes: only with its next request the client says what has arrived. */
  readonly rotateBytes: number;
  /** The same after fewer bytes when nothing more is to be sent, so that they need not be kept. */
  readonly restBytes: number;
  /** A session that nobody has asked after for this long is forgotten. */
  readonly abandonedMs: number;
  /** Bytes of the body of a POST that are read. */
  readonly largestBody: number;
  /** What may wait in one session for a client that takes nothing. */
  readonly mostBytes: number;
  readonly mostSessions: number;
  readonly mostPerUser: number;
  readonly mostPerAddress: number;
  /**
   * How soon after sessions of an account have ended its channels are asked whose they are. Not at once:
   * a device that changes its own password must get the answer, and its new token, before its streams
   * are refused, or it would ask for a token with what is void and be signed out.
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
  mostBytes: 32 * MIB,
  mostSessions: 20_000,
  mostPerUser: 100,
  mostPerAddress: 1000,
  recheckAfterMs: 500,
  tickMs: 1000,
};

/** For a server whose operator has turned limits off. */
export const UNLIMITED_SESSIONS: Partial<ChannelSettings> = {
  mostSessions: Infinity,
  mostPerUser: Infinity,
  mostPerAddress: Infinity,
};
