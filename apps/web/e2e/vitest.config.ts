import { defineConfig } from 'vitest/config';
import { isSample } from './setup/sampled.ts';

/** What `npm test` presses: the main job whole, and one way through each room. `npm run prove` presses all. */
const GATE = [
  'journeys/fillAndRecord.e2e.ts',
  'journeys/stopAndWayOut.e2e.ts',
  'journeys/contractor.e2e.ts',
  'journeys/recordPutRight.e2e.ts',
  'journeys/yearsNitrogen.e2e.ts',
  'journeys/plansFromWorkbook.e2e.ts',
  'account/accountLink.e2e.ts',
  'account/giveToFarm.e2e.ts',
  'hosted/hosted.e2e.ts',
  'job/jobSheet.e2e.ts',
  'kept/offline.e2e.ts',
  'mix/paddocks.e2e.ts',
  'mix/untilPlan.e2e.ts',
  'screens/fit.e2e.ts',
  'screens/screens.e2e.ts',
  'screens/tables.e2e.ts',
  'site/everyPage.e2e.ts',
  'site/inSpanish.e2e.ts',
  'site/laterScreens.e2e.ts',
];

/** Journeys through the built site, in a real browser, against the real server. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: isSample ? GATE : ['**/*.e2e.ts'],
    globalSetup: './setup/startSite.ts',
    // Ends what hangs. A busy machine may be ten times slower, and a test that passes waits for none of it.
    testTimeout: 150_000,
    // Left to itself, a poll gives up after a second, which a busy machine may take for anything.
    expect: { poll: { timeout: 45_000 } },
    hookTimeout: 150_000,
    // Two browsers at a time: they wait more than they work, for timers, servers and each other's devices.
    maxWorkers: 2,
    maxConcurrency: 3,
    // The files of a worker share its browser, whose pages are lent from test to test.
    isolate: false,
  },
});
