import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  /** As it came: of an answer in chunks their lengths are in it. */
  readonly body: string;
}

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '\r\n0\r\n\r\n';

/**
 * One connection that is kept open, without a client's library: the less the load generator takes of
 * the machine, the more is left to what it measures. One request at a time.
 */
export class RawConnection {
  readonly #socket: Socket;
  #text = '';
  /** Where the answer under way ends; null: its head is not here yet; Infinity: with its last chunk. */
  #end: number | null = null;
  #bodyStart = 0;
  #waiting: PromiseWithResolvers<RawAnswer> | null = null;

  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (part: string) => this.#take(part));
    this.#socket.on('error', (error) => this.#waiting?.reject(error));
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the connection was closed')));
  }

  ask(request: string): Promise<RawAnswer> {
    this.#waiting = Promise.withResolvers<RawAnswer>();
    this.#socket.write(request);
    return this.#waiting.promise;
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #take(part: string): void {
    this.#text += part;
    this.#end ??= this.#endOf(this.#text);
    const isWhole =
      this.#end === Infinity
        ? this.#text.endsWith(LAST_CHUNK)
        : this.#end !== null && this.#text.length >= this.#end;
    if (!isWhole) return;
    const status = Number(this.#text.slice(9, 12));
    const head = this.#text.slice(0, this.#bodyStart);
    const body = this.#text.slice(this.#bodyStart);
    this.#text = '';
    this.#end = null;
    this.#waiting?.resolve({ status, head, body });
  }

  #endOf(text: string): number | null {
    const head = text.indexOf(HEAD_END);
    if (head < 0) return null;
    this.#bodyStart = head + HEAD_END.length;
    const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
    return length === undefined ? Infinity : this.#bodyStart + Number(length);
  }
}
