import { setTimeout as pause } from 'node:timers/promises';
import { atMost, told, type BenchRow } from '../BenchRow.ts';
import { percentile } from '../statistics.ts';
import { Listeners } from './listeners/Listeners.ts';
import { memoryMb } from './memoryMb.ts';
import { commitWrites, mixChange, mixWrite } from './operations.ts';
import { ownBackend } from './ownBackend.ts';
import { signUp } from './signUp.ts';
import { UNIT_ARGUMENTS } from './unitArguments.ts';

/** The time in which the server tidies up what a burst of openings leaves behind. */
const SETTLE_MS = 3000;

/** A change is recognised by its area, so areas are numbers that no other document has. */
const FIRST_AREA = 2_000_000;

async function listenTo(channels: number, targets: number, changes: number) {
  const backend = await ownBackend({
    env: { RATE_LIMITS: 'off' },
    nodeArguments: UNIT_ARGUMENTS,
  });
  const listeners = new Listeners();
  try {
    const account = await signUp(backend, 'listeners@example.org');
    const write = (area: number): Promise<void> =>
      commitWrites(backend, account, [mixChange(backend, account, 'seen', area)]);
    await commitWrites(backend, account, [mixWrite(backend, account, 'seen', FIRST_AREA)]);
    await pause(SETTLE_MS);
    const beforeMb = await memoryMb(backend);
    await listeners.open(backend, account, channels, targets);
    await pause(SETTLE_MS);
    const idleMb = await memoryMb(backend);
    const times: number[] = [];
    for (let area = FIRST_AREA + 1; area <= FIRST_AREA + changes; area += 1) {
      times.push(await listeners.untilHeard(`"${area}"`, () => write(area)));
    }
    return { times, idleKb: (idleMb - beforeMb) * 1024, idleMb, busyMb: await memoryMb(backend) };
  } finally {
    listeners.close();
    await backend.stop();
  }
}

async function rowsOf(channels: number, targets: number, changes: number) {
  const { times, idleKb, idleMb, busyMb } = await listenTo(channels, targets, changes);
  const listeners = channels * targets;
  const what = `${listeners} listeners on ${channels} channels`;
  const each = (number: number): string => `${(idleKb / number).toFixed(1)} kB`;
  return [
    atMost(
      `${what}: one change reaches the last, p99 of ${changes}`,
      percentile(times, 0.99),
      1500,
      'ms',
    ),
    told(`the same, median`, `${percentile(times, 0.5).toFixed(0)} ms`),
    told(
      `${what}: memory of an idle one`,
      `${each(listeners)}, of a channel with its connection ${each(channels)}`,
    ),
    told(
      `${what}: resident memory`,
      `${idleMb.toFixed(0)} MB idle, ${busyMb.toFixed(0)} MB after the changes`,
    ),
  ];
}

/**
 * Devices that follow as many collections as the app does, 10,000 listeners in all.
 * @param isFull also 10,000 channels with one listener each, and more changes.
 */
export async function listenersBench(isFull: boolean): Promise<readonly BenchRow[]> {
  return [
    ...(await rowsOf(1000, 10, isFull ? 100 : 30)),
    ...(isFull ? await rowsOf(10_000, 1, 100) : []),
  ];
}
