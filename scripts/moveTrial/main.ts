import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillFarm, HASH_PARAMETERS_TEXT } from '../../apps/server/src/testing/fillFarm.ts';
import { startHostedStandIn } from '../../apps/server/src/testing/startHostedStandIn.ts';
import { startEmulators } from '../../apps/web/e2e/hosted/startEmulators.ts';
import { killedMove } from './killedMove.ts';
import { differencesBetween } from './sameFarm.ts';

/*
 * A farm moves to a hosted project and back, killed again and again, and is the same. The long form goes
 * to Google's emulators of both services; the short one, a part of `npm test`, to what stands in for them.
 */
const { values } = parseArgs({
  options: {
    accounts: { type: 'string' },
    documents: { type: 'string' },
    kills: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    short: { type: 'boolean', default: false },
  },
});
const { short } = values;
const accounts = Number(values.accounts ?? (short ? 50 : 1000));
const documents = Number(values.documents ?? (short ? 2000 : 100_000));
const kills = Number(values.kills ?? (short ? 2 : 10));

/** mulberry32: small, and the same for a seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PROJECT_ID = 'demo-move';
/** Documents in one request of a move, at most. */
const MOST_SENT = 300;
const MOST_READ = 2000;

async function startTarget(folder: string) {
  if (short) {
    const standIn = await startHostedStandIn();
    return { accounts: standIn.host, documents: standIn.host, stop: standIn.stop };
  }
  const { FIREBASE_TOOLS: firebase = '', FIRESTORE_EMULATOR_JAR: jar = '' } = process.env;
  const emulators = await startEmulators(folder, PROJECT_ID, { firebase, jar });
  const { stop } = emulators;
  const hostOf = (url: string): string => new URL(url).host;
  return { accounts: hostOf(emulators.accounts), documents: hostOf(emulators.documents), stop };
}

const folder = mkdtempSync(join(tmpdir(), 'mix-move-trial-'));
console.log(
  `SEED=${values.seed} ${accounts} accounts, ${documents} documents, ${kills} kills each way`,
);
const random = randomFrom(Number(values.seed));
const [here, back] = [join(folder, 'here'), join(folder, 'back')];
const hashFile = join(folder, 'hashes.txt');
writeFileSync(hashFile, HASH_PARAMETERS_TEXT, { mode: 0o600 });
fillFarm(here, { accounts, documents });
const target = await startTarget(folder);
let failed = false;
try {
  const common = {
    env: {
      FIREBASE_AUTH_EMULATOR_HOST: target.accounts,
      FIRESTORE_EMULATOR_HOST: target.documents,
    },
    kills,
    random,
  };
  const ways = [
    {
      args: ['--to-firebase', PROJECT_ID],
      dataDirectory: here,
      batches: documents / MOST_SENT,
    },
    {
      batches: documents / MOST_READ,
      args: ['--from-firebase', PROJECT_ID, '--hash-parameters', hashFile],
      dataDirectory: back,
    },
  ];
  for (const way of ways) {
    const began = performance.now();
    const words = await killedMove({ ...common, ...way });
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`✓ ${way.args[0] ?? ''}: ${kills} kills, ${seconds} s`);
    console.log(words.slice(words.indexOf('            this server')));
  }
  const differences = differencesBetween(here, back);
  failed = differences.length > 0;
  console.log(
    failed
      ? `✗ what came back differs: ${differences.slice(0, 10).join(', ')}`
      : '✓ what came back is what went: every field, every account, every password of the service’s own',
  );
} catch (error) {
  failed = true;
  console.log(`✗ ${error instanceof Error ? error.message : String(error)}`);
} finally {
  await target.stop();
  rmSync(folder, { recursive: true });
}
process.exit(failed ? 1 : 0);
