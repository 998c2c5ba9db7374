import { setTimeout as pause } from 'node:timers/promises';
import { told, type BenchRow } from '../BenchRow.ts';
import { median } from '../statistics.ts';
import type { Backend, SignedIn } from './Backend.ts';
import { CallLoad } from './CallLoad.ts';
import { fanOut, LISTENERS } from './fanOut.ts';
import { googleBackend, type Service } from './googleBackend.ts';
import { memoryMb } from './memoryMb.ts';
import { commitWrites, mixWrite, OPERATIONS, STORED, type Operation } from './operations.ts';
import { ownBackend } from './ownBackend.ts';
import { processorMs } from './processorMs.ts';

const ROUNDS = 3;
/** Accounts, each on a device of its own: as many requests are under way at a time. */
const ACCOUNTS = 16;
/** An emulator's Java goes on compiling and tidying after its turn; neither side pays for that. */
const SETTLE_MS = 1000;
/** Milliseconds of processor time in a second, up to which nothing is under way. */
const QUIET_MS = 30;

interface Side {
  readonly backend: Backend;
  readonly accounts: readonly SignedIn[];
  readonly load: CallLoad;
}

/** Waits until processes have finished what follows their start, such as compressing pages. */
async function untilQuiet(processIds: readonly number[]): Promise<void> {
  let [before, now] = [-Infinity, 0];
  while (now - before > QUIET_MS) {
    before = now;
    await pause(SETTLE_MS);
    now = await processorMs(processIds);
  }
}

async function openSide(backend: Backend, service: Service): Promise<Side> {
  const accounts: SignedIn[] = [];
  for (let number = 0; number < ACCOUNTS; number += 1) {
    const account = await backend.account(`bench${number}@example.org`);
    if (service === 'documents') {
      const writes = Array.from({ length: STORED }, (_, index) =>
        mixWrite(backend, account, `m${index}`, index),
      );
      await commitWrites(backend, account, writes);
    }
    accounts.push(account);
  }
  await untilQuiet(backend.processIds[service]);
  return { backend, accounts, load: new CallLoad(backend, accounts) };
}

/** What an operation cost in one round. */
interface Cost {
  readonly perSecond: number;
  /** Processor time of a call on the server, and what making it took. */
  readonly serverMicros: number;
  readonly generatorMicros: number;
}

async function costOf({ backend, load }: Side, operation: Operation): Promise<Cost> {
  const ids = backend.processIds[operation.service];
  await pause(SETTLE_MS);
  const before = await processorMs(ids);
  const { calls, seconds, generatorMs } = await load.round(operation, operation.count);
  const serverMs = (await processorMs(ids)) - before;
  return {
    perSecond: calls / seconds,
    serverMicros: (serverMs * 1000) / calls,
    generatorMicros: (generatorMs * 1000) / calls,
  };
}

const medianOf = (costs: readonly Cost[], figure: keyof Cost): number =>
  median(costs.map((cost) => cost[figure]));

const perSecond = (value: number): string => `${value.toFixed(0)}/s`;
const micros = (value: number): string => `${value.toFixed(0)} µs`;

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

function shareRow(operation: Operation, own: readonly Cost[], google: readonly Cost[]): BenchRow {
  const ours = medianOf(own, 'serverMicros');
  const theirs = medianOf(google, 'serverMicros');
  const share = ours / theirs;
  const generator = micros(medianOf(own, 'generatorMicros'));
  const what = `${operation.name}: processor time of a call`;
  const measured = `${micros(ours)}, emulators ${micros(theirs)}: ${share.toFixed(2)} of theirs (making it ${generator})`;
  const { mostShare } = operation;
  return mostShare === null
    ? told(what, measured)
    : { what, measured, goal: `at most ${mostShare.toFixed(2)}`, met: share <= mostShare };
}

async function compareOperation(own: Side, google: Side, operation: Operation) {
  const costs = { own: [] as Cost[], google: [] as Cost[] };
  // Turn by turn, so that whatever else the machine does meets both; the first is for warming up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [ours, theirs] = [await costOf(own, operation), await costOf(google, operation)];
    if (round === 0) continue;
    costs.own.push(ours);
    costs.google.push(theirs);
  }
  const ours = medianOf(costs.own, 'perSecond');
  const theirs = medianOf(costs.google, 'perSecond');
  const { name, leastTimes } = operation;
  return [
    ratioRow(name, perSecond(ours), perSecond(theirs), ours / theirs, leastTimes),
    shareRow(operation, costs.own, costs.google),
  ];
}

async function compareFanOut(own: Side, google: Side): Promise<BenchRow> {
  const [ours, theirs] = [await fanOut(own), await fanOut(google)];
  const name = `one change to ${LISTENERS} listeners, until the last has it`;
  const ms = (value: number): string => `${value.toFixed(0)} ms`;
  return ratioRow(name, ms(ours), ms(theirs), theirs / ours, null);
}

async function compareMemory(own: Side, google: Side): Promise<BenchRow> {
  const [ownMb, googleMb] = [await memoryMb(own.backend), await memoryMb(google.backend)];
  const what = 'resident memory after all this';
  // Our process serves accounts too.
  if (google.backend.processIds.identity.length === 0)
    return told(what, `${ownMb.toFixed(0)} MB, that of documents alone ${googleMb.toFixed(0)} MB`);
  return {
    what,
    measured: `${ownMb.toFixed(0)} MB, emulators ${googleMb.toFixed(0)} MB`,
    goal: 'at most a third',
    met: ownMb <= googleMb / 3,
  };
}

async function compare(own: Side, google: Side, service: Service): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const operation of OPERATIONS) {
    if (operation.service === service)
      rows.push(...(await compareOperation(own, google, operation)));
  }
  if (service === 'documents') {
    rows.push(await compareFanOut(own, google), await compareMemory(own, google));
  }
  return rows;
}

/**
 * Our server beside Google's emulators, the same requests in the same run. They are emulators: they
 * keep nothing on disk and check no signature, so theirs is the easier task.
 */
export async function backendBench(service: Service): Promise<readonly BenchRow[]> {
  const google = await googleBackend(service);
  if (typeof google === 'string') return [told('beside Google’s emulators', `not run: ${google}`)];
  const own = await ownBackend();
  try {
    return await compare(await openSide(own, service), await openSide(google, service), service);
  } finally {
    await Promise.all([own.stop(), google.stop()]);
  }
}
