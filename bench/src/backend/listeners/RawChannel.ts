import { connect, type Socket } from 'node:net';
import type { Backend, SignedIn } from '../Backend.ts';
import { send } from '../operations.ts';

const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel';

/** Enough of what came last to find a word that two pieces share. */
const TAIL = 200;

/** One listen channel of one device over sockets alone, so that thousands of them are cheap to have. */
export class RawChannel {
  readonly #socket: Socket;
  #tail = '';
  #current = 0;
  #word = '';
  #heard: () => void = () => undefined;
  #lost: (error: Error) => void = () => undefined;

  /** Opens the channel and waits until every target is current. */
  static async open(
    backend: Backend,
    account: SignedIn,
    targets: readonly object[],
  ): Promise<RawChannel> {
    const { documentsOrigin: origin, projectId } = backend;
    const database = `projects/${projectId}/databases/(default)`;
    const form = new URLSearchParams({
      headers: `Authorization:Bearer ${account.idToken}\r\n`,
      count: String(targets.length),
      ofs: '0',
    });
    targets.forEach((addTarget, index) => {
      form.set(`req${index}___data__`, JSON.stringify({ database, addTarget }));
    });
    const common = `VER=8&database=${encodeURIComponent(database)}`;
    const opened = await send(origin, {
      path: `${CHANNEL}?${common}&RID=1&CVER=22&X-HTTP-Session-Id=gsessionid&t=1`,
      type: 'application/x-www-form-urlencoded',
      idToken: null,
      body: form.toString(),
    });
    const body = await opened.text();
    const sid = /\["c","([^"]+)"/.exec(body)?.[1];
    const session = opened.headers.get('x-http-session-id');
    if (sid === undefined || session === null) {
      throw new Error(`the channel did not open: ${opened.status} ${body.slice(0, 200)}`);
    }
    const path = `${CHANNEL}?${common}&gsessionid=${session}&RID=rpc&SID=${sid}&AID=0&CI=0&TYPE=xmlhttp&t=1`;
    const channel = new RawChannel(origin, path);
    await channel.#until('"CURRENT"', targets.length);
    return channel;
  }

  private constructor(origin: string, path: string) {
    const { hostname, port, host } = new URL(origin);
    this.#socket = connect({ host: hostname, port: Number(port) });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (part: string) => this.#take(part));
    this.#socket.on('error', (error) => this.#lost(error));
    this.#socket.on('close', () => this.#lost(new Error('a back channel ended')));
    this.#socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  }

  /**
   * Waits until a word has come. A change is one message to all targets of a channel.
   * @throws Error when the channel ends before
   */
  hears(word: string): Promise<void> {
    return this.#until(word, 1);
  }

  close(): void {
    this.#socket.destroy();
  }

  #until(word: string, times: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#word = word;
      this.#current = times;
      this.#heard = resolve;
      this.#lost = reject;
    });
  }

  #take(part: string): void {
    if (this.#word === '') return;
    const text = this.#tail + part;
    let from = 0;
    for (let at = text.indexOf(this.#word); at >= 0; at = text.indexOf(this.#word, from)) {
      from = at + this.#word.length;
      this.#current -= 1;
    }
    this.#tail = text.slice(Math.max(from, text.length - TAIL));
    if (this.#current > 0) return;
    this.#word = '';
    this.#tail = '';
    this.#heard();
  }
}
