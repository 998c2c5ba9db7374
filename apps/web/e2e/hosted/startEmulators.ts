import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { endProgram, freePort, startEmulator, untilAnswering } from './startEmulator.ts';

const RULES = resolve(import.meta.dirname, '../../../../firestore.rules');

export interface Emulators {
  readonly accounts: string;
  readonly documents: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts Google's emulators of accounts and documents on free ports, with the project's rules.
 * @param folder for the files they leave behind
 * @param tools the programs, as scripts/rehearse.mjs found them
 */
export async function startEmulators(
  folder: string,
  projectId: string,
  tools: { readonly firebase: string; readonly jar: string },
): Promise<Emulators> {
  const firestore = await freePort();
  const accounts = await startEmulator(join(folder, 'accounts.json'), 'auth', {
    firebase: tools.firebase,
    projectId,
  });
  const documents = spawn(
    'java',
    [
      '-cp',
      tools.jar,
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      '--host=127.0.0.1',
      `--port=${firestore}`,
      `--rules=${RULES}`,
      `--project_id=${projectId}`,
    ],
    { stdio: 'ignore' },
  );
  const started = {
    accounts: accounts.url,
    documents: `http://127.0.0.1:${firestore}`,
    stop: async () => {
      await Promise.all([accounts.stop(), endProgram(documents)]);
    },
  };
  try {
    await untilAnswering(started.documents, documents);
    await loadRules(started.documents, projectId);
    await hideAccounts(started.accounts, projectId);
    return started;
  } catch (error) {
    await started.stop();
    throw error;
  }
}

/** Loads the rules for the project: the flag covers only a database that nobody has asked for. */
async function loadRules(origin: string, projectId: string): Promise<void> {
  const content = await readFile(RULES, 'utf8');
  const answer = await fetch(`${origin}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!answer.ok) throw new Error(`the emulator refuses our rules: ${await answer.text()}`);
}

/** Sets the protection that projects have since 2023: nobody can find out who has an account. */
async function hideAccounts(origin: string, projectId: string): Promise<void> {
  const config = `${origin}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config`;
  const answer = await fetch(`${config}?updateMask=emailPrivacyConfig`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok) throw new Error(`the emulator keeps telling of accounts: ${await answer.text()}`);
}
