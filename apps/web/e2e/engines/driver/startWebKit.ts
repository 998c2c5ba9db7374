import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import process from 'node:process';
import { type EngineTab, LONGEST_WAIT_MS, PHONE, type RunningEngine } from './Engine.ts';
import { inJson, outOfJson } from './inJson.ts';

/** Paths of the programs of Debian's webkit2gtk-driver and xvfb. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** WebDriver's name for the key under which an element is handed out. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A port that is free now: the driver takes no 0. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Commands of WebDriver: https://w3c.github.io/webdriver/ */
type Send = <Result>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Result>;

const connect =
  (origin: string): Send =>
  async <Result>(method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(2 * LONGEST_WAIT_MS),
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = (await answer.json()) as { value: Result & { readonly message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.message ?? answer.status}`);
    return value;
  };

/** Switches to a window before each command: a WebDriver session talks to one window at a time. */
type InWindow = <Result>(handle: string, task: () => Promise<Result>) => Promise<Result>;

function windowsOf(send: Send): InWindow {
  let before: Promise<unknown> = Promise.resolve();
  let current = '';
  return (handle, task) => {
    const mine = before.then(async () => {
      if (current !== handle) await send('POST', '/window', { handle });
      current = handle;
      return task();
    });
    before = mine.catch(() => {
      current = '';
    });
    return mine;
  };
}

function tabOf(send: Send, inWindow: InWindow, handle: string): EngineTab {
  const here = <Result>(path: string, body: object = {}) =>
    inWindow(handle, () => send<Result>('POST', path, body));
  return {
    run: async (body) => {
      const script = `const done = arguments[0]; ${inJson(body)}.then(done)`;
      return outOfJson(await here<string>('/execute/async', { script, args: [] }));
    },
    goto: (url) => here('/url', { url }),
    reload: () => here('/refresh'),
    back: () => here('/back'),
    perform: (source) => here('/actions', { actions: [source] }),
    setFiles: (selector, paths) =>
      inWindow(handle, async () => {
        const found = await send<{ [ELEMENT]: string }>('POST', '/element', {
          using: 'css selector',
          value: selector,
        });
        await send('POST', `/element/${found[ELEMENT]}/value`, { text: paths.join('\n') });
      }),
    screenshot: () =>
      inWindow(handle, async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64')),
    print: null,
    close: () => inWindow(handle, () => send('DELETE', '/window')),
  };
}

/**
 * A page that opens a window without the browser's own bars, which are wider than a phone: only a
 * page can open such a window, and only after a press.
 */
const OPENER = `data:text/html,<body style="height:90vh" onclick="open('about:blank', '_blank',
  'popup,width=${PHONE.width},height=${PHONE.height}')">`;
const PRESS = {
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: 20, y: 20 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
};

async function openWindow(send: Send, inWindow: InWindow, first: string): Promise<string> {
  const handles = () => send<readonly string[]>('GET', '/window/handles');
  const before = await handles();
  await inWindow(first, async () => {
    await send('POST', '/url', { url: OPENER });
    await send('POST', '/actions', { actions: [PRESS] });
  });
  for (const end = Date.now() + LONGEST_WAIT_MS; Date.now() < end;) {
    const opened = (await handles()).find((handle) => !before.includes(handle));
    if (opened !== undefined) return opened;
    await setTimeout(50);
  }
  throw new Error('WebKit opened no window');
}

/** A display that nobody sees, and its number. */
async function startDisplay(
  path: string,
): Promise<{ readonly display: ChildProcess; number: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const display = spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  // The pipe stays open: the server ends where it cannot write the rest of its line.
  const number = await new Promise<string>((done, fail) => {
    display.stdio[3]?.once('data', (chunk: Buffer) => {
      done(chunk.toString().trim());
    });
    display.once('exit', () => {
      fail(new Error(`${path} ended without a display`));
    });
  });
  return { display, number };
}

async function openSession(origin: string, browser: string): Promise<Send> {
  const root = connect(origin);
  for (let left = 100; left > 0; left -= 1) {
    const isUp = await root('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await setTimeout(100);
  }
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId } = await root<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const send = connect(`${origin}/session/${sessionId}`);
  await send('POST', '/timeouts', { script: LONGEST_WAIT_MS, pageLoad: 2 * LONGEST_WAIT_MS });
  return send;
}

/** Starts the browser of WebKitGTK; it stores nothing after its end. */
export async function startWebKit(programs: WebKitPrograms): Promise<RunningEngine> {
  const { display, number } = await startDisplay(programs.display);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'mix-webkit-'));
  const downloads = join(folder, 'downloads');
  await mkdir(downloads);
  // The file in which a desktop names its folder for downloads.
  await writeFile(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  // WebKitGTK writes dates for the language of its environment: the same one on every machine.
  const language = { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };
  const env = { ...process.env, ...language, DISPLAY: `:${number}`, XDG_CONFIG_HOME: folder };
  const driver = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const end = () => {
    driver.kill();
    display.kill();
  };
  const send = await openSession(`http://127.0.0.1:${port}`, programs.browser).catch(
    (error: unknown) => {
      end();
      throw error;
    },
  );
  const first = await send<string>('GET', '/window');
  const inWindow = windowsOf(send);
  return {
    pointerType: 'mouse',
    downloads,
    openTab: async () => tabOf(send, inWindow, await openWindow(send, inWindow, first)),
    close: async () => {
      await send('DELETE', '').finally(end);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
