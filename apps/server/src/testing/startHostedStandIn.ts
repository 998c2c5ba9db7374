import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { comparePaths } from '../firestore/wire/comparePaths.ts';

/** What goes wrong in a call: a status instead of the work; `cut`: the work without an answer. */
export type Mishap = number | 'cut';

/** A stand-in for Google's service where there are no emulators: the four calls of a move. */
export interface HostedStandIn {
  /** Host and port, as the variables of the emulators have it. */
  readonly host: string;
  readonly accounts: Map<string, StandInUser>;
  readonly documents: Map<string, StandInDocument>;
  /** Calls so far, by their name. */
  readonly calls: string[];
  /** Called before each call of the service. */
  mishap: (call: string) => Mishap | null;
  /** The answer about the hash parameters. */
  hashConfig: object | null;
  readonly stop: () => Promise<void>;
}

export type StandInUser = Readonly<Record<string, unknown>> & { readonly localId: string };

export interface StandInDocument {
  readonly name: string;
  readonly fields?: object;
  readonly createTime: string;
  readonly updateTime: string;
}

type Json = Readonly<Record<string, unknown>>;

class Refusal extends Error {}

/** Limits of the service, by its reference. */
const MOST = { users: 1000, writes: 500, bytes: 10 * 1024 * 1024 };

const inRange = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Whether the reference allows these parameters, and every hash fits them. */
function isGoodArgon2(given: Json, users: readonly StandInUser[]): boolean {
  const bytes = (user: StandInUser): number =>
    Buffer.from(String(user['passwordHash']), 'base64').length;
  return [
    ['ARGON2_D', 'ARGON2_ID', 'ARGON2_I'].includes(String(given['hashType'])),
    ['VERSION_10', 'VERSION_13'].includes(String(given['version'])),
    inRange(given['hashLengthBytes'], 4, 1024),
    inRange(given['iterations'], 1, 16),
    inRange(given['parallelism'], 1, 16),
    inRange(given['memoryCostKib'], 1, 32_768),
    // One set of parameters holds for every hash of a request.
    users.every((user) => bytes(user) === given['hashLengthBytes']),
  ].every(Boolean);
}

const isGoodScrypt = ({ signerKey, rounds, memoryCost }: Json): boolean =>
  typeof signerKey === 'string' && inRange(rounds, 1, 8) && inRange(memoryCost, 1, 14);

/** Refuses hashes whose parameters are missing or not as the reference says. */
function checkHashes(body: Json, users: readonly StandInUser[]): void {
  if (users.every(({ passwordHash }) => passwordHash === undefined)) return;
  const { hashAlgorithm, argon2Parameters } = body;
  const isGood =
    hashAlgorithm === 'ARGON2'
      ? isGoodArgon2((argon2Parameters ?? {}) as Json, users)
      : hashAlgorithm === 'SCRYPT' && isGoodScrypt(body);
  if (!isGood) throw new Refusal('INVALID_HASH_PARAMETERS');
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  if (bytes.length > MOST.bytes) throw new Refusal('Request payload size exceeds the limit');
  return bytes.length === 0 ? {} : (JSON.parse(bytes.toString()) as Json);
}

const ROOT_SEGMENTS = 5;
const pathOf = (name: string): string => name.split('/').slice(ROOT_SEGMENTS).join('/');

/** Starts the stand-in on a free port of this machine. */
export async function startHostedStandIn(): Promise<HostedStandIn> {
  const accounts = new Map<string, StandInUser>();
  const documents = new Map<string, StandInDocument>();
  const calls: string[] = [];
  let time = Date.UTC(2026, 10, 22);

  const batchCreate = (body: Json): object => {
    const users = (body['users'] ?? []) as StandInUser[];
    if (users.length === 0 || users.length > MOST.users) throw new Refusal('INVALID_USER_COUNT');
    checkHashes(body, users);
    const error: object[] = [];
    for (const [index, user] of users.entries()) {
      const same = [...accounts.values()].find((each) => each['email'] === user['email']);
      if (same !== undefined && same.localId !== user.localId) {
        error.push({ index, message: 'email exists in other account in database' });
      } else accounts.set(user.localId, user);
    }
    return error.length === 0 ? {} : { error };
  };
  const batchGet = (query: URLSearchParams): object => {
    const most = Math.min(Number(query.get('maxResults')), MOST.users);
    const after = query.get('nextPageToken') ?? '';
    const users = [...accounts.values()]
      .filter(({ localId }) => localId > after)
      .toSorted((a, b) => (a.localId < b.localId ? -1 : 1))
      .slice(0, most);
    return users.length < most ? { users } : { users, nextPageToken: users.at(-1)?.localId };
  };
  const commit = (body: Json): object => {
    const writes = body['writes'] as readonly { update: { name: string; fields: object } }[];
    if (writes.length > MOST.writes) throw new Refusal('maximum 500 writes allowed per request');
    time += 1;
    const now = new Date(time).toISOString();
    for (const { update } of writes) {
      const createTime = documents.get(update.name)?.createTime ?? now;
      // Google's emulator stores minus nought as nought.
      const fields = JSON.parse(
        JSON.stringify(update.fields).replaceAll('{"doubleValue":"-0"}', '{"doubleValue":0}'),
      ) as object;
      documents.set(update.name, { ...update, fields, createTime, updateTime: now });
    }
    return { commitTime: now };
  };
  const runQuery = (body: Json): object => {
    const { from, startAt, limit } = body['structuredQuery'] as {
      from: readonly object[];
      startAt?: { values: readonly { referenceValue: string }[] };
      limit: number;
    };
    if (JSON.stringify(from) !== '[{"allDescendants":true}]') throw new Refusal('no such query');
    const order = [...documents.keys()].toSorted((a, b) => comparePaths(pathOf(a), pathOf(b)));
    const last = startAt?.values[0]?.referenceValue;
    const begin =
      last === undefined
        ? 0
        : order.findIndex((name) => comparePaths(pathOf(name), pathOf(last)) > 0);
    const names = begin === -1 ? [] : order.slice(begin, begin + limit);
    return names.length === 0
      ? [{ readTime: new Date(time).toISOString() }]
      : names.map((name) => ({ document: documents.get(name) }));
  };

  const answer = async (call: string, url: URL, request: IncomingMessage): Promise<object> => {
    if (call === 'batchGet') return batchGet(url.searchParams);
    if (call === 'config') {
      return standIn.hashConfig === null ? {} : { signIn: { hashConfig: standIn.hashConfig } };
    }
    const body = await bodyOf(request);
    if (call === 'batchCreate') return batchCreate(body);
    return call === 'commit' ? commit(body) : runQuery(body);
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://standin');
    const call = /(batchGet|batchCreate|commit|runQuery|config)$/.exec(url.pathname)?.[0] ?? '';
    const isKnown = call !== '' && /^Bearer ./.test(request.headers.authorization ?? '');
    const say = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const refused = (status: number, message: string): void =>
      say(status, { error: { code: status, message } });
    const mishap = isKnown ? standIn.mishap(call) : 401;
    calls.push(call);
    if (typeof mishap === 'number') {
      refused(mishap, 'of no great interest');
      return;
    }
    answer(call, url, request).then(
      (body) => {
        if (mishap === 'cut') response.destroy();
        else say(200, body);
      },
      (error: unknown) => refused(error instanceof Refusal ? 400 : 500, String(error)),
    );
  });
  const standIn: HostedStandIn = {
    host: '',
    accounts,
    documents,
    calls,
    mishap: () => null,
    hashConfig: null,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return Object.assign(standIn, { host: `127.0.0.1:${(server.address() as AddressInfo).port}` });
}
