import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { atMost, told, type BenchRow } from './BenchRow.ts';

const MEASURE = resolve(import.meta.dirname, '../../apps/web/measureSize.ts');

interface Weighed {
  readonly rows: readonly {
    readonly route: string;
    readonly scriptGzip: number;
    readonly cssGzip: number;
    readonly htmlBrotli: number;
    readonly dataBrotli: number;
    readonly scriptBudget: number;
  }[];
}

/** Over the budget the scale exits with 1 and prints all the same; the table says so. */
async function output(): Promise<string> {
  try {
    return (await promisify(execFile)(process.execPath, [MEASURE, '--json'])).stdout;
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}

const kilobytes = (bytes: number): number => bytes / 1000;

/** Bytes that an address needs before it works, as the built site's own scale weighs them. */
export async function sizeBench(): Promise<BenchRow[]> {
  const stdout = await output();
  const { rows } = JSON.parse(stdout) as Weighed;
  return rows
    .filter(({ route }) => route === '/' || route === '/mix')
    .flatMap((row) => [
      atMost(
        `${row.route} JavaScript, gzip`,
        kilobytes(row.scriptGzip),
        kilobytes(row.scriptBudget),
        'kB',
        1,
      ),
      atMost(`${row.route} CSS, gzip`, kilobytes(row.cssGzip), 8, 'kB', 1),
      atMost(`${row.route} drawn HTML, brotli`, kilobytes(row.htmlBrotli), 14, 'kB', 1),
      told(
        `${row.route} catalogue data beside the JavaScript, brotli`,
        `${kilobytes(row.dataBrotli).toFixed(1)} kB`,
      ),
    ]);
}
