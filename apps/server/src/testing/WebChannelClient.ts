import { request, type ClientRequest } from 'node:http';

export type Json = Readonly<Record<string, unknown>>;

/** One message of the server: its number, and what is in it. */
export interface Message {
  readonly id: number;
  readonly payload: unknown;
}

/** A chunk of a back channel is its length in UTF-16 units, a line feed, and that much text. */
function takeChunks(text: string): { chunks: readonly string[]; rest: string } {
  const chunks: string[] = [];
  let rest = text;
  for (;;) {
    const head = /^(\d+)\n/.exec(rest);
    const end = head === null ? Infinity : head[0].length + Number(head[1]);
    if (head === null || rest.length < end) return { chunks, rest };
    chunks.push(rest.slice(head[0].length, end));
    rest = rest.slice(end);
  }
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** Speaks the WebChannel protocol itself, without the waits of the client library. */
export class WebChannelClient {
  readonly #address: string;
  readonly #token: string | null;
  readonly database: string;
  sid = '';
  routingId = '';
  /** The number of the next message to send. */
  offset = 0;
  acknowledged = 0;
  /** Every message received, noops too, in the order of arrival. */
  readonly messages: Message[] = [];
  /** The text of each chunk that was received. */
  readonly chunks: string[] = [];
  #back: ClientRequest | null = null;
  #isBackOpen = false;

  constructor(
    url: string,
    projectId: string,
    kind: 'Listen' | 'Write',
    token: string | null = null,
  ) {
    this.#address = `${url}/google.firestore.v1.Firestore/${kind}/channel`;
    this.#token = token;
    this.database = `projects/${projectId}/databases/(default)`;
  }

  name(path: string): string {
    return `${this.database}/documents/${path}`;
  }

  get isBackOpen(): boolean {
    return this.#isBackOpen;
  }

  /** The messages received, without noops: each list has one such member. */
  get received(): readonly Json[] {
    return this.messages.flatMap(({ payload }) =>
      (payload as readonly unknown[]).filter((each): each is Json => typeof each === 'object'),
    );
  }

  /** The status of the error the stream ended with; undefined while it runs. */
  get failure(): string | undefined {
    const failed = this.received.find((each) => 'error' in each);
    return (failed?.['error'] as { status: string } | undefined)?.status;
  }

  #query(more: Readonly<Record<string, string>>): string {
    return new URLSearchParams({
      VER: '8',
      database: this.database,
      gsessionid: this.routingId,
      SID: this.sid,
      ...more,
    }).toString();
  }

  async post(query: string, body: string): Promise<Answer> {
    const response = await fetch(`${this.#address}?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  }

  form(messages: readonly (Json | string)[], offset: number, more: Json = {}): string {
    const form = new URLSearchParams({ ...more, count: `${messages.length}`, ofs: `${offset}` });
    for (const [index, message] of messages.entries()) {
      const text = typeof message === 'string' ? message : JSON.stringify(message);
      form.set(`req${index}___data__`, text);
    }
    return form.toString();
  }

  /** Opens a session with its first messages. */
  async open(...messages: readonly (Json | string)[]): Promise<Answer> {
    const headers =
      this.#token === null ? 'x: y\r\n' : `x: y\r\nAuthorization:Bearer ${this.#token}\r\n`;
    const query = `VER=8&database=${this.database}&RID=1&CVER=22&X-HTTP-Session-Id=gsessionid`;
    const answer = await this.post(query, this.form(messages, 0, { headers }));
    if (answer.status !== 200) return answer;
    const [[, [, sid]]] = JSON.parse(answer.text.replace(/^\d+\n/, '')) as [[number, string[]]];
    this.sid = sid ?? '';
    this.routingId = answer.headers.get('x-http-session-id') ?? '';
    this.offset = messages.length;
    return answer;
  }

  /** Sends messages in one POST. @param offset that of an earlier POST, to send messages again. */
  async send(messages: readonly (Json | string)[], offset = this.offset): Promise<Answer> {
    const query = this.#query({ RID: `${offset + 2}`, AID: `${this.acknowledged}` });
    const answer = await this.post(query, this.form(messages, offset));
    this.offset = Math.max(this.offset, offset + messages.length);
    return answer;
  }

  terminate(): Promise<Answer> {
    return this.post(this.#query({ RID: '9', TYPE: 'terminate' }), '');
  }

  /**
   * Asks for a back channel, and ends when the server ends it.
   * @param more parameters, such as `CI`.
   * @returns its status; the messages are in `messages`.
   */
  listen(more: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const query = this.#query({
      RID: 'rpc',
      AID: `${this.acknowledged}`,
      CI: '0',
      TYPE: 'xmlhttp',
      ...more,
    });
    return new Promise((resolve) => {
      let text = '';
      const back = request(`${this.#address}?${query}`, (response) => {
        this.#isBackOpen = true;
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
          const { chunks, rest } = takeChunks(text);
          text = rest;
          for (const chunk of chunks) this.#take(chunk);
        });
        const end = (): void => {
          this.#isBackOpen = false;
          const headers = new Headers(response.headers as Record<string, string>);
          resolve({ status: response.statusCode ?? 0, text, headers });
        };
        response.on('end', end);
        response.on('error', end);
      });
      back.on('error', () => resolve({ status: 0, text, headers: new Headers() }));
      this.#back = back;
      back.end();
    });
  }

  /** Breaks the line. @param acknowledged the last message that the client noticed. */
  cut(acknowledged = this.acknowledged): void {
    this.acknowledged = acknowledged;
    this.#back?.destroy();
  }

  #take(chunk: string): void {
    this.chunks.push(chunk);
    for (const [id, payload] of JSON.parse(chunk) as readonly [number, unknown][]) {
      this.messages.push({ id, payload });
      this.acknowledged = id;
    }
  }
}
