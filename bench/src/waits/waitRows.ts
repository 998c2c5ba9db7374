import { atMost, told, type BenchRow } from '../BenchRow.ts';
import { median } from '../statistics.ts';
import {
  ratioOf,
  refusalBeyond,
  refusalOf,
  spreadOf,
  unlessRefused,
  type Pair,
} from './besideControl.ts';
import type { Awaited, Load } from './loadPage.ts';
import { phoneTimes } from './phone.ts';

/** A page of ours, the page of the control it stands beside, and what is asked of it. */
export interface WaitGoals {
  readonly route: string;
  readonly control: '/' | '/plan';
  readonly awaited: Awaited;
  readonly what: string;
  /** The most processor time, as a multiple of the control's. */
  readonly times: number;
  readonly waitMs: number;
}

const FIRST_ASSET_MS = 20;
const LARGEST_PAINT_MS = 850;
const BLOCKING_MS = 50;
/** A task blocks by what it takes beyond this, as TBT counts. */
const UNNOTICED_MS = 50;

const bytesOf = ({ requests }: Load): number => requests.reduce((sum, { bytes }) => sum + bytes, 0);

const blockingMs = ({ tasksAfterPaintMs }: Load, times: number): number =>
  tasksAfterPaintMs.reduce((sum, ms) => sum + Math.max(0, times * ms - UNNOTICED_MS), 0);

/** What the main thread took, for a row that is told. */
export const processorFigure = (loads: readonly Load[]): string => {
  const all = median(loads.map(({ processorMs }) => processorMs));
  const after = median(loads.map(({ processorAfterLastByteMs }) => processorAfterLastByteMs));
  return `${all.toFixed(0)} ms, ${after.toFixed(0)} ms of it after the last byte`;
};

/** The rows of one page of ours, from loads in turns with the control's. */
export function waitRows(
  { route, what, times, waitMs }: WaitGoals,
  pairs: readonly Pair<Load>[],
): readonly BenchRow[] {
  const ours = pairs.map((pair) => pair.ours);
  const controls = pairs.map(({ control }) => control.processorMs);
  const each = (pick: (load: Load) => number): readonly Pair<number>[] =>
    pairs.map((pair) => ({ control: pick(pair.control), ours: pick(pair.ours) }));
  const onPhone = (pick: (load: Load, times: number) => number): number =>
    median(pairs.map(({ control, ours: load }) => pick(load, phoneTimes(control.processorMs))));
  const middle = (pick: (load: Load) => number): number => median(ours.map(pick));
  const refusal = refusalOf(controls);
  const judged: readonly BenchRow[] = [
    atMost(
      `${route}: main thread until ${what}`,
      ratioOf(each(({ processorMs }) => processorMs)),
      times,
      'x control',
      2,
    ),
    atMost(
      `${route}: ${what}, on the phone`,
      onPhone((load, slower) => load.lastByteMs + slower * load.processorAfterLastByteMs),
      waitMs,
      'ms',
    ),
    atMost(
      `${route}: largest paint (LCP), on the phone`,
      onPhone((load, slower) => load.lastByteOfPageMs + slower * load.processorUntilPaintMs),
      LARGEST_PAINT_MS,
      'ms',
    ),
    atMost(`${route}: blocking time (TBT), on the phone`, onPhone(blockingMs), BLOCKING_MS, 'ms'),
  ];
  const firstAssets = pairs.flatMap(({ control: { firstAssetMs: control }, ours: load }) =>
    control === null || load.firstAssetMs === null ? [] : [{ control, ours: load.firstAssetMs }],
  );
  return [
    ...judged.map((row) => unlessRefused(row, refusal)),
    unlessRefused(
      atMost(
        `${route}: first request after the first byte, beside the control`,
        median(firstAssets.map((pair) => pair.ours - pair.control)),
        FIRST_ASSET_MS,
        'ms later',
      ),
      // A time by the clock: judged by the goal's milliseconds, not by a share of some 30 ms.
      refusalBeyond(
        FIRST_ASSET_MS,
        firstAssets.map(({ control }) => control),
      ),
    ),
    told(`${route}: main thread here`, processorFigure(ours)),
    atMost(
      `${route}: requests answered until then`,
      middle(({ requests }) => requests.length),
      8,
      '',
    ),
    atMost(`${route}: received until then`, middle(bytesOf) / 1000, 230, 'kB', 1),
    told(
      `${route}: last byte, by the line`,
      `${middle(({ lastByteMs }) => lastByteMs).toFixed(0)} ms`,
    ),
    atMost(
      `${route}: layout shift (CLS)`,
      middle(({ layoutShift }) => layoutShift),
      0,
      '',
      3,
    ),
  ];
}

/** The rows of a page that ours is compared with. */
export const controlRows = (name: string, loads: readonly Load[]): readonly BenchRow[] => {
  const took = loads.map(({ processorMs }) => processorMs);
  return [
    told(`${name}: main thread here`, processorFigure(loads)),
    told(
      `${name}: its spread, requests, bytes`,
      `${(spreadOf(took) * 100).toFixed(0)} %, ${median(loads.map(({ requests }) => requests.length))}, ${(median(loads.map(bytesOf)) / 1000).toFixed(1)} kB`,
    ),
  ];
};
