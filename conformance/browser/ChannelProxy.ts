import { readFileSync } from 'node:fs';
import {
  createServer,
  request as askUpstream,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { ChunkReader, frame } from './ChunkReader.ts';
import { noFaults, take } from './Faults.ts';
import type { Channel, SeenRequest } from './SeenRequest.ts';

/** One entry of a chunk: its number in the session, and what is said. */
type Entry = readonly [id: number, payload: unknown];

/** Where requests are answered. They change when a server starts anew. */
interface Upstreams {
  accounts: string;
  documents: string;
}

const PAGE =
  '<!doctype html><meta charset="utf-8"><title>lab</title><script src="/lab.js"></script>';
const UNKNOWN_SESSION = '<HTML><TITLE>Unknown SID</TITLE><BODY>Unknown SID</BODY></HTML>';

interface BackChannel {
  readonly channel: Channel;
  /** The library reads this answer only once it has ended. */
  readonly isPoll: boolean;
  readonly session: string;
  readonly response: ServerResponse;
  /** The last number that reached the library: an entry without a higher one is a repetition. */
  lastId: number;
}

const channelOf = ({ pathname }: URL): Channel | null =>
  pathname.endsWith('/Listen/channel')
    ? 'Listen'
    : pathname.endsWith('/Write/channel')
      ? 'Write'
      : null;

const backChannelOf = (
  { searchParams }: URL,
  channel: Channel,
  response: ServerResponse,
): BackChannel => ({
  channel,
  isPoll: searchParams.get('CI') === '1',
  session: searchParams.get('SID') ?? '',
  response,
  lastId: Number(searchParams.get('AID') ?? 0),
});

const without = (
  headers: IncomingHttpHeaders,
  ...names: readonly (keyof IncomingHttpHeaders)[]
): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/**
 * One origin with the page, the accounts and the documents, and every fault of a network on the way
 * between them.
 */
export class ChannelProxy {
  readonly seen: SeenRequest[] = [];
  /** What came down the Listen channels, as it was passed on; what was said again counts once. */
  readonly heard: string[] = [];
  readonly #heardOnce = new Set<string>();
  /** Sessions whose further entries do not count as heard. */
  readonly #unheard = new Set<string>();
  readonly upstreams: Upstreams;
  faults = noFaults();
  readonly #server: Server;
  readonly #script: Buffer;
  readonly #live = new Set<BackChannel>();
  readonly #sessions = new Set<string>();
  readonly #gone = new Set<string>();

  private constructor(upstreams: Upstreams, scriptFile: string) {
    this.upstreams = upstreams;
    this.#script = readFileSync(scriptFile);
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  static async start(upstreams: Upstreams): Promise<ChannelProxy> {
    const proxy = new ChannelProxy(upstreams, inject('pageScript'));
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  /** Ends all faults and forgets what was seen. */
  reset(): void {
    this.faults = noFaults();
    this.seen.length = 0;
    this.heard.length = 0;
  }

  /** Forgets what was heard; from now on only sessions that are yet to begin are listened to. */
  hearAnew(): void {
    this.heard.length = 0;
    for (const session of this.#sessions) this.#unheard.add(session);
  }

  /** From now on no session so far is known any more, as after a restart of the server. */
  dropSessions(): void {
    for (const session of this.#sessions) this.#gone.add(session);
    for (const { response } of this.#live) response.destroy();
  }

  /** Ends the sessions of a channel with an error from the server. @returns how many */
  fail(channel: Channel, code: number, status: string): number {
    const streams = [...this.#live].filter(
      (each) => each.channel === channel && each.response.headersSent,
    );
    for (const stream of streams) {
      stream.lastId += 1;
      const payload = [{ error: { code, message: 'said by a test', status } }];
      stream.response.write(frame(JSON.stringify([[stream.lastId, payload]])));
      if (stream.isPoll) stream.response.end();
    }
    return streams.length;
  }

  /** Requests seen on a channel, by what their body or address says. */
  requests(channel: Channel | null, content: string): readonly SeenRequest[] {
    return this.seen.filter(
      (each) =>
        each.channel === channel &&
        (each.body.includes(content) || each.url.href.includes(content)),
    );
  }

  /** False: not an address of the page itself. */
  #answerPage(path: string, response: ServerResponse): boolean {
    const files: Readonly<Record<string, readonly [type: string, content: string | Buffer]>> = {
      '/': ['text/html', PAGE],
      '/lab.js': ['text/javascript', this.#script],
      '/favicon.ico': ['image/x-icon', ''],
    };
    const file = files[path];
    if (file !== undefined) response.writeHead(200, { 'content-type': file[0] }).end(file[1]);
    return file !== undefined;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    if (this.#answerPage(url.pathname, response)) return;
    const channel = channelOf(url);
    const session = url.searchParams.get('SID');
    if (session !== null) this.#sessions.add(session);
    const sent = await text(request);
    const seen = { method: request.method ?? '', url, channel, body: decodeURIComponent(sent) };
    this.seen.push(seen);
    if (session !== null && this.#gone.has(session)) {
      response.writeHead(400, { 'content-type': 'text/html' }).end(UNKNOWN_SESSION);
      return;
    }
    const isLost = take(this.faults.loseAnswerTo, seen.body);
    const upstream = await this.#ask(request, this.faults.editRequest(sent), response);
    if (isLost) {
      await buffer(upstream);
      response.destroy();
      return;
    }
    const isStream = request.method === 'GET' && upstream.statusCode === 200;
    if (isStream && channel !== null) {
      await this.#passStream(upstream, backChannelOf(url, channel, response));
    } else await this.#passAnswer(upstream, response, seen);
  }

  #ask(request: IncomingMessage, body: string, response: ServerResponse): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const path = request.url ?? '/';
    const isDocuments = /^\/(google\.firestore|v1\/projects)/.test(path);
    const { accounts, documents } = this.upstreams;
    const asked = askUpstream(
      new URL(path, isDocuments ? documents : accounts),
      {
        method: request.method ?? 'GET',
        // A connection used again may have been closed at its other end a moment before, which the
        // library would take for a network that is gone.
        agent: false,
        headers: {
          ...without(request.headers, 'origin', 'accept-encoding'),
          'content-length': Buffer.byteLength(body),
        },
      },
      resolve,
    );
    asked.once('error', reject);
    response.once('close', () => asked.destroy());
    asked.end(body);
    return promise;
  }

  async #passAnswer(
    upstream: IncomingMessage,
    response: ServerResponse,
    seen: SeenRequest,
  ): Promise<void> {
    const body = await buffer(upstream);
    const session = /\["c","([^"]+)"/.exec(body.toString())?.[1];
    if (seen.channel !== null && session !== undefined) this.#sessions.add(session);
    response
      .writeHead(
        upstream.statusCode ?? 502,
        without(upstream.headers, 'content-length', 'transfer-encoding'),
      )
      .end(this.faults.editAnswer(seen, body.toString()));
  }

  async #passStream(upstream: IncomingMessage, stream: BackChannel): Promise<void> {
    const { channel, response } = stream;
    const reader = new ChunkReader();
    this.#live.add(stream);
    response.once('close', () => this.#live.delete(stream));
    await pause(this.faults.firstByteDelayMs);
    response.writeHead(200, without(upstream.headers, 'transfer-encoding'));
    response.flushHeaders();
    for await (const bytes of upstream) {
      for (const chunk of reader.feed(bytes as Buffer)) {
        if (channel === 'Listen') await this.faults.listenGate(chunk);
        if (!this.#passChunk(chunk, stream)) return;
      }
    }
    response.end();
  }

  /** False: the stream is cut. */
  #passChunk(chunk: string, stream: BackChannel): boolean {
    const { response, channel } = stream;
    if (take(this.faults.cutInside, chunk)) {
      const framed = frame(chunk);
      response.write(framed.slice(0, framed.length / 2), () => response.destroy());
      return false;
    }
    const entries = (JSON.parse(chunk) as readonly Entry[]).map(([id, payload]): Entry => {
      stream.lastId = id;
      const passed = this.faults.editPayload(JSON.stringify(payload));
      // Numbers have no gaps: an entry that is left out becomes a noop.
      if (passed === null) return [id, ['noop']];
      const key = `${stream.session} ${id}`;
      const isNews = !this.#heardOnce.has(key) && !this.#unheard.has(stream.session);
      if (channel === 'Listen' && isNews) this.heard.push(passed);
      this.#heardOnce.add(key);
      return [id, JSON.parse(passed)];
    });
    response.write(frame(JSON.stringify(entries)));
    return true;
  }
}
