import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_START_MS = 120_000;
const HOST = '127.0.0.1';

/** A port that no program listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, HOST, listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** @throws Error when a program ends, or says nothing at its address for two minutes */
export async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + LONGEST_START_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await pause(300);
  }
  throw new Error(`an emulator does not answer at ${url}`);
}

/** Asks a program to end, and ends it after ten seconds. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGINT');
  await Promise.race([ended, pause(10_000).then(() => child.kill('SIGKILL'))]);
}

/**
 * Starts one emulator of firebase-tools on a free port.
 * @param configuration the file that describes the project, where there is one; its ports are made
 * free ones
 */
export async function startEmulator(
  configuration: string,
  name: 'auth' | 'hosting',
  { firebase, projectId }: { readonly firebase: string; readonly projectId: string },
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const emulators = {
    [name]: { host: HOST, port },
    hub: { host: HOST, port: hub },
    logging: { host: HOST, port: logging },
    ui: { enabled: false },
  };
  const project = JSON.parse(await readFile(configuration, 'utf8').catch(() => '{}')) as object;
  await writeFile(configuration, JSON.stringify({ ...project, emulators }));
  const args = ['--only', name, '--project', projectId, '--config', configuration];
  const child = spawn(firebase, ['emulators:start', ...args], {
    cwd: dirname(configuration),
    stdio: 'ignore',
  });
  const url = `http://${HOST}:${port}`;
  const stop = (): Promise<void> => endProgram(child);
  try {
    await untilAnswering(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
