import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type Control } from './startServer.ts';
import { Writer } from './Writer.ts';

/** Accounts that write at the same time. */
export const TRACED_WRITERS = ['one', 'two', 'three', 'four'] as const;

export interface TraceRun {
  readonly answers: number;
  readonly syncs: number;
  /** Answers that left while something written to the log was not on disk. */
  readonly early: number;
}

/** Whether the tracer is here, may trace, and can make calls fail. */
export const hasStrace = (): boolean =>
  spawnSync('strace', ['-o', '/dev/null', '-e', 'inject=fdatasync:error=EIO', 'true']).status === 0;

const CALLS = 'trace=pwrite64,fdatasync,fsync,write,writev,sendto';

/**
 * D2: what a power cut would find. Follows the system calls of the thread that writes and answers, and
 * counts answers that went out before everything written to the log had been synced.
 */
export async function traceRun(commits: number, control?: Control): Promise<TraceRun> {
  const folder = mkdtempSync(join(tmpdir(), 'mix-trace-'));
  const trace = join(folder, 'trace');
  try {
    const server = await startServer({
      dataDirectory: join(folder, 'data'),
      control,
      // Without -f only the main thread is followed, which is the one that commits and answers.
      wrapper: ['strace', '-q', '-y', '-s', '16', '-o', trace, '-e', CALLS],
    });
    const writers = await Promise.all(TRACED_WRITERS.map((name) => Writer.signUp(server, name)));
    const each = Math.ceil(commits / writers.length);
    await Promise.all(
      writers.map(async (writer) => {
        for (let n = 0; n < each; n += 1) await writer.write(server);
      }),
    );
    const ended = new Promise((done) => server.process.once('exit', done));
    signalTraced(server.process.pid, 'SIGTERM');
    await ended;
    return judge(readFileSync(trace, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Signals the server under a tracer, which hands none on. One that is gone is left alone: its number
 * would read as 0, which is everything started with us.
 */
export function signalTraced(tracerPid: number | undefined, signal: NodeJS.Signals): void {
  if (tracerPid === undefined) return;
  const children = `/proc/${tracerPid}/task/${tracerPid}/children`;
  const [traced = ''] = existsSync(children) ? readFileSync(children, 'utf8').split(' ') : [];
  if (traced !== '') process.kill(Number(traced), signal);
}

function judge(trace: string): TraceRun {
  let isDirty = false;
  let [answers, syncs, early] = [0, 0, 0];
  for (const line of trace.split('\n')) {
    const isLog = line.includes('mix.sqlite-wal>');
    if (isLog && line.startsWith('pwrite64(')) isDirty = true;
    else if (isLog && /^f(?:data)?sync\(.* = 0$/.test(line)) {
      isDirty = false;
      syncs += 1;
    } else if (line.includes('HTTP/1.1 200 OK')) {
      answers += 1;
      if (isDirty) early += 1;
    }
  }
  return { answers, syncs, early };
}
