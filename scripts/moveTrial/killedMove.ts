import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../project.mjs';

const MOVE = inRoot('apps/server/src/move.ts');
const LOOKED_EVERY_MS = 5;

export interface KilledMove {
  readonly args: readonly string[];
  readonly dataDirectory: string;
  readonly env: Readonly<Record<string, string>>;
  readonly kills: number;
  /** How many batches, or pages, the documents make at least. */
  readonly batches: number;
  /** 0 up to, and without, 1. */
  readonly random: () => number;
}

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly words: () => string;
}

function start({ args, dataDirectory, env }: KilledMove): Run {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [MOVE, ...args], {
    env: { PATH, DATA_DIR: dataDirectory, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  child.stdout.on('data', (chunk: Buffer) => (words += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  return { child, ended, words: () => words };
}

const linesIn = (file: string): number =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;

/**
 * Runs a move that is killed (SIGKILL) again and again: after some more batches, the last two times while
 * both sides are compared; then to its end.
 * @returns what the last run printed
 * @throws Error when a run ended before it was killed, or the last one did not end well.
 */
export async function killedMove(trial: KilledMove): Promise<string> {
  const journal = join(trial.dataDirectory, 'move.jsonl');
  const { kills, batches, random } = trial;
  for (let kill = 0; kill < kills; kill += 1) {
    const run = start(trial);
    const isComparing = kills > 2 && kill >= kills - 2;
    const lines = linesIn(journal) + Math.floor((random() * batches) / kills);
    const isTime = (): boolean =>
      run.words().includes('Comparing') || (!isComparing && linesIn(journal) > lines);
    while (run.child.exitCode === null && !isTime()) await pause(LOOKED_EVERY_MS);
    await pause(random() * (isComparing ? 1000 : 30));
    if (run.child.exitCode !== null) {
      throw new Error(`Run ${kill + 1} ended before it was killed:\n${run.words()}`);
    }
    run.child.kill('SIGKILL');
    await run.ended;
    process.stderr.write(
      `  killed ${isComparing ? 'while comparing' : `after line ${linesIn(journal)} of the journal`}\n`,
    );
  }
  const last = start(trial);
  const code = await last.ended;
  if (code !== 0) throw new Error(`The last run ended with ${String(code)}:\n${last.words()}`);
  return last.words();
}
