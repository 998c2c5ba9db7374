import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { told, type BenchRow } from '../BenchRow.ts';
import { median } from '../statistics.ts';
import type { Backend, SignedIn } from './Backend.ts';
import { fanOut, LISTENERS } from './fanOut.ts';
import { googleBackend } from './googleBackend.ts';
import { askDocuments, mixWrite, OPERATIONS, STORED, type Operation } from './operations.ts';
import { ownBackend } from './ownBackend.ts';
import { signUp } from './signUp.ts';

const ROUNDS = 3;
/** As many requests are under way at a time. */
const AT_ONCE = 8;
/** The Java machine of an emulator goes on compiling and tidying after its turn; nobody pays for that. */
const SETTLE_MS = 1000;

interface Side {
  readonly backend: Backend;
  readonly account: SignedIn;
}

async function openSide(backend: Backend): Promise<Side> {
  const account = await signUp(backend, 'bench@example.org');
  const writes = Array.from({ length: STORED }, (_, index) =>
    mixWrite(backend, account, `m${index}`, index),
  );
  await askDocuments(backend, account, 'commit', { writes });
  return { backend, account };
}

/** Operations a second, with several under way at a time. */
async function rate({ backend, account }: Side, { count, run }: Operation): Promise<number> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await run(backend, account, next);
    }
  };
  await pause(SETTLE_MS);
  const started = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return count / ((performance.now() - started) / 1000);
}

/** Resident memory of all that serves, MB. */
async function memoryMb({ backend }: Side): Promise<number> {
  const sizes = await Promise.all(
    backend.processIds.map(async (id) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const perSecond = (value: number): string => `${value.toFixed(0)}/s`;

function ratioRow(
  name: string,
  own: string,
  google: string,
  ratio: number,
  goal: number | null,
): BenchRow {
  const measured = `${own}, emulators ${google}: ${ratio.toFixed(1)}x`;
  return goal === null
    ? told(name, measured)
    : { what: name, measured, goal: `at least ${goal}x`, met: ratio >= goal };
}

async function compare(own: Side, google: Side): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const operation of OPERATIONS) {
    const rates = { own: [] as number[], google: [] as number[] };
    // Turn by turn, so that whatever else the machine does meets both; the first is for warming up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [ours, theirs] = [await rate(own, operation), await rate(google, operation)];
      if (round === 0) continue;
      rates.own.push(ours);
      rates.google.push(theirs);
    }
    const [ours, theirs] = [median(rates.own), median(rates.google)];
    rows.push(
      ratioRow(operation.name, perSecond(ours), perSecond(theirs), ours / theirs, operation.goal),
    );
  }
  const [ours, theirs] = [
    await fanOut(own.backend, own.account),
    await fanOut(google.backend, google.account),
  ];
  const name = `one change to ${LISTENERS} listeners, until the last has it`;
  const ms = (value: number): string => `${value.toFixed(0)} ms`;
  rows.push(ratioRow(name, ms(ours), ms(theirs), theirs / ours, null));
  const [ownMb, googleMb] = [await memoryMb(own), await memoryMb(google)];
  rows.push({
    what: 'resident memory after all this',
    measured: `${ownMb.toFixed(0)} MB, emulators ${googleMb.toFixed(0)} MB`,
    goal: 'at most a third',
    met: ownMb <= googleMb / 3,
  });
  return rows;
}

/**
 * Our server beside Google's emulators, the same requests in the same run. They are emulators: they
 * keep nothing on disk and check no signature, so theirs is the easier task.
 */
export async function backendBench(): Promise<readonly BenchRow[]> {
  const google = await googleBackend();
  if (typeof google === 'string') return [told('beside Google’s emulators', `not run: ${google}`)];
  const own = await ownBackend();
  try {
    return await compare(await openSide(own), await openSide(google));
  } finally {
    await Promise.all([own.stop(), google.stop()]);
  }
}
