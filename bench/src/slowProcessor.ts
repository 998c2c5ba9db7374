import type { CDPSession } from 'playwright-core';
import { told, type BenchRow } from './BenchRow.ts';
import { serveControl } from './control/serveControl.ts';
import { median } from './statistics.ts';
import { refusalOf, unlessRefused } from './waits/besideControl.ts';
import { loadPage } from './waits/loadPage.ts';
import { phoneTimes } from './waits/phone.ts';

const LOADS = 7;

/** A processor as slow as the phone's, for waits that only a clock can tell. */
export interface SlowProcessor {
  /** Applies it to the page of this session. */
  readonly apply: (session: CDPSession) => Promise<void>;
  /** What was applied, for the table. */
  readonly row: BenchRow;
  /** Withholds the verdict of a row where the control could not tell how slow this machine is. */
  readonly judge: (row: BenchRow) => BenchRow;
}

/**
 * Measures this machine in this minute by the control, so that one that is slower itself is slowed down
 * less. One that is too slow already is not slowed down, and nothing is judged on it.
 */
export async function slowProcessor(chromiumPath: string): Promise<SlowProcessor> {
  const control = await serveControl();
  const tookMs: number[] = [];
  try {
    for (let load = 0; load < LOADS; load += 1) {
      tookMs.push((await loadPage(`${control.origin}/`, 'alive', {}, chromiumPath)).processorMs);
    }
  } finally {
    control.stop();
  }
  const times = phoneTimes(median(tookMs));
  const refusal = times < 1 ? 'not judged: slower than the phone' : refusalOf(tookMs);
  return {
    apply: async (session) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, times) });
    },
    row: told(
      'slowdown that makes this machine the phone, by the control',
      `${times.toFixed(2)} x, control ${median(tookMs).toFixed(0)} ms`,
    ),
    judge: (row) => unlessRefused(row, row.met === null ? null : refusal),
  };
}
