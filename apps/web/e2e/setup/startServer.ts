import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { productName } from './productName.ts';

const serverMain = resolve(import.meta.dirname, '../../../server/src/main.ts');

/** Code that runs before the server, in its process, and sets its clock ahead. */
const clockAhead = (ms: number): string =>
  `data:text/javascript,${encodeURIComponent(`
    const { now } = Date;
    const ahead = () => now() + ${ms};
    globalThis.Date = class extends Date {
      constructor(...parts) {
        if (parts.length === 0) super(ahead());
        else super(...parts);
      }
      static now = ahead;
    };`)}`;

export interface StartedServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface ServerPlace {
  readonly dataDirectory: string;
  /** 0 takes any free port. */
  readonly port?: number;
  readonly aheadMs?: number;
  readonly name?: string;
  /** Whether somebody may try, register and ask for letters only so often from one address. */
  readonly hasLimits?: boolean;
  /** The weather service for pages; none by default, so that no test leaves this machine. */
  readonly weatherUrl?: string;
}

/** Starts the real server over a folder of data. */
export async function startServer(place: ServerPlace): Promise<StartedServer> {
  const { dataDirectory, port = 0, aheadMs = 0, weatherUrl = 'off', name = productName } = place;
  const { hasLimits = true } = place;
  const early = aheadMs === 0 ? [] : ['--import', clockAhead(aheadMs)];
  const server = spawn(process.execPath, [...early, serverMain], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDirectory,
      PRODUCT_NAME: name,
      LOG_LEVEL: 'error',
      WEATHER_URL: weatherUrl,
      RATE_LIMITS: hasLimits ? 'on' : 'off',
      // The setting of docs/deploy.md for a server on the internet.
      PASSWORD_MIN_LENGTH: '8',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(server.stdout);
  return {
    url,
    stop: async () => {
      if (server.exitCode !== null) return;
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** The server's address, which it prints once it listens. */
async function addressOf(output: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += chunk.toString();
    const address = /https?:\/\/\S+/.exec(text)?.[0];
    if (address !== undefined) return address.replace(/\/$/, '');
  }
  throw new Error(`the server ended without an address: ${text}`);
}
