import type { Share } from '../../bounds/HeldBytes.ts';
import type { User } from '../access/Authorize.ts';
import type { BackChannel } from './BackChannel.ts';
import type { ChannelSettings } from './ChannelSettings.ts';
import type { Forward } from './readForward.ts';
import { exhausted, RequestError } from '../RequestError.ts';
import { frame, toAscii } from './frame.ts';
import type { Outlet, Stream } from './Stream.ts';
import { asRefusal, encodeRefusal } from './streamError.ts';

export interface ChannelParts {
  readonly sid: string;
  /** Echoed by the client, so that a balancer can lead it to the same machine. */
  readonly routingId: string;
  readonly user: User | null;
  /** The ID token the session was opened with; null: signed out. */
  readonly token: string | null;
  readonly address: string;
  readonly settings: ChannelSettings;
  /** Counts the bytes that are kept for the client. */
  readonly held: Share;
  /** Milliseconds from any beginning; never goes back. */
  readonly elapsed: () => number;
  readonly openStream: (outlet: Outlet) => Stream;
  /** Called when a fault of the server ended the stream. */
  readonly onFailure: (error: unknown) => void;
}

export interface Attachment {
  /** The newest message the client has. */
  readonly acknowledged: number;
  /** False: the client gets to see nothing before the answer ends. */
  readonly isStreaming: boolean;
  /** How long the client wants to wait for an answer at most; null: it does not say. */
  readonly holdMs: number | null;
}

interface Message {
  readonly id: number;
  /** `[id,payload]` */
  readonly text: string;
  /** Bytes that `#held` counts for the message; 0 for the last one of a stream. */
  readonly counted: number;
}

/** How long a client is given to take the last message of its stream. */
const LAST_MESSAGE_MS = 10_000;

/**
 * One session of the WebChannel protocol: takes each message of the client once and in order, and
 * keeps each message for the client until it is known to have arrived.
 */
export class Channel {
  readonly sid: string;
  readonly routingId: string;
  readonly user: User | null;
  readonly token: string | null;
  readonly address: string;
  readonly #settings: ChannelSettings;
  readonly #held: Share;
  readonly #elapsed: () => number;
  readonly #stream: Stream;
  readonly #onFailure: (error: unknown) => void;
  /** The number of the last message taken from the client. */
  #taken = -1;
  /** Messages the client has not acknowledged, oldest first, without gaps in the numbers. */
  #waiting: Message[] = [];
  #waitingBytes = 0;
  /** The number of the newest message. The answer to the opening has number 0. */
  #newest = 0;
  /** The number of the newest message written to the present back channel. */
  #written = 0;
  /** The number of the newest message written to any back channel. */
  #everWritten = 0;
  #back: BackChannel | null = null;
  #isStreaming = true;
  #holdMs = Infinity;
  #backBytes = 0;
  #backSince = 0;
  /** When something was last written, or the back channel was last lost. */
  #stillSince: number;
  #isFlushDue = false;
  /** When the stream ended; null: it runs. */
  #endedAt: number | null = null;

