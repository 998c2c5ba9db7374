import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer, type RunningServer } from '../durability/startServer.ts';
import { attackElsewhere } from './attackElsewhere.ts';
import { SIEGES, openListeners, type Attack } from './attacks.ts';
import { memoryCage } from './memoryCage.ts';
import { Watch, type Seen } from './Watch.ts';

/*
 * What a server holds for anybody is bounded: attacks that once ended it, against the
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

type Settings = Readonly<Record<string, string>>;

/** One attack after another, and what each was told. */
async function attackInTurn(server: RunningServer, attacks: readonly Attack[]) {
  const told: string[] = [];
  let areHeld = true;
  for (const attack of attacks) {
    const strength = attack.deadly * times;
    const answers = await attackElsewhere(attack, server, ATTACKERS, strength, unreadMs);
    areHeld &&= attack.isHeld?.(answers) ?? true;
    told.push(`${strength} ${attack.name} were told: ${listed(answers)}`);
  }
  return { told, areHeld };
}

async function besiege(attacks: readonly Attack[]): Promise<boolean> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'mix-siege-'));
  const server = await startServer({
    dataDirectory,
    env: Object.assign({ RATE_LIMITS: 'on' }, ...attacks.map(({ env }) => env)) as Settings,
    nodeArguments: ['--max-old-space-size=256', '--max-semi-space-size=8'],
  });
  const { pid = 0 } = server.process;
  const cage = memoryCage(pid, MEMORY);
  try {
    const listening = await openListeners(server, LISTENERS, listeners);
    const watch = new Watch(server);
    await watch.ready();
    const { told, areHeld } = await attackInTurn(server, attacks);
    const seen = await watch.end();
    const kills = cage?.kills() ?? null;
    const lives = server.process.exitCode === null && (kills ?? 0) === 0;
    const passed = judge(seen) && areHeld && lives;
    const deaths = kills === null ? '; without a limit of the kernel' : `, ${kills} killed`;
    console.log(
      `${passed ? '✓' : '✗'} ${told.join('; ')}; beside ${listening} listeners: ${seenText(seen)}${deaths}`,
    );
    return passed;
  } finally {
    await server.kill();
    cage?.remove();
    rmSync(dataDirectory, { recursive: true });
  }
}

const seenText = ({
  rssMb,
  healthMs,
  healthAloneMs,
  healthWorkMs,
  honest,
  honestMs,
}: Seen): string =>
  `RSS ${most(rssMb).toFixed(0)} MB at most (${curve(rssMb)}), ` +
  `/healthz ${middle(healthMs).toFixed(0)} ms, ${most(healthMs).toFixed(0)} ms at most ` +
  `(${most(healthAloneMs).toFixed(0)} ms without waits for a processor, ` +
  `${most(healthWorkMs).toFixed(0)} ms of work), ` +
  `honest writes: ${listed(Object.entries(honest))}, ${most(honestMs).toFixed(0)} ms at most`;

function judge({ rssMb, healthMs, healthAloneMs, honest }: Seen): boolean {
  const served = Object.keys(honest).every((status) => status === '200');
  // The short form runs beside everything else the gate does.
  const inTime = values.short || most(healthAloneMs) <= SLOWEST_HEALTH_MS;
  return most(rssMb) < MOST_RSS_MB && healthMs.every(Number.isFinite) && inTime && served;
}

let failures = 0;
for (const attacks of SIEGES) {
  const chosen = attacks.filter(({ name }) => name.includes(values.only));
  if (chosen.length > 0 && !(await besiege(chosen))) failures += 1;
}
process.exit(failures === 0 ? 0 : 1);
