import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const RULES = resolve(import.meta.dirname, '../../../../firestore.rules');
const LONGEST_START_MS = 120_000;

export interface Emulators {
  readonly accounts: string;
  readonly documents: string;
  readonly stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
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

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGINT');
  await Promise.race([ended, pause(10_000).then(() => child.kill('SIGKILL'))]);
}

/**
 * Starts Google's emulators of accounts and documents on free ports, with our rules.
 * @param folder for what they leave behind
 * @param tools the programs, as scripts/rehearse.mjs found them
 */
export async function startEmulators(
  folder: string,
  projectId: string,
  tools: { readonly firebase: string; readonly jar: string },
): Promise<Emulators> {
  const [auth, firestore, hub, logging] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const host = '127.0.0.1';
  const emulators = {
    auth: { host, port: auth },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ui: { enabled: false },
  };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const accounts = spawn(
    tools.firebase,
    ['emulators:start', '--only', 'auth', '--project', projectId],
    { cwd: folder, stdio: 'ignore' },
  );
  const documents = spawn(
    'java',
    [
      '-cp',
      tools.jar,
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      `--host=${host}`,
      `--port=${firestore}`,
      `--rules=${RULES}`,
      `--project_id=${projectId}`,
    ],
    { stdio: 'ignore' },
  );
  const started = {
    accounts: `http://${host}:${auth}`,
    documents: `http://${host}:${firestore}`,
    stop: async () => {
      await Promise.all([end(accounts), end(documents)]);
    },
  };
  try {
    await Promise.all([
      untilAnswering(started.accounts, accounts),
      untilAnswering(started.documents, documents),
    ]);
    await loadRules(started.documents, projectId);
    await hideAccounts(started.accounts, projectId);
    return started;
  } catch (error) {
    await started.stop();
    throw error;
  }
}

/** The flag only covers a database that was never asked for; this one covers the project. */
async function loadRules(origin: string, projectId: string): Promise<void> {
  const content = await readFile(RULES, 'utf8');
  const answer = await fetch(`${origin}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!answer.ok) throw new Error(`the emulator refuses our rules: ${await answer.text()}`);
}

/** As projects are since 2023: nobody learns who has an account. */
async function hideAccounts(origin: string, projectId: string): Promise<void> {
  const config = `${origin}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config`;
  const answer = await fetch(`${config}?updateMask=emailPrivacyConfig`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok) throw new Error(`the emulator keeps telling of accounts: ${await answer.text()}`);
}
