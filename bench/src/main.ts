import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backendBench } from './backend/backendBench.ts';
import { capacityBench } from './backend/capacityBench.ts';
import { listenersBench } from './backend/listenersBench.ts';
import type { BenchRow } from './BenchRow.ts';
import { effortBench } from './effortBench.ts';
import { planBench, solverBench } from './engineBench.ts';
import { growthBench } from './growthBench.ts';
import { offlineBench } from './offlineBench.ts';
import { reportBench } from './reportBench.ts';
import { searchBench } from './searchBench.ts';
import { serveSite, type ServedSite } from './serveSite.ts';
import { startBench } from './startBench.ts';
import { stockBench } from './stockBench.ts';
import { typingBench } from './typingBench.ts';
import { waitBench } from './waits/waitBench.ts';

const REPORT = resolve(import.meta.dirname, '../../docs/benchmarks.md');

interface Section {
  readonly name: string;
  readonly rows: readonly BenchRow[];
}

const verdict = ({ met, refusal = '' }: BenchRow): string =>
  met === null ? refusal : met ? 'met' : 'not met';

const table = (rows: readonly BenchRow[]): string =>
  [
    '| What | Measured | Goal | |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${row.what} | ${row.measured} | ${row.goal} | ${verdict(row)} |`),
  ].join('\n');

/** The machine, so that a figure is not compared with one of another. */
function machine(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} x ${processor?.model.trim() ?? 'unknown processor'}, ${memory} GB, Node ${process.version}`;
}

interface Part {
  /** The word that asks for this part on the command line. */
  readonly key: string;
  readonly name: string;
  /** @param origin of the served site, started when first asked for */
  readonly rows: (origin: () => Promise<string>) => Promise<readonly BenchRow[]>;
}

/** @param isFull the long form of what has one */
const partsIn = (chromiumPath: string, isFull: boolean): readonly Part[] => [
  {
    key: 'engine',
    name: 'Engine',
    rows: () => Promise.resolve([...planBench(), ...solverBench()]),
  },
  {
    key: 'load',
    name: 'Waits beside the control: cold loads over slow 4G and keys, in turns, median of 7',
    rows: async (origin) => waitBench(await origin(), chromiumPath),
  },
  {
    key: 'offline',
    name: 'Cold start of the kept app in aeroplane mode, on the phone, median of 50',
    rows: async (origin) => offlineBench(await origin(), chromiumPath),
  },
  {
    key: 'typing',
    name: 'Typing',
    rows: async (origin) => [
      ...(await typingBench(await origin(), chromiumPath)),
      ...(await searchBench(await origin(), chromiumPath)),
    ],
  },
  {
    key: 'effort',
    name: 'Effort',
    rows: async (origin) => effortBench(await origin(), chromiumPath),
  },
  {
    key: 'records',
    name: 'Reporting with 5,000 records of 9 kB, on the phone, median of 5',
    rows: async (origin) => reportBench(await origin(), chromiumPath),
  },
  { key: 'stock', name: 'Books of the shed', rows: () => Promise.resolve(stockBench()) },
  {
    key: 'growth',
    name: 'Growth with what a farm holds, main thread alone',
    rows: async (origin) => growthBench(await origin(), chromiumPath, isFull),
  },
  { key: 'server', name: 'Server', rows: startBench },
  {
    key: 'accounts',
    name: 'Accounts, beside Google’s emulator',
    rows: () => backendBench('identity'),
  },
  {
    key: 'documents',
    name: 'Documents, beside Google’s emulator',
    rows: () => backendBench('documents'),
  },
  {
    key: 'listeners',
    name: 'Listeners',
    rows: () => listenersBench(isFull),
  },
  {
    key: 'capacity',
    name: 'Capacity of a small machine',
    rows: () => capacityBench(isFull),
  },
];

async function measure(parts: readonly Part[]): Promise<readonly Section[]> {
  const sections: Section[] = [];
  let site: Promise<ServedSite> | null = null;
  const origin = async () => (await (site ??= serveSite())).origin;
  try {
    for (const { name, rows } of parts) {
      const measured = await rows(origin);
      sections.push({ name, rows: measured });
      console.log(`\n${name}\n${table(measured)}`);
    }
  } finally {
    await (await (site as Promise<ServedSite> | null))?.stop();
  }
  return sections;
}

const { values, positionals } = parseArgs({
  options: { full: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [chromiumPath, ...asked] = positionals;
if (chromiumPath === undefined) throw new Error('the path of Chromium is missing');
const all = partsIn(chromiumPath, values.full);
const unknown = asked.filter((one) => all.every(({ key }) => key !== one));
if (unknown.length > 0) {
  const keys = all.map(({ key }) => key).join(', ');
  throw new Error(`no part is called ${unknown.join(', ')}; there are ${keys}`);
}
const sections = await measure(
  asked.length === 0 ? all : all.filter(({ key }) => asked.includes(key)),
);
if (asked.length === 0) {
  const report = [
    '# Benchmarks',
    '',
    'Printed by `npm run bench`, which writes this page; `npm run bench -- records` measures one part alone and writes nothing, `npm run bench -- listeners --full` its long form. Goals stand beside each figure; what has no goal is told for comparison. The load generator, the browser and the server share the machine.',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}.`,
    ...sections.flatMap(({ name, rows }) => ['', `## ${name}`, '', table(rows)]),
    '',
  ].join('\n');
  await writeFile(REPORT, report);
  console.log('\nWritten to docs/benchmarks.md.');
}
const rows = sections.flatMap((section) => section.rows);
const missed = rows.filter(({ met }) => met === false);
const refused = rows.filter(({ refusal }) => refusal !== undefined);
console.log(`\nGoals not met: ${missed.length}, not judged: ${refused.length}.`);
for (const { what, measured, goal } of missed) console.log(`  ${what}: ${measured}, ${goal}`);
