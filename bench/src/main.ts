import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { resolve } from 'node:path';
import type { BenchRow } from './BenchRow.ts';
import { planBench, solverBench } from './engineBench.ts';
import { loadBench } from './loadBench.ts';
import { planScriptBench } from './planScriptBench.ts';
import { serveSite } from './serveSite.ts';
import { sizeBench } from './sizeBench.ts';
import { typingBench } from './typingBench.ts';

const REPORT = resolve(import.meta.dirname, '../../docs/benchmarks.md');

interface Section {
  readonly name: string;
  readonly rows: readonly BenchRow[];
}

const verdict = ({ met }: BenchRow): string => (met === null ? '' : met ? 'met' : 'not met');

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

async function measure(chromiumPath: string): Promise<readonly Section[]> {
  const sections: Section[] = [];
  const add = (name: string, rows: readonly BenchRow[]): void => {
    sections.push({ name, rows });
    console.log(`\n${name}\n${table(rows)}`);
  };
  add('Engine', [...planBench(), ...solverBench()]);
  const sizes = await sizeBench();
  const site = await serveSite();
  try {
    add('Bytes', [...sizes, ...(await planScriptBench(site.origin, chromiumPath))]);
    add('Cold load, slow 4G applied, 4x processor slowdown, median of 5', [
      ...(await loadBench(site.origin, '/', chromiumPath)),
      ...(await loadBench(site.origin, '/mix', chromiumPath)),
    ]);
    add('Typing', await typingBench(site.origin, chromiumPath));
    add('Server', [
      {
        what: 'start to first answer',
        measured: `${site.startMs.toFixed(0)} ms`,
        goal: '',
        met: null,
      },
    ]);
  } finally {
    await site.stop();
  }
  return sections;
}

const chromiumPath = process.argv[2];
if (chromiumPath === undefined) throw new Error('the path of Chromium is missing');
const sections = await measure(chromiumPath);
const report = [
  '# Benchmarks',
  '',
  'Printed by `npm run bench`, which writes this page. Goals stand beside each figure; what has no goal is told for comparison. The load generator, the browser and the server share the machine.',
  '',
  `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}.`,
  ...sections.flatMap(({ name, rows }) => ['', `## ${name}`, '', table(rows)]),
  '',
].join('\n');
await writeFile(REPORT, report);
const missed = sections.flatMap(({ rows }) => rows).filter(({ met }) => met === false);
console.log(`\nWritten to docs/benchmarks.md. Goals not met: ${missed.length}.`);
for (const { what, measured, goal } of missed) console.log(`  ${what}: ${measured}, ${goal}`);
