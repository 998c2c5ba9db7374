import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SERVER = resolve(import.meta.dirname, '../../apps/server/src/main.ts');

export interface ServedSite {
  readonly origin: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startMs: number;
  readonly processId: number;
  readonly stop: () => Promise<void>;
}

export interface ServeOptions {
  /** Other settings than the usual ones. */
  readonly env?: Readonly<Record<string, string>>;
  /** For Node itself. */
  readonly nodeArguments?: readonly string[];
  /** A data folder that is there already, and stays; a fresh one unless given. */
  readonly dataDirectory?: string;
}

/** Starts the real server on a free port, over a fresh database unless told otherwise. */
export async function serveSite(options: ServeOptions = {}): Promise<ServedSite> {
  const { env = {}, nodeArguments = [] } = options;
  const dataDirectory = options.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'mix-bench-')));
  const started = performance.now();
  const server = spawn(process.execPath, [...nodeArguments, SERVER], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDirectory, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of server.stdout) {
    said += String(chunk);
    const origin = /https?:\/\/[^\s/]+/.exec(said)?.[0];
    if (origin === undefined) continue;
    const answer = await fetch(`${origin}/healthz`);
    if (!answer.ok) throw new Error(`the server is not healthy: ${answer.status}`);
    const startMs = performance.now() - started;
    const stop = async (): Promise<void> => {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
      if (options.dataDirectory === undefined) await rm(dataDirectory, { recursive: true });
    };
    server.stdout.resume();
    return { origin, startMs, processId: server.pid ?? 0, stop };
  }
  throw new Error(`the server ended without an address: ${said}`);
}
