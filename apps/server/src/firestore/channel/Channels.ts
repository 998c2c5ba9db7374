import type { HeldBytes } from '../../bounds/HeldBytes.ts';
import type { Clock } from '../../clock.ts';
import type { User } from '../access/Authorize.ts';
import { RequestError } from '../RequestError.ts';
import { Channel } from './Channel.ts';
import type { ChannelSettings } from './ChannelSettings.ts';
import type { Outlet, Stream } from './Stream.ts';

export type StreamKind = 'Listen' | 'Write';

export interface ChannelsParts {
  readonly settings: ChannelSettings;
  /** Counts the bytes that are kept for clients. */
  readonly held: HeldBytes;
  readonly clock: Clock;
  /** Milliseconds from any beginning; never goes back. */
  readonly elapsed: () => number;
  /** At least 128 bits that nobody can guess: who knows the id of a session may use it. */
  readonly newSecret: () => string;
  /** The user a token was issued to; null when the token is not valid, or no longer. */
  readonly verifyIdToken: (token: string) => Promise<User | null>;
  readonly openStream: (kind: StreamKind, user: User | null, outlet: Outlet) => Stream;
  readonly onFailure: (error: unknown) => void;
}

export interface OpenRequest {
  readonly kind: StreamKind;
  readonly user: User | null;
  readonly token: string | null;
  readonly address: string;
}

const tokenRefused = (): RequestError =>
  // The client asks for a new token and opens the stream again; a queued write is kept.
  new RequestError('UNAUTHENTICATED', 'The ID token is missing, expired or not valid.');

/** When the token of a user ends, in milliseconds since 1970. */
function expiryOf(user: User | null): number {
  const seconds = user?.token['exp'];
  return typeof seconds === 'number' ? seconds * 1000 : Infinity;
}

/** All sessions of channels that are open. */
export class Channels {
  readonly settings: ChannelSettings;
  readonly #parts: ChannelsParts;
  readonly #channels = new Map<string, Channel>();
  readonly #ticking: NodeJS.Timeout;
  #isClosed = false;

  constructor(parts: ChannelsParts) {
    this.#parts = parts;
    this.settings = parts.settings;
    this.#ticking = setInterval(() => this.#tick(), parts.settings.tickMs);
    this.#ticking.unref();
  }

  /**
   * Who is behind a token.
   * @returns 'refused' for a token that is not valid; null is nobody signed in.
   */
  async identify(token: string | null): Promise<User | null | 'refused'> {
    return token === null ? null : ((await this.#parts.verifyIdToken(token)) ?? 'refused');
  }

  /** Opens a session. @returns null when there are too many already. */
  open({ kind, user, token, address }: OpenRequest): Channel | null {
    const { settings, held, elapsed, newSecret, openStream, onFailure } = this.#parts;
    if (this.#isClosed || !this.#makeRoom(user, address)) return null;
    const channel = new Channel({
      sid: newSecret(),
      routingId: newSecret(),
      user,
      token,
      address,
      settings,
      held: held.open({ address, uid: user?.uid ?? null }),
      elapsed,
      onFailure,
      openStream: (outlet) => openStream(kind, user, outlet),
    });
    this.#channels.set(channel.sid, channel);
    return channel;
  }

  /** @returns null for a session that is over, or never was. */
  find(sid: string, routingId: string): Channel | null {
    const channel = this.#channels.get(sid);
    if (channel?.routingId !== routingId) return null;
    // The end of the token counts now, not at the next tick: no write may be taken after it.
    if (this.#parts.clock() >= expiryOf(channel.user)) channel.fail(tokenRefused());
    return channel;
  }

  drop(channel: Channel): void {
    this.#channels.delete(channel.sid);
    channel.drop();
  }

  refuse(channel: Channel): void {
    channel.fail(tokenRefused());
  }

  /**
   * Checks a user's tokens again after `recheckAfterMs`, as some of their sessions may have ended:
   * the devices get their answers first.
   */
  recheckSoon(uid: string): void {
    setTimeout(() => void this.recheck(uid), this.settings.recheckAfterMs).unref();
  }

  /** Checks whether the tokens of a user's sessions, or of everybody's, are still good. */
  async recheck(uid?: string): Promise<void> {
    const asked = [...this.#channels.values()].filter(
      ({ user }) => user !== null && (uid === undefined || user.uid === uid),
    );
    for (const channel of asked) {
      try {
        if ((await this.identify(channel.token)) === 'refused') channel.fail(tokenRefused());
      } catch (error) {
        channel.fail(error);
      }
    }
  }

  /** Ends all sessions, each with a `stop`, after which its client opens another. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#ticking);
    for (const channel of this.#channels.values()) channel.stop();
    this.#channels.clear();
  }

  /**
   * Whether one more session fits the limits. A user at their limit loses the oldest session that
   * nobody listens to.
   */
  #makeRoom(user: User | null, address: string): boolean {
    const { mostSessions, mostPerUser, mostPerAddress } = this.settings;
    let ofAddress = 0;
    let ofUser = 0;
    let idle: Channel | null = null;
    for (const channel of this.#channels.values()) {
      if (channel.address === address) ofAddress += 1;
      if (user === null || channel.user?.uid !== user.uid) continue;
      ofUser += 1;
      if (!channel.isAttached) idle ??= channel;
    }
    if (this.#channels.size >= mostSessions || ofAddress >= mostPerAddress) return false;
    if (ofUser < mostPerUser) return true;
    if (idle !== null) this.drop(idle);
    return idle !== null;
  }

  #tick(): void {
    const now = this.#parts.clock();
    for (const channel of this.#channels.values()) {
      if (now >= expiryOf(channel.user)) channel.fail(tokenRefused());
      if (!channel.tick()) this.drop(channel);
    }
  }
}
