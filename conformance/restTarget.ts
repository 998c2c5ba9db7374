import { startTestServer } from '../apps/server/src/testing/startTestServer.ts';
import { EmulatorClient } from './EmulatorClient.ts';
import { findEmulatorJar, PROJECT_ID, startFirestoreEmulator } from './startFirestoreEmulator.ts';

/** A document server whose rules let everybody do everything. */
export interface RestTarget {
  readonly origin: string;
  readonly projectId: string;
  readonly stop: () => Promise<void>;
}

async function startOurs(): Promise<RestTarget> {
  const server = await startTestServer({}, { authorize: () => () => true });
  return { origin: server.url, projectId: server.documents.projectId, stop: () => server.stop() };
}

const OPEN = `rules_version = '2';
service cloud.firestore { match /{all=**} { allow read, write; } }`;

async function startTheirs(jar: string): Promise<RestTarget> {
  const emulator = await startFirestoreEmulator(jar);
  await new EmulatorClient(emulator.origin).load(OPEN);
  return { ...emulator, projectId: PROJECT_ID };
}

export interface RestTargetKind {
  readonly name: string;
  readonly isEmulator: boolean;
  readonly start: () => Promise<RestTarget>;
}

/** Our server, and Google's emulator where it is installed; where not, that is said. */
export function restTargets(suite: string): readonly RestTargetKind[] {
  const ours = { name: 'our server', isEmulator: false, start: startOurs };
  const jar = findEmulatorJar();
  if (jar !== null) {
    return [ours, { name: "Google's emulator", isEmulator: true, start: () => startTheirs(jar) }];
  }
  console.log(
    `${suite}: ours alone, Google's Firestore emulator is not installed (FIRESTORE_EMULATOR_JAR names it) or is left to npm run prove`,
  );
  return [ours];
}
