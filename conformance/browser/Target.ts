import { compileRules } from '../../apps/server/src/rules/compileRules.ts';
import { rulesAuthorize } from '../../apps/server/src/firestore/access/rulesAuthorize.ts';
import {
  startAccountServer,
  type AccountServer,
} from '../../apps/server/src/testing/accountClient.ts';
import type { TestServerOptions } from '../../apps/server/src/testing/startTestServer.ts';
import { EmulatorClient } from '../EmulatorClient.ts';
import { findEmulatorJar, PROJECT_ID, startFirestoreEmulator } from '../startFirestoreEmulator.ts';

/** What the suites run against: our accounts always, and documents of ours or of Google's emulator. */
export interface Target {
  readonly accounts: AccountServer;
  readonly documentsUrl: string;
  readonly projectId: string;
  readonly stop: () => Promise<void>;
}

/** Every user owns what is below their name; `verified` shows that a new token has arrived. */
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid}/{below=**} {
      allow read, write: if request.auth != null && request.auth.uid == uid;
    }
    match /verified/{id} { allow read: if request.auth.token.email_verified == true; }
  }
}`;

/** The project of every test server: its random bytes are fixed. */
const OWN_PROJECT = 'mix-abababababababab';

/** Our server under the rules of these suites, on the machine's clock unless another is given. */
export const startOwnServer = (
  env: Record<string, string> = {},
  options: TestServerOptions = {},
): Promise<AccountServer> =>
  startAccountServer(env, {
    clock: Date.now,
    authorize: rulesAuthorize({
      rules: compileRules(RULES),
      projectId: OWN_PROJECT,
      onDenied: () => undefined,
    }),
    ...options,
  });

async function startOurs(): Promise<Target> {
  const accounts = await startOwnServer();
  const { url, projectId } = accounts;
  return { accounts, documentsUrl: url, projectId, stop: () => accounts.stop() };
}

async function startTheirs(jar: string): Promise<Target> {
  const [accounts, emulator] = await Promise.all([startOwnServer(), startFirestoreEmulator(jar)]);
  await new EmulatorClient(emulator.origin).load(RULES);
  return {
    accounts,
    documentsUrl: emulator.origin,
    projectId: PROJECT_ID,
    stop: async () => {
      await accounts.stop();
      await emulator.stop();
    },
  };
}

export interface TargetKind {
  readonly name: string;
  readonly isEmulator: boolean;
  readonly start: () => Promise<Target>;
}

export const ours: TargetKind = { name: 'our server', isEmulator: false, start: startOurs };

/** Google's emulator; null where it is not installed. */
export function findEmulator(): TargetKind | null {
  const jar = findEmulatorJar();
  if (jar === null) return null;
  return { name: "Google's emulator", isEmulator: true, start: () => startTheirs(jar) };
}
