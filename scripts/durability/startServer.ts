import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';

const SERVER = resolve(import.meta.dirname, '../../apps/server/src/main.ts');

/** Faults planted into a server, to show that the checks would see them. */
export type Control = 'ackBeforeCommit' | 'syncNormal' | 'syncOff';

export interface RunningServer {
  readonly url: string;
  readonly projectId: string;
  readonly apiKey: string;
  readonly process: ChildProcess;
  /** Ends it without a word, as a power cut would, and waits until it is gone. */
  readonly kill: () => Promise<void>;
}

export interface ServerOptions {
  readonly dataDirectory: string;
  readonly control?: Control | undefined;
  /** Goes before `node`: a tracer, a namespace. */
  readonly wrapper?: readonly [string, ...string[]];
  /** True: what the server prints about its own end is not shown. */
  readonly quiet?: boolean;
  /** Settings other than those of a test, which has no limits and no log. */
  readonly env?: Readonly<Record<string, string>>;
  /** For Node itself. */
  readonly nodeArguments?: readonly string[];
}

/** Starts the real server as its own process. @throws Error with what it said when it does not start. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dataDirectory, control, wrapper, quiet = false, nodeArguments = [] } = options;
  const preload =
    control === undefined ? [] : ['--import', join(import.meta.dirname, 'plantFault.ts')];
  const [program, ...before] =
    wrapper === undefined ? [process.execPath] : [...wrapper, process.execPath];
  const child = spawn(program, [...before, ...nodeArguments, ...preload, SERVER], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      ...options.env,
      ...(control === undefined ? {} : { PLANTED_FAULT: control }),
    },
    stdio: ['ignore', 'pipe', quiet ? 'ignore' : 'inherit'],
  });
  const url = await addressOf(child);
  const config = (await (await fetch(`${url}/config.json`)).json()) as {
    projectId: string;
    apiKey: string;
  };
  const kill = async (): Promise<void> => {
    const gone = new Promise((done) => child.once('exit', done));
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await gone;
  };
  return { url, ...config, process: child, kill };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const url = /ready at (http:\S+)/.exec(said)?.[1];
    if (url === undefined) continue;
    child.stdout?.resume();
    return url;
  }
  throw new Error(`the server did not start: ${said}`);
}
