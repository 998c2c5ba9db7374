import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkStored, type Findings } from './checkStored.ts';
import { startServer, type RunningServer } from './startServer.ts';
import { signalTraced } from './traceRun.ts';
import { Writer } from './Writer.ts';

export interface FaultRun extends Findings {
  readonly faults: number;
  /** Servers that met the fault before they were ready, and said so instead of starting. */
  readonly notStarted: number;
  /** Servers that ended themselves, because their database could not be trusted any more. */
  readonly ended: number;
  readonly refusals: number;
  /** Every HTTP status other than 200. */
  readonly refusedWith: readonly number[];
  /** Writes that a running server had not answered after ten seconds. */
  readonly hung: number;
  /** Servers that neither wrote again after the fault nor ended, or did not write when started again. */
  readonly stuck: number;
  /** Milliseconds from the start of the next process to its address, after each fault. */
  readonly readyMs: readonly number[];
  /**
   * Milliseconds that a server takes over an empty folder, beside each of `readyMs`: a busy machine
   * takes longer for both.
   */
  readonly controlMs: readonly number[];
}

const WRITERS = ['one', 'two', 'three', 'four'] as const;
/** Calls on the database and its log, and the error that one of them gets. */
const FAULTS = [
  ['fdatasync', 'EIO'],
  ['pwrite64', 'EIO'],
  ['pwrite64', 'ENOSPC'],
  ['pread64', 'EIO'],
  ['ftruncate', 'EIO'],
] as const;
export const FAULT_KINDS = FAULTS.length;
const LOAD_MS = 400;

type Fault = (typeof FAULTS)[number];

/** Starts the server so that its n-th such call fails; null when it did not start. */
async function startFailing(
  dataDirectory: string,
  [call, error]: Fault,
  nth: number,
): Promise<RunningServer | null> {
  const database = join(dataDirectory, 'mix.sqlite');
  const files = [database, `${database}-wal`].flatMap((file) => ['-P', file]);
  const calls = [`trace=${call}`, `inject=${call}:error=${error}:when=${nth}`];
  return startServer({
    dataDirectory,
    wrapper: ['strace', '-qq', '-o', '/dev/null', ...files, ...calls.flatMap((one) => ['-e', one])],
    quiet: true,
  }).catch(() => null);
}

/**
 * What becomes of a server after its fault, in the time a full disk may take to be trusted again.
 */
async function afterFault(
  server: RunningServer,
  write: () => Promise<number | null>,
): Promise<'writes' | 'ended' | 'stuck'> {
  const untilMs = performance.now() + 10_000;
  while (performance.now() < untilMs) {
    if ((await write()) === 200) return 'writes';
    if (server.process.exitCode !== null) return 'ended';
    await pause(100);
  }
  return 'stuck';
}

async function endTraced({ process: tracer }: RunningServer): Promise<void> {
  if (tracer.exitCode !== null) return;
  const gone = new Promise((done) => tracer.once('exit', done));
  signalTraced(tracer.pid, 'SIGKILL');
  await gone;
}

/** Milliseconds until a server over an empty folder is ready. */
async function startOfEmpty(): Promise<number> {
  const empty = mkdtempSync(join(tmpdir(), 'mix-empty-'));
  try {
    const startedMs = performance.now();
    const server = await startServer({ dataDirectory: empty });
    const readyMs = performance.now() - startedMs;
    await server.kill();
    return readyMs;
  } finally {
    rmSync(empty, { recursive: true });
  }
}

/**
 * D3: one call on the database or its log fails, the n-th of its kind, while four accounts write. Then
 * the power goes; what is on disk is held against what was answered, and the next start has to work.
 * @param rounds how many places each kind of fault is tried at
 */
export async function faultRun(rounds: number): Promise<FaultRun> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'mix-fault-'));
  let [faults, notStarted, ended, hung, stuck] = [0, 0, 0, 0, 0];
  const refusedWith = new Set<number>();
  const readyMs: number[] = [];
  const controlMs: number[] = [];
  let emptyMs = await startOfEmpty();
  let found: Findings = { acknowledged: 0, lost: 0, torn: 0, integrity: 'ok' };
  try {
    const first = await startServer({ dataDirectory });
    const writers = await Promise.all(WRITERS.map((name) => Writer.signUp(first, name)));
    const prober = await Writer.signUp(first, 'prober');
    await first.kill();

    const write = async (server: RunningServer, writer: Writer): Promise<number | null> => {
      const status = await writer.write(server);
      if (status !== null && status !== 200) refusedWith.add(status);
      return status;
    };
    const writeOn = async (server: RunningServer, writer: Writer): Promise<void> => {
      const untilMs = performance.now() + LOAD_MS;
      while (performance.now() < untilMs) {
        if ((await write(server, writer)) !== null) continue;
        if (server.process.exitCode === null && performance.now() > untilMs + 9_000) hung += 1;
        return;
      }
    };
    const tries = Array.from({ length: rounds }, (_, round) =>
      FAULTS.map((fault) => ({ fault, nth: 5 * (round + 1) })),
    ).flat();
    for (const { fault, nth } of tries) {
      faults += 1;
      const failing = await startFailing(dataDirectory, fault, nth);
      if (failing === null) notStarted += 1;
      else {
        await Promise.all(writers.map((writer) => writeOn(failing, writer)));
        const outcome = await afterFault(failing, () => write(failing, prober));
        if (outcome === 'ended') ended += 1;
        if (outcome === 'stuck') stuck += 1;
        await endTraced(failing);
      }
      const startedMs = performance.now();
      const next = await startServer({ dataDirectory });
      readyMs.push(performance.now() - startedMs);
      if ((await write(next, prober)) !== 200) stuck += 1;
      await next.kill();
      if (faults % 10 === 0) emptyMs = await startOfEmpty();
      controlMs.push(emptyMs);
      found = checkStored(dataDirectory, [...writers, prober]);
      // A later write of the same pair would hide the finding.
      if (found.lost > 0 || found.torn > 0 || found.integrity !== 'ok') break;
    }
    const refusals = writers.reduce((sum, writer) => sum + writer.refusals, 0);
    return {
      ...found,
      ...{ faults, notStarted, ended, refusals, refusedWith: [...refusedWith], hung, stuck },
      readyMs,
      controlMs,
    };
  } finally {
    rmSync(dataDirectory, { recursive: true });
  }
}
