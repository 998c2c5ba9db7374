import { defineConfig } from 'vitest/config';
import { GATE, HOSTING_ALONE, REHEARSED } from './setup/chosenFiles.ts';
import { isSample } from './setup/sampled.ts';

const chosen = (): readonly string[] => {
  if (process.env['E2E_TARGET'] === 'emulators') return REHEARSED;
  return isSample ? GATE : ['**/*.e2e.ts'];
};

/** Journeys through the built site, in a real browser, against the real server. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: [...chosen()],
    exclude: process.env['E2E_TARGET'] === 'emulators' ? [] : [...HOSTING_ALONE],
    globalSetup: './setup/startSite.ts',
    // Ends a test that hangs. A busy machine may be ten times slower; a passing test waits for none
    // of this.
    testTimeout: 150_000,
    // By default a poll gives up after a second, which a busy machine may need for anything.
    expect: { poll: { timeout: 45_000 } },
    hookTimeout: 150_000,
    // Two browsers at a time: they wait more than they work, for timers, servers and each other's devices.
    maxWorkers: 2,
    maxConcurrency: 3,
    // The files of a worker share its browser, whose pages are lent from test to test.
    isolate: false,
  },
});
