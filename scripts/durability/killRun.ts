import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkStored, type Findings } from './checkStored.ts';
import { startServer, type Control } from './startServer.ts';
import { Writer } from './Writer.ts';

export interface KillRun extends Findings {
  readonly kills: number;
  /** Milliseconds from the start of the process to its address, after each kill. */
  readonly readyMs: readonly number[];
}

const WRITERS = 8;
/** A kill before a server has answered anything shows nothing. */
const ANSWERS_BEFORE_KILL = 2;
/** Past this a server that runs and answers no write has failed, however busy the machine is. */
const LONGEST_WAIT_MS = 60_000;
const LOAD_MS = { least: 30, most: 300 };

/** Small, seeded, and good enough to spread kills over time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @throws Error where none of them is answered in time */
async function untilAnswered(writers: readonly Writer[]): Promise<void> {
  const answers = (): number => writers.reduce((sum, writer) => sum + writer.answers, 0);
  const enough = answers() + ANSWERS_BEFORE_KILL;
  const untilMs = performance.now() + LONGEST_WAIT_MS;
  while (answers() < enough) {
    if (performance.now() > untilMs) throw new Error('the server runs, and answers no write');
    await pause(5);
  }
}

/**
 * D1: kills the server again and again while eight accounts write, and after each kill holds what is
 * on disk against what was answered.
 * @param until told the findings so far; true ends the run.
 */
export async function killRun(
  kills: number,
  seed: number,
  options: {
    readonly control?: Control;
    readonly until?: (soFar: Findings, kill: number) => boolean;
  } = {},
): Promise<KillRun> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'mix-kill-'));
  const random = randomFrom(seed);
  const readyMs: number[] = [];
  const writers: Writer[] = [];
  let found: Findings = { acknowledged: 0, lost: 0, torn: 0, integrity: 'ok' };
  let killed = 0;
  try {
    while (killed < kills) {
      const started = performance.now();
      const server = await startServer({ dataDirectory, control: options.control });
      readyMs.push(performance.now() - started);
      if (writers.length === 0) {
        for (let n = 0; n < WRITERS; n += 1) {
          writers.push(await Writer.signUp(server, `writer${n}`));
        }
        // A planted fault may keep the accounts themselves back; they are not what is counted.
        await pause(200);
      }
      const writing = Promise.all(writers.map((writer) => writer.writeOn(server)));
      try {
        await untilAnswered(writers);
        await pause(LOAD_MS.least + random() * (LOAD_MS.most - LOAD_MS.least));
      } finally {
        await server.kill();
        await writing;
      }
      killed += 1;
      found = checkStored(dataDirectory, writers);
      if (options.until?.(found, killed)) break;
    }
    return { ...found, kills: killed, readyMs };
  } finally {
    rmSync(dataDirectory, { recursive: true });
  }
}
