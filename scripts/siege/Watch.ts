import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { RunningServer } from '../durability/startServer.ts';
import { Writer } from '../durability/Writer.ts';

/** What was seen of a server while it was attacked. */
export interface Seen {
  /** MB of memory, each tenth of a second. */
  readonly rssMb: readonly number[];
  /** Milliseconds to each answer of /healthz; Infinity where none came. */
  readonly healthMs: readonly number[];
  /** Work of the answering thread until then, ms: the one figure of its own on a busy machine. */
  readonly healthWorkMs: readonly number[];
  /**
   * The time to the answer without the time in which the thread that answers, or the one that asks,
   * was ready but others on this machine had all processors; waits for the disk are in it.
   */
  readonly healthAloneMs: readonly number[];
  /** What an honest user was answered: status to how often. */
  readonly honest: Readonly<Record<string, number>>;
  readonly honestMs: readonly number[];
}

interface Watched {
  readonly server: Omit<RunningServer, 'process' | 'kill'>;
  readonly pid: number;
}

const EVERY_MS = 100;

const rssOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/**
 * Times of a thread, ms: how long it worked, and how long it was ready without a processor. The
 * kernel counts ns.
 */
function timesOf(thread: string) {
  const [workNs = 0, waitNs = 0] = readFileSync(`/proc/${thread}/schedstat`, 'utf8')
    .split(' ')
    .map(Number);
  return { workMs: workNs / 1e6, waitMs: waitNs / 1e6 };
}

/** Watches from a thread of its own: what keeps the attacker busy must not count against the server. */
export class Watch {
  readonly #worker: Worker;

  constructor(server: RunningServer) {
    const { url, projectId, apiKey, process: child } = server;
    const watched: Watched = { server: { url, projectId, apiKey }, pid: child.pid ?? 0 };
    this.#worker = new Worker(new URL(import.meta.url), { workerData: watched });
  }

  /** Until an honest user has been let in. */
  ready(): Promise<void> {
    return new Promise((resolve) => this.#worker.once('message', () => resolve()));
  }

  async end(): Promise<Seen> {
    const seen = new Promise<Seen>((resolve, reject) => {
      this.#worker.once('message', resolve);
      this.#worker.once('error', reject);
    });
    this.#worker.postMessage('end');
    return seen;
  }
}

async function watch({ server, pid }: Watched): Promise<void> {
  const running = server as RunningServer;
  const rssMb: number[] = [];
  const healthMs: number[] = [];
  const healthWorkMs: number[] = [];
  const healthAloneMs: number[] = [];
  const answering = `${pid}/task/${pid}`;
  const asking = 'thread-self';
  const honestMs: number[] = [];
  const honest: Record<string, number> = {};
  let isOver = false;
  parentPort?.once('message', () => (isOver = true));
  const writer = await Writer.signUp(running, 'honest');
  parentPort?.postMessage('ready');
  const each = async (work: () => Promise<void> | void): Promise<void> => {
    while (!isOver) {
      await work();
      await pause(EVERY_MS);
    }
  };
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const started = performance.now();
    return (await work()) === null ? Infinity : performance.now() - started;
  };
  const askHealth = (): Promise<Response | null> =>
    fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(10_000) })
      .then(async (answer) => (await answer.text(), answer.ok ? answer : null))
      .catch(() => null);
  await Promise.all([
    each(() => void rssMb.push(pid === 0 ? 0 : rssOf(pid))),
    each(async () => {
      const [answers, asks] = [timesOf(answering), timesOf(asking)];
      const ms = await timed(askHealth);
      healthMs.push(ms);
      const { workMs, waitMs } = timesOf(answering);
      const waitedMs = waitMs - answers.waitMs + timesOf(asking).waitMs - asks.waitMs;
      const worked = workMs - answers.workMs;
      healthWorkMs.push(worked);
      // Both threads may have waited at the same time.
      healthAloneMs.push(Math.max(worked, ms - waitedMs));
    }),
    each(async () => {
      const took = await timed(async () => {
        const status = String(await writer.write(running));
        honest[status] = (honest[status] ?? 0) + 1;
      });
      honestMs.push(took);
    }),
  ]);
  const seen: Seen = { rssMb, healthMs, healthWorkMs, healthAloneMs, honest, honestMs };
  parentPort?.postMessage(seen);
  parentPort?.close();
}

if (!isMainThread) await watch(workerData as Watched);
