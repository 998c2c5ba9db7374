import { defineConfig } from 'vitest/config';

/** Journeys through the built site, in a real browser, against the real server. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: './startSite.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two browsers at a time: they wait more than they work, for timers, servers and each other's devices.
    maxWorkers: 2,
    maxConcurrency: 3,
  },
});
