import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { told, type BenchRow } from '../BenchRow.ts';
import { serveSite } from '../serveSite.ts';
import { percentile } from '../statistics.ts';
import type { Backend } from './Backend.ts';
import { fileBytes, fillFarms, PEOPLE, RECORDS, type FilledFarms } from './capacity/fillFarms.ts';
import { Saves } from './capacity/Saves.ts';
import { RawChannel } from './listeners/RawChannel.ts';
import { memoryMb } from './memoryMb.ts';
import { ownBackend } from './ownBackend.ts';
import { UNIT_ARGUMENTS } from './unitArguments.ts';

const ADMIN = resolve(import.meta.dirname, '../../../apps/server/src/admin.ts');
const GB = 1e9;
const SIZES_GB = [1, 10, 100];
/** What the app listens to on a farm. */
const COLLECTIONS = [
  ...['mixes', 'products', 'paddocks', 'catchTests', 'rounds', 'records', 'tracks', 'stock'],
  ...['codes', 'favourites', 'machines', 'conflicts', 'members', 'jobs'],
];

const MOST_P99_MS = 200;
const MOST_MB = 512;
/** Channels that a server of 512 MB has (`serverBounds`). */
const MOST_CHANNELS = 3000;
const SAVES_PER_SECOND = [20, 40, 80, 160, 320, 640];
const STEP_SECONDS = 5;
const STARTS = 5;
const SETTLE_MS = 3000;
const OPENERS = 8;

interface Size {
  readonly gb: number;
  readonly startMs: number;
  readonly backupMs: number;
}

/** How long a start, the best of some, and a backup take over what a folder holds now. */
async function sizeOf(dataDirectory: string): Promise<Size> {
  const starts: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const site = await serveSite({ dataDirectory });
    starts.push(site.startMs);
    await site.stop();
  }
  const copy = join(dataDirectory, 'copy');
  const startedMs = performance.now();
  execFileSync(process.execPath, [ADMIN, 'backup', copy], {
    env: { ...process.env, DATA_DIR: dataDirectory },
    stdio: 'ignore',
  });
  const backupMs = performance.now() - startedMs;
  await rm(copy);
  return { gb: fileBytes(dataDirectory) / GB, startMs: Math.min(...starts), backupMs };
}

/** A figure for each of `SIZES_GB`, by the line through two measured sizes. */
function bySlope(small: Size, large: Size, figure: 'startMs' | 'backupMs'): string {
  // A figure that does not grow differs by chance.
  const perGb = Math.max(0, large[figure] - small[figure]) / (large.gb - small.gb);
  return SIZES_GB.map((gb) => {
    const ms = large[figure] + perGb * (gb - large.gb);
    return `${gb} GB ${(ms / 1000).toFixed(1)} s`;
  }).join(', ');
}

/** Every device listens to all of its farm, and has seen what is there. */
async function connect(backend: Backend, { devices, resumeToken }: FilledFarms) {
  const left = devices.values();
  const channels: RawChannel[] = [];
  const opener = async (): Promise<void> => {
    for (const { farmId, uid, idToken } of left) {
      const top = `projects/${backend.projectId}/databases/(default)/documents/farms/${farmId}`;
      const targets = COLLECTIONS.map((collectionId, index) => ({
        targetId: 2 * (index + 1),
        query: { parent: top, structuredQuery: { from: [{ collectionId }] } },
        resumeToken,
      }));
      const account = { uid, idToken, email: '', password: '', refreshToken: '' };
      channels.push(await RawChannel.open(backend, account, targets));
    }
  };
  await Promise.all(Array.from({ length: OPENERS }, opener));
  return channels;
}

interface AtRate {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly mb: number;
}

const saidOf = (p99Ms: number): string =>
  Number.isFinite(p99Ms) ? `have a p99 of ${p99Ms.toFixed(0)} ms` : 'are refused in part';

/**
 * The most saves a second that are answered in time, one after another rate, and the first that are not.
 * Either is null where there is none: on a machine that others use too even the least may be too many.
 */
async function mostSaves(backend: Backend, filled: FilledFarms) {
  const saves = new Saves(
    backend,
    // Advisers only read.
    filled.devices.filter((_device, index) => index % PEOPLE !== PEOPLE - 1),
  );
  let best: AtRate | null = null;
  await saves.atRate(SAVES_PER_SECOND[0] ?? 1, STEP_SECONDS);
  for (const perSecond of SAVES_PER_SECOND) {
    const times = await saves.atRate(perSecond, STEP_SECONDS);
    const p99Ms = percentile(times, 0.99);
    const mb = await memoryMb(backend);
    const measured = { perSecond, p99Ms, mb };
    if (p99Ms > MOST_P99_MS || mb > MOST_MB) return { best, tooMany: measured };
    best = measured;
  }
  return { best, tooMany: null };
}

