import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort.ts';

const JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
const INSTALL_FOLDERS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/snap/google-cloud-sdk/current',
  join(homedir(), 'google-cloud-sdk'),
  '/opt/homebrew/share/google-cloud-sdk',
];
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const LONGEST_START_MS = 120_000;

export const PROJECT_ID = 'demo-rules';

export interface FirestoreEmulator {
  readonly origin: string;
  readonly processId: number;
  readonly stop: () => Promise<void>;
}

/** Where Google's Firestore emulator is installed; null where it is not, and in the gate, which asks our own side alone. */
export function findEmulatorJar(): string | null {
  if (process.env['MIX_SAMPLE'] === 'true') return null;
  const named = process.env['FIRESTORE_EMULATOR_JAR'];
  const places = named === undefined ? INSTALL_FOLDERS.map((folder) => join(folder, JAR)) : [named];
  return places.find((place) => existsSync(place)) ?? null;
}

/**
 * Starts the emulator on a free port and waits until it answers.
 * @throws Error when Java is missing or it does not answer in time.
 */
export async function startFirestoreEmulator(jar: string): Promise<FirestoreEmulator> {
  const port = await freePort();
  const rules = join(mkdtempSync(join(tmpdir(), 'rules-')), 'deny.rules');
  writeFileSync(
    rules,
    "rules_version = '2';\nservice cloud.firestore { match /{all=**} { allow read: if false; } }\n",
  );
  const java = spawn(
    'java',
    [
      // It lives for seconds: what takes long to compile well is not worth it.
      ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'],
      '-cp',
      jar,
      MAIN_CLASS,
      '--host=127.0.0.1',
      `--port=${port}`,
      `--rules=${rules}`,
      `--project_id=${PROJECT_ID}`,
    ],
    { stdio: 'ignore' },
  );
  const ended = Promise.withResolvers<never>();
  java.once('error', ended.reject);
  const exited = new Promise<void>((resolve) => java.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + LONGEST_START_MS;
  const answers = async (): Promise<void> => {
    while (Date.now() < deadline) {
      if (
        await fetch(origin).then(
          () => true,
          () => false,
        )
      )
        return;
      await pause(200);
    }
    throw new Error('the Firestore emulator does not answer');
  };
  const stop = async (): Promise<void> => {
    java.kill('SIGKILL');
    await exited;
  };
  try {
    await Promise.race([answers(), ended.promise]);
  } catch (cause) {
    java.kill('SIGKILL');
    throw cause;
  }
  return { origin, processId: java.pid ?? 0, stop };
}
