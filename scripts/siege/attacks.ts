import { connect, type Socket } from 'node:net';
import type { RunningServer } from '../durability/startServer.ts';
import { fullAccount } from './fullAccount.ts';

/** What somebody does to a server to make it hold more than it has. */
export interface Attack {
  readonly name: string;
  /**
   * Runs the attack.
   * @param strength how many of its parts.
   * @param unreadMs how long answers stay unread.
   * @returns how often each kind of answer came.
   */
  readonly run: (
    server: RunningServer,
    address: string,
    strength: number,
    unreadMs: number,
  ) => Promise<Told>;
  /** The strength that ended the server, or filled its disk, before it counted what it holds. */
  readonly deadly: number;
  /** Settings of the server for it. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the answers were those of a server that holds out. */
  readonly isHeld?: (told: Told) => boolean;
}

export type Told = ReadonlyMap<string, number>;

const LISTEN = '/google.firestore.v1.Firestore/Listen/channel';

/** A connection from one of the addresses of this machine. */
function dial({ url }: RunningServer, localAddress: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  socket.on('error', () => undefined);
  return socket;
}

const head = (method: string, path: string, length: number): string =>
  `${method} ${path} HTTP/1.1\r\nhost: siege\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\n`;

/** Sends bytes, and waits for the first line of the answer, or the end of the line. */
function exchange(server: RunningServer, address: string, parts: readonly Buffer[]) {
  return new Promise<string>((resolve) => {
    const socket = dial(server, address);
    const done = (told: string): void => {
      socket.destroy();
      resolve(told);
    };
    socket.once('data', (data) => done(data.toString('latin1').split(' ')[1] ?? 'unreadable'));
    socket.once('close', () => done('cut off'));
    for (const part of parts) socket.write(part);
  });
}

function count(all: readonly string[]): Told {
  const told = new Map<string, number>();
  for (const each of all) told.set(each, (told.get(each) ?? 0) + 1);
  return told;
}

const root = ({ projectId }: RunningServer): string => `projects/${projectId}/databases/(default)`;

/** Sessions of 200 queries each, whose answers nobody ever asks for. */
const unreadListens: Attack = {
  name: 'sessions that ask for 200 results and never take one',
  deadly: 6,
  run: async (server, address, strength) => {
    const database = root(server);
    const structuredQuery = { from: [{ collectionId: 'product' }] };
    const query = { parent: `${database}/documents`, structuredQuery };
    const form = new URLSearchParams({ count: '200', ofs: '0' });
    for (let n = 0; n < 200; n += 1) {
      const addTarget = { targetId: 2 * (n + 1), query };
      form.set(`req${n}___data__`, JSON.stringify({ database, addTarget }));
    }
    const body = Buffer.from(form.toString());
    const opening = Buffer.from(head('POST', `${LISTEN}?VER=8&RID=1&CVER=22`, body.length));
    const all = Array.from({ length: strength }, () => exchange(server, address, [opening, body]));
    return count(await Promise.all(all));
  },
};

const PIPELINED = 20;

/** Connections that send twenty requests each and read nothing. */
const slowReaders: Attack = {
  name: 'connections that send 20 queries and read no answer',
  deadly: 400,
  run: async (server, address, strength, unreadMs) => {
    const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'product' }] } });
    const one = head('POST', `/v1/${root(server)}/documents:runQuery`, body.length) + body;
    const sockets = Array.from({ length: strength }, () => dial(server, address).pause());
    for (const socket of sockets) socket.write(one.repeat(PIPELINED));
    await new Promise((resolve) => setTimeout(resolve, unreadMs));
    // Only a socket that reads notices that it was cut off.
    const ends = sockets.map(
      (socket) =>
        new Promise<string>((resolve) => {
          socket.once('close', () => resolve('cut off'));
          socket.once('end', () => resolve('cut off'));
          setTimeout(() => resolve('held'), 1000);
          socket.resume();
        }),
    );
    const told = count(await Promise.all(ends));
    for (const socket of sockets) socket.destroy();
    return told;
  },
};

const BODY = Buffer.concat([
  Buffer.from('count=1&ofs=0&req0___data__='),
  Buffer.alloc(31 << 20, 65),
]);

/** Bodies as long as any may be. */
const largeBodies: Attack = {
  name: 'bodies of 31 MB',
  deadly: 15,
  run: async (server, address, strength) => {
    const opening = Buffer.from(head('POST', `${LISTEN}?VER=8&RID=1&CVER=22`, BODY.length));
    const all = Array.from({ length: strength }, () => exchange(server, address, [opening, BODY]));
    return count(await Promise.all(all));
  },
};

/** The attacks of one row run one after another against one server. */
export const SIEGES: readonly (readonly Attack[])[] = [
  [unreadListens],
  [slowReaders],
  [largeBodies, fullAccount],
];

/** Opens sessions that listen to one document and go on doing so. @returns how many listen. */
export async function openListeners(
  server: RunningServer,
  address: string,
  number: number,
): Promise<number> {
  const database = root(server);
  const documents = { documents: [`${database}/documents/product/none`] };
  const form = new URLSearchParams({
    count: '1',
    ofs: '0',
    req0___data__: JSON.stringify({ database, addTarget: { targetId: 2, documents } }),
  }).toString();
  let listening = 0;
  for (let n = 0; n < number; n += 1) {
    const answer = await fetchFrom(server, address, 'POST', `${LISTEN}?VER=8&RID=1&CVER=22`, form);
    const sid = /"c","([^"]+)"/.exec(answer)?.[1];
    const routing = /x-http-session-id: (\S+)/i.exec(answer)?.[1];
    if (sid === undefined || routing === undefined) continue;
    const socket = dial(server, address);
    socket.resume();
    const path = `${LISTEN}?VER=8&RID=rpc&SID=${sid}&gsessionid=${routing}&AID=0&CI=0&TYPE=xmlhttp`;
    socket.write(head('GET', path, 0));
    listening += 1;
  }
  return listening;
}

/** One exchange from an address of this machine; the whole answer as text. */
function fetchFrom(
  server: RunningServer,
  address: string,
  method: string,
  path: string,
  body: string,
): Promise<string> {
  return new Promise((resolve) => {
    const socket = dial(server, address);
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      if (text.includes('\r\n\r\n')) socket.end();
    });
    socket.once('close', () => resolve(text));
    socket.write(head(method, path, body.length) + body);
  });
}
