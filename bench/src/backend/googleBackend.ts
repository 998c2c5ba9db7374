import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unsignedToken } from '../../../conformance/EmulatorClient.ts';
import {
  findEmulatorJar,
  PROJECT_ID,
  startFirestoreEmulator,
  type FirestoreEmulator,
} from '../../../conformance/startFirestoreEmulator.ts';
import { freePort } from '../../../conformance/freePort.ts';
import type { Backend, SignedIn } from './Backend.ts';
import { signUp } from './signUp.ts';

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

/** Which half of a backend is measured. */
export type Service = 'identity' | 'documents';

async function startDocuments(jar: string): Promise<FirestoreEmulator> {
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
  return firestore;
}

/** An account that nobody made: the emulator of documents takes any token at its word. */
function unmade(email: string): SignedIn {
  const uid = email.replace(/\W/g, '-');
  const idToken = unsignedToken(uid, new Map());
  return { uid, email, password: '', idToken, refreshToken: '' };
}

type Running = Awaited<ReturnType<typeof startAuthEmulator>> | FirestoreEmulator | null;

const processOf = (one: Running): readonly number[] => (one === null ? [] : [one.processId]);

/**
 * Google's emulators, as far as a half needs them: documents do without the Auth emulator, accounts
 * without that of Firestore. Where a program is not installed, the result is a text that names it.
 */
export async function googleBackend(service: Service): Promise<Backend | string> {
  const jar = findEmulatorJar();
  if (service === 'documents' && jar === null)
    return 'Google’s Firestore emulator is not installed';
  const command = findFirebaseTools();
  if (service === 'identity' && command === null)
    return 'firebase-tools, which brings the Auth emulator, is not installed';
  const auth = command === null ? null : await startAuthEmulator(command);
  const firestore = service === 'identity' || jar === null ? null : await startDocuments(jar);
  const backend: Backend = {
    name: 'Google’s emulators',
    identityOrigin: auth?.origin ?? '',
    identityPath: '/identitytoolkit.googleapis.com/v1',
    tokenPath: '/securetoken.googleapis.com/v1',
    documentsOrigin: firestore?.origin ?? '',
    apiKey: 'bench',
    projectId: PROJECT_ID,
    processIds: { identity: processOf(auth), documents: processOf(firestore) },
    account: (email) => (auth === null ? Promise.resolve(unmade(email)) : signUp(backend, email)),
    stop: async () => {
      await Promise.all([auth?.stop(), firestore?.stop()]);
    },
  };
  return backend;
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
