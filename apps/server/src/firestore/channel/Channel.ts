import type { User } from '../Authorize.ts';
import type { BackChannel } from './BackChannel.ts';
import type { ChannelSettings } from './ChannelSettings.ts';
import type { Forward } from './readForward.ts';
import { RequestError } from '../RequestError.ts';
import { frame, toAscii } from './frame.ts';
import type { Outlet, Stream } from './Stream.ts';
import { asRefusal, encodeRefusal } from './streamError.ts';

export interface ChannelParts {
  readonly sid: string;
  /** Echoed by the client, so that a balancer can lead it to the same machine. */
  readonly routingId: string;
  readonly user: User | null;
  /** The ID token it was opened with; null: signed out. */
  readonly token: string | null;
  readonly address: string;
  readonly settings: ChannelSettings;
  /** Milliseconds from any beginning; never goes back. */
  readonly elapsed: () => number;
  readonly openStream: (outlet: Outlet) => Stream;
  /** A fault of ours ended the stream. */
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
  readonly #elapsed: () => number;
  readonly #stream: Stream;
  readonly #onFailure: (error: unknown) => void;
  /** The number of the last message taken from the client. */
  #taken = -1;
  /** What the client has not acknowledged, oldest first, without gaps in the numbers. */
  #waiting: Message[] = [];
  #waitingBytes = 0;
  /** The newest message. The answer to the opening has number 0. */
  #newest = 0;
  /** The newest message on the present back channel. */
  #written = 0;
  /** The newest message on any. */
  #everWritten = 0;
  #back: BackChannel | null = null;
  #isStreaming = true;
  #holdMs = Infinity;
  #backBytes = 0;
  #backSince = 0;
  /** When something was last written, or the back channel was last lost. */
  #stillSince: number;
  /** When the client last acknowledged something. */
  #heardAt: number;
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
    this.#elapsed = parts.elapsed;
    this.#onFailure = parts.onFailure;
    this.#stillSince = this.#heardAt = parts.elapsed();
    this.#stream = parts.openStream({
      send: (json) => this.#send(`[${json}]`),
      isWritten: (id) => id <= this.#everWritten,
      fail: (error) => this.fail(error),
    });
  }

  get isAttached(): boolean {
    return this.#back !== null;
  }

  /** Whether a back channel is there, the newest message, and how much the client has not taken. */
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

  /** What is too large alone is refused for good; behind other messages it may come again alone. */
  #refuseCut(before: number): void {
    const status = before === 0 ? 'INVALID_ARGUMENT' : 'UNAVAILABLE';
    this.fail(new RequestError(status, 'Request payload size exceeds the limit.'));
  }

  /** The client has everything up to this message. */
  acknowledge(id: number): void {
    const count = this.#waiting.findIndex((message) => message.id > id);
    const gone = this.#waiting.splice(0, count === -1 ? this.#waiting.length : count);
    for (const { text } of gone) this.#waitingBytes -= text.length;
    if (gone.length > 0) this.#heardAt = this.#elapsed();
  }

  /**
   * Sends from now on over this back channel: first what the client has not got, or else a sign of
   * life, for a client that sees nothing at once takes the line for one that holds answers back.
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
    if (isStreaming && this.#waiting.length === 0) this.#send('["noop"]');
    this.#flush();
  }

  /** The line of a back channel is closed, by either side. */
  detach(back: BackChannel): void {
    if (this.#back !== back) return;
    this.#back = null;
    this.#stillSince = this.#elapsed();
  }

  /** Ends the stream with an error that the client is told. */
  fail(error: unknown): void {
    if (this.#endedAt !== null) return;
    const refusal = asRefusal(error);
    if (refusal !== error) this.#onFailure(error);
    this.#send(encodeRefusal(refusal));
    this.#endStream();
  }

  /** Ends the stream; the client opens another at once. */
  stop(): void {
    if (this.#endedAt === null) this.#send('["stop"]');
    this.drop();
  }

  /** Ends the stream without a word. */
  drop(): void {
    this.#endStream();
    this.#flush();
    this.#endBack();
  }

  /** Does what is due. @returns false when the session is over. */
  tick(): boolean {
    const now = this.#elapsed();
    const { keepAliveMs, rotateMs, abandonedMs, mostBytes } = this.#settings;
    if (this.#endedAt !== null && now - this.#endedAt >= LAST_MESSAGE_MS) return false;
    const unheard = now - this.#heardAt;
    if (this.#waitingBytes > mostBytes && unheard >= keepAliveMs) return false;
    const still = now - this.#stillSince;
    if (this.#back === null) return still < abandonedMs;
    if (still >= this.#holdMs) {
      this.#guard(() => this.#stream.idle());
      this.#send('["noop"]');
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

  #send(payload: string): number {
    if (this.#endedAt !== null) return this.#newest;
    const id = (this.#newest += 1);
    const text = toAscii(`[${id},${payload}]`);
    this.#waiting.push({ id, text });
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