/** Memory and speed with every device of some farms at work. */
async function atWork(dataDirectory: string, filled: FilledFarms) {
  const backend = await ownBackend({
    dataDirectory,
    env: { RATE_LIMITS: 'off' },
    nodeArguments: UNIT_ARGUMENTS,
  });
  const channels: RawChannel[] = [];
  try {
    await pause(SETTLE_MS);
    const emptyMb = await memoryMb(backend);
    channels.push(...(await connect(backend, filled)));
    await pause(SETTLE_MS);
    const connectedMb = await memoryMb(backend);
    return { emptyMb, connectedMb, ...(await mostSaves(backend, filled)) };
  } finally {
    for (const channel of channels) channel.close();
    await backend.stop();
  }
}

/**
 * How many farms of five people with a season of records one small machine holds, and how start, backup
 * and file grow with them.
 * @param isFull a gigabyte of farms, in place of a quarter of one
 */
export async function capacityBench(isFull: boolean): Promise<readonly BenchRow[]> {
  const [few, farms] = isFull ? [200, 600] : [30, 100];
  const dataDirectory = await mkdtemp(join(tmpdir(), 'mix-capacity-'));
  try {
    const first = fillFarms(dataDirectory, 0, few);
    const small = await sizeOf(dataDirectory);
    const second = fillFarms(dataDirectory, few, farms - few);
    const large = await sizeOf(dataDirectory);
    const filled = { ...second, devices: [...first.devices, ...second.devices] };
    const { emptyMb, connectedMb, best, tooMany } = await atWork(dataDirectory, filled);
    const mbPerFarm = (connectedMb - emptyMb) / farms;
    const savingMb = (best ?? tooMany)?.mb ?? connectedMb;
    const byMemory = Math.floor((MOST_MB - emptyMb - (savingMb - connectedMb)) / mbPerFarm);
    const byChannels = Math.floor(MOST_CHANNELS / PEOPLE);
    const bySpeed = best && Math.floor((best.perSecond * 60) / (PEOPLE - 1));
    const slow = tooMany && `${tooMany.perSecond}/s ${saidOf(tooMany.p99Ms)}`;
    const gbPerFarm = (large.gb - small.gb) / (farms - few);
    return [
      told(
        `farms of ${PEOPLE} people, all of them at work at once`,
        `${bySpeed === null ? 'not measured' : Math.min(byMemory, byChannels, bySpeed)}: ${byChannels} by the ${MOST_CHANNELS} channels of a server of ${MOST_MB} MB, ${byMemory} by memory (slope), ${bySpeed ?? 'not measured'} by a p99 of ${MOST_P99_MS} ms with a record of each writer in a minute`,
      ),
      told(
        `memory with ${farms} farms, ${farms * PEOPLE} devices listening to ${COLLECTIONS.length} collections each`,
        `${connectedMb.toFixed(0)} MB, ${emptyMb.toFixed(0)} MB without; ${savingMb.toFixed(0)} MB while they save`,
      ),
      told(
        `records saved a second with a p99 of at most ${MOST_P99_MS} ms`,
        [best && `${best.perSecond}/s, p99 ${best.p99Ms.toFixed(0)} ms`, slow]
          .filter(Boolean)
          .join('; '),
      ),
      told(
        `file of a farm with ${RECORDS} records`,
        `${(gbPerFarm * 1000).toFixed(2)} MB; farms in ${SIZES_GB.map((gb) => `${gb} GB: ${Math.floor(gb / gbPerFarm)}`).join(', ')}`,
      ),
      told(
        `start to first answer with ${large.gb.toFixed(2)} GB`,
        `${large.startMs.toFixed(0)} ms, with ${small.gb.toFixed(2)} GB ${small.startMs.toFixed(0)} ms; by the slope ${bySlope(small, large, 'startMs')}`,
      ),
      told(
        `backup of ${large.gb.toFixed(2)} GB, checked`,
        `${(large.backupMs / 1000).toFixed(1)} s, of ${small.gb.toFixed(2)} GB ${(small.backupMs / 1000).toFixed(1)} s; by the slope ${bySlope(small, large, 'backupMs')}`,
      ),
    ];
  } finally {
    await rm(dataDirectory, { recursive: true });
  }
}
