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

/** Starts the real server on a free port over a fresh database. */
export async function serveSite(): Promise<ServedSite> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'mix-bench-'));
  const started = performance.now();
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDirectory, LOG_LEVEL: 'error' },
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
      await rm(dataDirectory, { recursive: true });
    };
    server.stdout.resume();
    return { origin, startMs, processId: server.pid ?? 0, stop };
  }
  throw new Error(`the server ended without an address: ${said}`);
}
