import { told, type BenchRow } from '../BenchRow.ts';
import { serveControl } from '../control/serveControl.ts';
import { keepMix } from './keptMix.ts';
import { keyRows } from './keyPresses.ts';
import { loadPage, type Awaited, type Load } from './loadPage.ts';
import { publishedRows } from './publishedPages.ts';
import { controlRows, waitRows, type WaitGoals } from './waitRows.ts';

const ROUNDS = 7;

const GOALS: readonly WaitGoals[] = [
  {
    route: '/',
    control: '/',
    awaited: 'alive',
    what: 'it answers a tap',
    times: 1.2,
    waitMs: 2000,
  },
  {
    route: '/mix',
    control: '/plan',
    awaited: 'plan',
    what: 'the plan of 8 products stands',
    times: 1.4,
    waitMs: 2500,
  },
  {
    route: '/result',
    control: '/plan',
    awaited: 'plan',
    what: 'the plan of a kept mix stands',
    times: 1.3,
    waitMs: 2600,
  },
];

/** What is loaded in each round, one after the other, so that what the machine does meets all. */
const THEIRS = [
  ['/empty', 'plan'],
  ['/', 'alive'],
  ['/plan', 'plan'],
] as const;

/**
 * Cold loads and keys of the app in turns with those of a page of React that does nothing: what is ours of
 * a wait, in a quick hour of the machine and in a slow one.
 */
export async function waitBench(origin: string, chromiumPath: string): Promise<BenchRow[]> {
  const control = await serveControl();
  try {
    const kept = await keepMix(origin, chromiumPath);
    const loads = new Map<string, Load[]>();
    const load = async (address: string, awaited: Awaited): Promise<void> => {
      const before = loads.get(address) ?? [];
      loads.set(address, [...before, await loadPage(address, awaited, kept, chromiumPath)]);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [path, awaited] of THEIRS) {
        await load(control.origin + path, awaited);
        for (const goals of GOALS) {
          if (goals.control === path) await load(origin + goals.route, goals.awaited);
        }
      }
    }
    const of = (address: string): readonly Load[] => loads.get(address) ?? [];
    return [
      ...GOALS.flatMap((goals) => {
        const controls = of(control.origin + goals.control);
        const pairs = of(origin + goals.route).flatMap((ours, place) => {
          const beside = controls[place];
          return beside === undefined ? [] : [{ control: beside, ours }];
        });
        return waitRows(goals, pairs);
      }),
      ...(await keyRows(control.origin, origin, chromiumPath)),
      ...THEIRS.flatMap(([path]) => controlRows(`control ${path}`, of(control.origin + path))),
      told('digest of the control', control.digest),
      ...publishedRows(),
    ];
  } finally {
    control.stop();
  }
}
