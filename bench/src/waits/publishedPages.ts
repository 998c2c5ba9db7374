import { told, type BenchRow } from '../BenchRow.ts';

/**
 * Pages for the same work, each as it was measured once and published: on 2026-11-21 over slow 4G with a
 * processor four times slower, by the clock, median of five. They are told, not judged by: another hour.
 */
const PAGES: readonly (readonly [page: string, figures: string])[] = [
  [
    'Tank-Mix',
    '320.0 kB, 4 requests, LCP 680 ms, answers after 3136 ms, main thread 449 ms, key 24 ms',
  ],
  ['spray-tank-mix-calc', '124.0 kB, 3 requests, LCP 1981 ms, main thread 335 ms, key 56 ms'],
  ['sprayboom-calibrate', '347.6 kB, 66 requests, LCP 7736 ms, main thread 750 ms, key 56 ms'],
  ['AgriSpray', '322.8 kB, 7 requests, LCP 3143 ms, main thread 547 ms, key 3824 ms'],
  [
    'spray-calculator of freddy-c',
    '322.9 kB, 19 requests, LCP 1560 ms, answers after 3638 ms, main thread 1964 ms, key 72 ms',
  ],
  [
    'farmOS field-kit, its first page',
    '265.1 kB, 7 requests, LCP 2792 ms, main thread 747 ms, key 24 ms',
  ],
];

/** Rows of other pages, for comparison. */
export const publishedRows = (): readonly BenchRow[] =>
  PAGES.map(([page, figures]) => told(`published measurement of ${page}, 2026-11-21`, figures));
