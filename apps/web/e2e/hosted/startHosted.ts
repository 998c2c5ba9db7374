import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { productName } from '../setup/productName.ts';
import { runToEnd } from '../setup/runToEnd.ts';
import { answerAsGoogle } from './answerAsGoogle.ts';
import { buildHosted } from './buildHosted.ts';
import { startEmulator } from './startEmulator.ts';
import { startEmulators } from './startEmulators.ts';

const repository = resolve(import.meta.dirname, '../../../..');

/** Projects of this kind of name never reach Google's service. */
const PROJECT_ID = 'demo-mix';

/** The hosted product in miniature: its build, its headers, its rules, its catalogue, no account at Google. */
export async function startHosted(project: TestProject): Promise<() => Promise<void>> {
  const { FIREBASE_TOOLS: firebase = '', FIRESTORE_EMULATOR_JAR: jar = '' } = process.env;
  const folder = await mkdtemp(join(tmpdir(), 'mix-rehearsal-'));
  const configuration = await buildHosted(folder, { productName, projectId: PROJECT_ID });
  const emulators = await startEmulators(folder, PROJECT_ID, { firebase, jar });
  process.env['FIRESTORE_EMULATOR_HOST'] = new URL(emulators.documents).host;
  await runToEnd(join(repository, 'apps/cli/src/main.ts'), ['publish', '--project', PROJECT_ID]);
  const google = await answerAsGoogle(folder, emulators);
  const site = await startEmulator(configuration, 'hosting', { firebase, projectId: PROJECT_ID });
  project.provide('siteUrl', site.url);
  project.provide('chromiumArgs', google.chromiumArgs);
  project.provide('letters', {
    kind: 'emulator',
    origin: emulators.accounts,
    projectId: PROJECT_ID,
  });
  return async () => {
    await site.stop();
    await google.close();
    await emulators.stop();
    await rm(folder, { recursive: true });
  };
}
