import { atMost, type BenchRow } from './BenchRow.ts';
import { serveSite } from './serveSite.ts';
import { median } from './statistics.ts';

const STARTS = 5;

/** From the start of the process over an empty folder to its first answer. */
export async function startBench(): Promise<readonly BenchRow[]> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const site = await serveSite();
    times.push(site.startMs);
    await site.stop();
  }
  return [atMost('start to first answer, median of 5', median(times), 500, 'ms')];
}