  constructor(parts: ChannelParts) {
    this.sid = parts.sid;
    this.routingId = parts.routingId;
    this.user = parts.user;
    this.token = parts.token;
    this.address = parts.address;
    this.#settings = parts.settings;
    this.#held = parts.held;
    this.#elapsed = parts.elapsed;
    this.#onFailure = parts.onFailure;
    this.#stillSince = parts.elapsed();
    const isCrowded = (): boolean => this.#waitingBytes > this.#settings.crowdedBytes;
    this.#stream = parts.openStream({
      send: (json) => this.#send(`[${json}]`),
      isWritten: (id) => id <= this.#everWritten,
      get isCrowded() {
        return isCrowded();
      },
      hold: (bytes) => {
        if (!this.#held.take(bytes)) throw exhausted();
      },
      release: (bytes) => this.#held.give(bytes),
      fail: (error) => this.fail(error),
    });
  }

  get isAttached(): boolean {
    return this.#back !== null;
  }

  /** Whether there is a back channel, the number of the newest message, bytes not acknowledged. */
  get state(): readonly [0 | 1, number, number] {
    return [this.isAttached ? 1 : 0, this.#newest, this.#waitingBytes];
  }

  /**
   * Takes what the client sends, each message once however often it comes.
   * @returns false when messages before these never arrived: the session cannot go on.
   */
  take({ offset, messages, isCut }: Forward): boolean {
    if (offset > this.#taken + 1) return false;
    for (const [index, message] of messages.entries()) {
      if (this.#endedAt !== null) return true;
      if (offset + index <= this.#taken) continue;
      this.#taken = offset + index;
      this.#guard(() => this.#stream.receive(message));
    }
    if (isCut) this.#refuseCut(messages.length);
    return true;
  }

  /**
   * A message that is too large is refused for good when it comes alone; behind others the client
   * may send it again alone.
   */
  #refuseCut(before: number): void {
    const status = before === 0 ? 'INVALID_ARGUMENT' : 'UNAVAILABLE';
    this.fail(new RequestError(status, 'Request payload size exceeds the limit.'));
  }

  /** The client has everything up to this message. */
  acknowledge(id: number): void {
    const count = this.#waiting.findIndex((message) => message.id > id);
    this.#forget(0, count === -1 ? this.#waiting.length : count);
    if (this.#endedAt === null) this.#guard(() => this.#stream.roomAgain());
  }

  /**
   * Sends over this back channel from now on: first the messages the client has not got, or else a
   * `noop`, for a client that sees nothing at once takes the line for one that holds answers back.
   */
  attach(back: BackChannel, { acknowledged, isStreaming, holdMs }: Attachment): void {
    this.#back?.end();
    this.acknowledge(acknowledged);
    this.#back = back;
    this.#isStreaming = isStreaming;
    this.#holdMs = Math.min(holdMs ?? Infinity, this.#settings.keepAliveMs);
    this.#written = Math.min(acknowledged, this.#newest);
    this.#backBytes = 0;
    this.#backSince = this.#stillSince = this.#elapsed();
    if (isStreaming && this.#waiting.length === 0) this.#guard(() => this.#send('["noop"]'));
    this.#flush();
  }

  /** The line of a back channel is closed, by either side. */
  detach(back: BackChannel): void {
    if (this.#back !== back) return;
    this.#back = null;
    this.#stillSince = this.#elapsed();
  }

  /** Ends the stream with an error that is sent to the client. */
  fail(error: unknown): void {
    if (this.#endedAt !== null) return;
    const refusal = asRefusal(error);
    if (refusal !== error) this.#onFailure(error);
    if (refusal.status === 'RESOURCE_EXHAUSTED') this.#forgetUnsent();
    this.#sendLast(encodeRefusal(refusal));
    this.#endStream();
  }

  /** Ends the stream; the client opens another at once. */
  stop(): void {
    if (this.#endedAt === null) this.#sendLast('["stop"]');
    this.drop();
  }

  /** Ends the stream without a message to the client. */
  drop(): void {
    this.#endStream();
    this.#flush();
    this.#endBack();
    this.#held.close();
  }

  /**
   * Sends what is due and ends what has lasted too long. @returns false when the session is over.
   */
  tick(): boolean {
    const now = this.#elapsed();
    const { keepAliveMs, rotateMs, abandonedMs, idleBytes } = this.#settings;
    if (this.#endedAt !== null && now - this.#endedAt >= LAST_MESSAGE_MS) return false;
    const still = now - this.#stillSince;
    // A client that takes nothing is given up, sooner when much waits for it: everything is sent
    // again when the client comes back.
    if (this.#back === null)
      return still < (this.#waitingBytes > idleBytes ? keepAliveMs : abandonedMs);
    if (still >= this.#holdMs) {
      this.#guard(() => {
        this.#stream.idle();
        this.#send('["noop"]');
      });
      this.#flush();
    }
    if (now - this.#backSince >= rotateMs) this.#endBack();
    return true;
  }

  #guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.fail(error);
    }
  }

  #endStream(): void {
    if (this.#endedAt !== null) return;
    this.#endedAt = this.#elapsed();
    this.#stream.end();
  }

  /** Removes messages from `#waiting` and gives back the bytes counted for them. */
  #forget(from: number, count: number): void {
    for (const { text, counted } of this.#waiting.splice(from, count)) {
      this.#waitingBytes -= text.length;
      this.#held.give(counted);
    }
  }

  /** Removes the messages that were never put on any wire; their numbers are free again. */
  #forgetUnsent(): void {
    const from = this.#waiting.findIndex(({ id }) => id > this.#everWritten);
    if (from === -1) return;
    this.#newest = (this.#waiting[from]?.id ?? 1) - 1;
    this.#forget(from, this.#waiting.length - from);
  }

  /** @throws RequestError RESOURCE_EXHAUSTED when too much is kept for the client, or for all. */
  #send(payload: string): number {
    if (this.#endedAt !== null) return this.#newest;
    const text = toAscii(`[${this.#newest + 1},${payload}]`);
    if (!this.#held.take(text.length)) throw exhausted();
    return this.#put(text, text.length);
  }

  /** Sends a last short message whatever is kept for the client: its bytes are not counted. */
  #sendLast(payload: string): void {
    this.#put(toAscii(`[${this.#newest + 1},${payload}]`), 0);
  }

  #put(text: string, counted: number): number {
    const id = (this.#newest += 1);
    this.#waiting.push({ id, text, counted });
    this.#waitingBytes += text.length;
    if (!this.#isFlushDue) {
      this.#isFlushDue = true;
      // Whatever one commit or one request causes goes out as one chunk.
      setImmediate(() => this.#flush());
    }
    return id;
  }

  #flush(): void {
    this.#isFlushDue = false;
    while (this.#back !== null) {
      const first = this.#waiting[0]?.id ?? 0;
      const start = Math.max(0, this.#written + 1 - first);
      if (start >= this.#waiting.length) return;
      this.#writeChunk(this.#back, start);
    }
  }

  #writeChunk(back: BackChannel, start: number): void {
    const { rotateBytes, restBytes } = this.#settings;
    const texts: string[] = [];
    for (let index = start; index < this.#waiting.length; index += 1) {
      const message = this.#waiting[index];
      if (message === undefined || this.#backBytes >= rotateBytes) break;
      texts.push(message.text);
      this.#backBytes += message.text.length;
      this.#written = message.id;
    }
    back.write(frame(`[${texts.join(',')}]`));
    this.#everWritten = Math.max(this.#everWritten, this.#written);
    this.#stillSince = this.#elapsed();
    const isAll = this.#written === this.#newest;
    const enough = isAll ? restBytes : rotateBytes;
    if (!this.#isStreaming || this.#backBytes >= enough) this.#endBack();
  }

  #endBack(): void {
    const back = this.#back;
    if (back === null) return;
    this.detach(back);
    back.end();
  }
}
