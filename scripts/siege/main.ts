import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../durability/startServer.ts';
import { attackElsewhere } from './attackElsewhere.ts';
import { ATTACKS, openListeners, type Attack } from './attacks.ts';
import { memoryCage } from './memoryCage.ts';
import { Watch, type Seen } from './Watch.ts';

/*
 * What a server holds for people whom nobody knows is bounded: attacks that once ended it, against the
 * real process with its usual limits and as much memory as the shipped unit gives it. The short form is
 * part of `npm test`; the long one has ten times the strength that was deadly, beside 1,010 listeners.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    times: { type: 'string' },
    listeners: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const times = Number(values.times ?? (values.short ? 3 : 10));
const listeners = Number(values.listeners ?? (values.short ? 100 : 1010));

/** Longer than a server waits for somebody who reads nothing. */
const unreadMs = values.short ? 2000 : 25_000;

const MEMORY = 512 << 20;
const MOST_RSS_MB = 400;
const SLOWEST_HEALTH_MS = 200;
/** Addresses of this machine: those who listen, and those who attack. Honest users come from 127.0.0.1. */
const LISTENERS = '127.0.0.2';
const ATTACKERS = '127.0.0.3';

const most = (figures: readonly number[]): number => figures.reduce((a, b) => Math.max(a, b), 0);
const middle = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;
const listed = (counts: Iterable<readonly [string, number]>): string =>
  [...counts].map(([what, number]) => `${number} ${what}`).join(', ');
/** A dozen points of a curve. */
const curve = (figures: readonly number[]): string =>
  Array.from({ length: 12 }, (_, n) => figures[Math.floor((n * (figures.length - 1)) / 11)] ?? 0)
    .map((figure) => figure.toFixed(0))
    .join(' ');

async function besiege(attack: Attack): Promise<boolean> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'mix-siege-'));
  const server = await startServer({
    dataDirectory,
    env: { RATE_LIMITS: 'on' },
    nodeArguments: ['--max-old-space-size=256', '--max-semi-space-size=8'],
  });
  const { pid = 0 } = server.process;
  const cage = memoryCage(pid, MEMORY);
  try {
    const listening = await openListeners(server, LISTENERS, listeners);
    const watch = new Watch(server);
    await watch.ready();
    const told = await attackElsewhere(attack, server, ATTACKERS, attack.deadly * times, unreadMs);
    const seen = await watch.end();
    const passed = judge(seen) && server.process.exitCode === null && (cage?.kills() ?? 0) === 0;
    console.log(
      `${passed ? '✓' : '✗'} ${attack.deadly * times} ${attack.name}, beside ${listening} listeners: ` +
        `RSS ${most(seen.rssMb).toFixed(0)} MB at most (${curve(seen.rssMb)}), ` +
        `/healthz ${middle(seen.healthMs).toFixed(0)} ms, ${most(seen.healthMs).toFixed(0)} ms at most ` +
        `(${most(seen.healthAloneMs).toFixed(0)} ms without waits for a processor, ` +
        `${most(seen.healthWorkMs).toFixed(0)} ms of work), ` +
        `honest writes: ${listed(Object.entries(seen.honest))}, ${most(seen.honestMs).toFixed(0)} ms ` +
        `at most; attackers were told: ${listed(told)}` +
        (cage === null ? '; without a limit of the kernel' : `, ${cage.kills()} killed`),
    );
    return passed;
  } finally {
    await server.kill();
    cage?.remove();
    rmSync(dataDirectory, { recursive: true });
  }
}

function judge({ rssMb, healthMs, healthAloneMs, honest }: Seen): boolean {
  const served = Object.keys(honest).every((status) => status === '200');
  // The short form runs beside everything else the gate does.
  const inTime = values.short || most(healthAloneMs) <= SLOWEST_HEALTH_MS;
  return most(rssMb) < MOST_RSS_MB && healthMs.every(Number.isFinite) && inTime && served;
}

let failures = 0;
for (const attack of ATTACKS) {
  if (!attack.name.includes(values.only)) continue;
  if (!(await besiege(attack))) failures += 1;
}
process.exit(failures === 0 ? 0 : 1);
