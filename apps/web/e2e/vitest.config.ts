import { defineConfig } from 'vitest/config';

/** Journeys through the built site, in a real browser, against the real server. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: './startSite.ts',
    testTimeout: 60_000,
    // Left to itself, a poll gives up after a second, which a busy machine may take for anything.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    // Two browsers at a time: they wait more than they work, for timers, servers and each other's devices.
    maxWorkers: 2,
    maxConcurrency: 3,
  },
});
