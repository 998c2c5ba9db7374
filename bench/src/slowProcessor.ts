import type { CDPSession } from 'playwright-core';
import { told, type BenchRow } from './BenchRow.ts';
import { draftNumber } from './eightProductDraft.ts';
import { nanosecondsPerCall } from './nanosecondsPerCall.ts';
import { median } from './statistics.ts';

/**
 * Clones of the eight-product draft a second on the machine and in the hour the goals were set in:
 * 19,169 plans a second there, each as long as 7.78 clones.
 */
const CLONES_PER_S = 149_000;
const ROUNDS = 9;
const CLONES_PER_ROUND = 4_000;

/** What Node clones here and now, per second: the peer the engine is measured by, and none of our code. */
function clonesPerS(): number {
  const rounds = Array.from({ length: ROUNDS + 2 }, () =>
    nanosecondsPerCall(CLONES_PER_ROUND, (index) => structuredClone(draftNumber(index))),
  );
  // The first two are slower, before all is compiled.
  return 1e9 / median(rounds.slice(2));
}

/** A processor as slow as the one of a phone, in a quick hour of this machine and in a slow one. */
export interface SlowProcessor {
  /** Applies it to the page of this session. */
  readonly apply: (session: CDPSession) => Promise<void>;
  /** What was applied, for the table. */
  readonly row: BenchRow;
}

/**
 * Measures the machine of this moment, so that one that is slower itself is slowed down less. One that is
 * too slow already is not slowed down at all, which the row says.
 * @param times slower than the machine the goals were set on
 */
export function slowProcessor(times: number): SlowProcessor {
  const measured = clonesPerS();
  const wanted = (times * measured) / CLONES_PER_S;
  const rate = Math.max(1, wanted);
  const short = wanted < 1 ? `; the machine alone is ${(times / wanted).toFixed(1)}x` : '';
  return {
    apply: async (session) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    },
    row: told(
      `slowdown applied for ${times}x, where this machine clones ${Math.round(measured / 1000)} of ${CLONES_PER_S / 1000} thousand drafts a second`,
      `${rate.toFixed(2)} x${short}`,
    ),
  };
}
