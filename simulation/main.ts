import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { PLANTED_FAULTS, type PlantedFault } from './Faults.ts';
import { plantInText } from './plantFault.ts';
import type { Run } from './runSeed.ts';

/* Lives through many seeds, on several processors if told so; ends at the first that goes wrong. */

/** What one thread lives through at a time. */
interface Piece {
  readonly first: number;
  readonly count: number;
}

/** Long beside the start of a thread, short beside the wait for the last one. */
const PIECE = 250;

/** A million is an hour and more: so often it says how far it is. */
const PIECES_BETWEEN_WORDS = 100;

function faultOf(name: string): PlantedFault {
  const known = PLANTED_FAULTS.find((one) => one === name);
  if (known === undefined) throw new Error(`faults: ${PLANTED_FAULTS.join(', ')}`);
  return known;
}

/**
 * Loads the product, with a fault in it; the result lives through a piece and gives its first wrong
 * run.
 */
async function prepare(fault: PlantedFault | null): Promise<(piece: Piece) => Promise<Run | null>> {
  // Refusals are many, and nobody reads their stacks.
  Error.stackTraceLimit = 0;
  if (fault !== null) plantInText(fault);
  // Imported only now: a module that was loaded before would not have the fault.
  const { runSeed } = await import('./runSeed.ts');
  return async ({ first, count }) => {
    for (let seed = first; seed < first + count; seed += 1) {
      const run = await runSeed(seed, fault);
      if (run.wrong.length > 0 || count === 1) return run;
    }
    return null;
  };
}

const cut = (first: number, count: number): readonly Piece[] =>
  Array.from({ length: Math.ceil(count / PIECE) }, (_, n) => ({
    first: first + n * PIECE,
    count: Math.min(PIECE, count - n * PIECE),
  }));

interface Progress {
  readonly seeds: number;
  /** The first seed that is not yet known to be right. */
  readonly next: number;
}

/** The wrong run of the lowest seed, whichever thread meets its own first. */
async function live(
  pieces: readonly Piece[],
  fault: PlantedFault | null,
  threads: number,
  onProgress: (progress: Progress) => void,
): Promise<Run | null> {
  let next = 0;
  let livedThrough = 0;
  const underWay = new Set<Piece>();
  const wrong: Run[] = [];
  const count = (piece: Piece): void => {
    underWay.delete(piece);
    livedThrough += 1;
    const first = [...underWay, ...pieces.slice(next, next + 1)].map((one) => one.first);
    if (livedThrough % PIECES_BETWEEN_WORDS === 0 && first.length > 0) {
      onProgress({ seeds: livedThrough * PIECE, next: Math.min(...first) });
    }
  };
  const work = async (liveThrough: (piece: Piece) => Promise<Run | null>): Promise<void> => {
    for (
      let piece = pieces[next];
      piece !== undefined && wrong.length === 0;
      piece = pieces[next]
    ) {
      next += 1;
      underWay.add(piece);
      const run = await liveThrough(piece);
      if (run === null) count(piece);
      else wrong.push(run);
    }
  };
  if (threads === 1) {
    await work(await prepare(fault));
    return wrong[0] ?? null;
  }
  const workers = Array.from(
    { length: Math.min(threads, pieces.length) },
    () => new Worker(new URL(import.meta.url), { workerData: { fault } }),
  );
  const ask =
    (worker: Worker) =>
    async (piece: Piece): Promise<Run | null> => {
      worker.postMessage(piece);
      const [run] = (await once(worker, 'message')) as [Run | null];
      return run;
    };
  await Promise.all(workers.map((worker) => work(ask(worker))));
  await Promise.all(workers.map((worker) => worker.terminate()));
  return wrong.toSorted((a, b) => a.seed - b.seed)[0] ?? null;
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '1000' },
      from: { type: 'string', default: '1' },
      seed: { type: 'string' },
      fault: { type: 'string' },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const isOne = values.seed !== undefined;
  const first = Number(values.seed ?? values.from);
  const count = isOne ? 1 : Number(values.seeds);
  const threads = Number(values.threads);
  if (![first, count, threads].every(Number.isSafeInteger) || count < 1 || threads < 1) {
    throw new Error('seeds and threads are whole numbers');
  }
  const fault = values.fault === undefined ? null : faultOf(values.fault);
  return { isOne, first, count, fault, threads: count <= PIECE ? 1 : threads };
}

function tell(found: Run, hasStory: boolean): void {
  if (hasStory) process.stdout.write(`${found.story.join('\n')}\n`);
  for (const one of found.wrong.slice(0, 10)) process.stdout.write(`  ${one}\n`);
}

async function main(): Promise<void> {
  const { isOne, first, count, fault, threads } = readOptions();
  const startedMs = performance.now();
  const elapsedS = (): string => ((performance.now() - startedMs) / 1000).toFixed(1);
  const run = await live(cut(first, count), fault, threads, ({ seeds, next }) => {
    const rest = first + count - next;
    process.stderr.write(
      `${seeds} of ${count} seeds in ${elapsedS()} s; from here on: --from ${next} --seeds ${rest}\n`,
    );
  });
  const isFound = run !== null && run.wrong.length > 0;
  if (run !== null) tell(run, isOne || fault === null);
  const seconds = elapsedS();
  const lived = isFound ? run.seed - first + 1 : count;
  const missed = fault === null ? '' : `, ${fault} is NOT FOUND`;
  const end = isFound ? `seed ${run.seed} goes wrong` : `nothing is wrong${missed}`;
  process.stdout.write(`${lived} seeds from ${first} in ${seconds} s: ${end}\n`);
  process.exitCode = isFound === (fault !== null) ? 0 : 1;
}

if (isMainThread) {
  await main();
} else {
  const liveThrough = await prepare((workerData as { fault: PlantedFault | null }).fault);
  parentPort?.on('message', (piece: Piece) => {
    void liveThrough(piece).then((run) => parentPort?.postMessage(run));
  });
}
