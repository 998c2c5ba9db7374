import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, type RunningServer } from './startServer.ts';
import { PASSWORD, Writer } from './Writer.ts';

export interface DiskFullRun {
  readonly reads: { readonly asked: number; readonly served: number };
  /** Statuses of writes while the disk was full, without those that still found room. */
  readonly refusedWith: readonly string[];
  readonly signIns: { readonly asked: number; readonly served: number };
  /** Statuses of account calls that may wait. */
  readonly accountCallsRefusedWith: readonly string[];
  /** What a server served that was started on the full disk. */
  readonly afterRestart: { readonly read: boolean; readonly writeStatus: number | null };
  /** From the moment there was room again to the first write that was stored. */
  readonly recoveredMs: number;
  readonly acknowledged: number;
  readonly lost: number;
}

/** The catalogue takes 6 MB in the database and as much in its log, and 4 MB are held back. */
const DISK = '24m';
const LONGEST_RECOVERY_MS = 10_000;

const isRoot = process.getuid?.() === 0;

/** Mounts need a namespace of their own; not every machine lets a user make one. */
const NAMESPACE = isRoot ? ['--mount'] : ['--mount', '--map-root-user'];

const run = (script: string, ...args: readonly string[]): readonly [string, ...string[]] => [
  'unshare',
  ...NAMESPACE,
  'sh',
  '-ec',
  script,
  'sh',
  ...args,
];

export function mayMount(): boolean {
  const [program, ...args] = run('mount -t tmpfs tmpfs "$1"', tmpdir());
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** A process in whose namespace a small disk is mounted, for as long as it lives. */
async function mountIn(disk: string): Promise<ChildProcess> {
  const script = `mount -t tmpfs -o size=${DISK} tmpfs "$1"; echo mounted; exec sleep infinity`;
  const [program, ...args] = run(script, disk);
  const holder = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  return holder;
}

/**
 * D4: a disk that runs full under the server and then has room again. Reading and signing in go on;
 * writing is refused so that devices try again, and goes on without a restart.
 */
export async function diskFullRun(fullMs: number): Promise<DiskFullRun> {
  const disk = mkdtempSync(join(tmpdir(), 'mix-full-'));
  const holder = await mountIn(disk);
  const pid = String(holder.pid);
  const enter = ['--mount', ...(isRoot ? [] : ['--user', '--preserve-credentials'])];
  const start = (): Promise<RunningServer> =>
    startServer({
      dataDirectory: join(disk, 'data'),
      wrapper: ['nsenter', '-t', pid, ...enter],
    });
  let server = await start();
  // The path to the disk, which exists in a namespace of its own.
  const filler = join(`/proc/${pid}/root`, disk, 'filler');
  try {
    const writer = await Writer.signUp(server, 'full');
    for (let n = 0; n < 200; n += 1) await writer.write(server);
    fill(filler);
    const found = await useWhileFull(server, writer, fullMs);
    server.process.kill('SIGTERM');
    await once(server.process, 'exit');
    fill(`${filler}2`);
    server = await start();
    const afterRestart = {
      read: (await read(server, writer, 1)).status === 200,
      writeStatus: await writer.write(server),
    };
    for (const each of [filler, `${filler}2`]) rmSync(each);
    const recoveredMs = await untilStored(server, writer);
    return { ...found, afterRestart, recoveredMs, ...(await compare(server, writer)) };
  } finally {
    await server.kill();
    holder.kill();
    rmSync(disk, { recursive: true });
  }
}

/** Fills every block that is free. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (const size of [1 << 20, 1 << 12]) {
      const block = Buffer.alloc(size, 1);
      try {
        while (writeSync(handle, block) === size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(handle);
  }
}

const SIGN_IN_EVERY_MS = 100;

async function useWhileFull(
  server: RunningServer,
  writer: Writer,
  fullMs: number,
): Promise<Pick<DiskFullRun, 'reads' | 'refusedWith' | 'signIns' | 'accountCallsRefusedWith'>> {
  const reads = { asked: 0, served: 0 };
  const signIns = { asked: 0, served: 0 };
  const refusedWith = new Set<string>();
  const accountCallsRefusedWith = new Set<string>();
  let nextSignIn = 0;
  const until = performance.now() + fullMs;
  // On a busy machine the disk may be full only after that time: account calls are still made then.
  while (performance.now() < until || accountCallsRefusedWith.size === 0) {
    const status = await writer.write(server);
    if (status !== 200) refusedWith.add(String(status));
    reads.asked += 1;
    if ((await read(server, writer, 1)).status === 200) reads.served += 1;
    // The room held back is for people, ten a second at most, not for whoever tries as fast as it goes.
    if (performance.now() < nextSignIn) continue;
    nextSignIn = performance.now() + SIGN_IN_EVERY_MS;
    signIns.asked += 1;
    if (await signIn(server)) signIns.served += 1;
    if (refusedWith.size === 0) continue;
    for (const [call, body] of MAY_WAIT) {
      accountCallsRefusedWith.add(String((await callAccounts(server, call, body)).status));
    }
  }
  return {
    reads,
    refusedWith: [...refusedWith],
    signIns,
    accountCallsRefusedWith: [...accountCallsRefusedWith],
  };
}

const read = (server: RunningServer, writer: Writer, pair: number): Promise<Response> => {
  const root = `projects/${server.projectId}/databases/(default)/documents`;
  return writer.post(server, `v1/${root}:batchGet`, {
    documents: [`${root}/${writer.path(pair, 'a')}`],
  });
};

const MAIL = 'full@example.org';

/** Calls that take room and can be made another time. */
const MAY_WAIT: readonly (readonly [string, object])[] = [
  ['signUp', { email: 'late@example.org', password: PASSWORD }],
  ['sendOobCode', { requestType: 'PASSWORD_RESET', email: MAIL }],
];

async function callAccounts(server: RunningServer, call: string, body: object): Promise<Response> {
  const answer = await fetch(`${server.url}/v1/accounts:${call}?key=${server.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer;
}

const signIn = async (server: RunningServer): Promise<boolean> =>
  (await callAccounts(server, 'signInWithPassword', { email: MAIL, password: PASSWORD })).ok;

async function untilStored(server: RunningServer, writer: Writer): Promise<number> {
  const since = performance.now();
  while (performance.now() - since < LONGEST_RECOVERY_MS) {
    if ((await writer.write(server)) === 200) return performance.now() - since;
    await pause(50);
  }
  return Infinity;
}

/** Asks the server for every pair it has answered for. */
async function compare(
  server: RunningServer,
  writer: Writer,
): Promise<Pick<DiskFullRun, 'acknowledged' | 'lost'>> {
  let lost = 0;
  for (const [pair, value] of writer.acknowledged) {
    const body = await (await read(server, writer, pair)).text();
    const stored = Number(/"integerValue":"(\d+)"/.exec(body)?.[1] ?? 0);
    if (stored < value) lost += 1;
  }
  return { acknowledged: writer.acknowledged.size, lost };
}
