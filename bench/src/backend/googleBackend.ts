import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  findEmulatorJar,
  PROJECT_ID,
  startFirestoreEmulator,
} from '../../../conformance/startFirestoreEmulator.ts';
import { freePort } from '../../../conformance/freePort.ts';
import type { Backend } from './Backend.ts';

const RULES = resolve(import.meta.dirname, '../../../firestore.rules');
const LONGEST_START_MS = 60_000;

/** The command of `firebase-tools`, where it is installed; it brings Google's Auth emulator. */
function findFirebaseTools(): string | null {
  const named = process.env['FIREBASE_TOOLS'];
  const places = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((place) => join(place, 'firebase'));
  return (
    [...(named === undefined ? [] : [named]), ...places].find((place) => existsSync(place)) ?? null
  );
}

/** Google's Auth and Firestore emulators; a text that says what is missing where they are not installed. */
export async function googleBackend(): Promise<Backend | string> {
  const jar = findEmulatorJar();
  if (jar === null) return 'Google’s Firestore emulator is not installed';
  const command = findFirebaseTools();
  if (command === null) return 'firebase-tools, which brings the Auth emulator, is not installed';
  const auth = await startAuthEmulator(command);
  const firestore = await startFirestoreEmulator(jar);
  const content = await readFile(RULES, 'utf8');
  const loaded = await fetch(
    `${firestore.origin}/emulator/v1/projects/${PROJECT_ID}:securityRules`,
    {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  );
  if (!loaded.ok) throw new Error(`the emulator refused the rules: ${await loaded.text()}`);
  return {
    name: 'Google’s emulators',
    identityOrigin: auth.origin,
    identityPath: '/identitytoolkit.googleapis.com/v1',
    tokenPath: '/securetoken.googleapis.com/v1',
    documentsOrigin: firestore.origin,
    apiKey: 'bench',
    projectId: PROJECT_ID,
    processIds: { identity: [auth.processId], documents: [firestore.processId] },
    stop: async () => {
      await Promise.all([auth.stop(), firestore.stop()]);
    },
  };
}

async function startAuthEmulator(command: string) {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'auth-emulator-'));
  const ports = { auth: { port, host: '127.0.0.1' }, ui: { enabled: false } };
  const others = { hub: { port: await freePort() }, logging: { port: await freePort() } };
  await writeFile(
    join(folder, 'firebase.json'),
    JSON.stringify({ emulators: { ...ports, ...others, singleProjectMode: false } }),
  );
  const emulator = spawn(
    process.execPath,
    [command, 'emulators:start', '--only', 'auth', '--project', PROJECT_ID],
    {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1' },
    },
  );
  const ended = new Promise<void>((done) => emulator.once('exit', () => done()));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    emulator.kill('SIGINT');
    await Promise.race([ended, pause(5000)]);
    emulator.kill('SIGKILL');
    await rm(folder, { recursive: true });
  };
  const deadline = Date.now() + LONGEST_START_MS;
  while (Date.now() < deadline) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return { origin, processId: emulator.pid ?? 0, stop };
    await pause(300);
  }
  await stop();
  throw new Error('the Auth emulator does not answer');
}
