import { defineConfig } from 'vitest/config';

/** Journeys through the built site, in a real browser, against the real server. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: './startSite.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One browser at a time: two would share the processor and disturb each other's timing. Within
    // it, pages that are only looked at may stand side by side.
    fileParallelism: false,
    maxConcurrency: 3,
  },
});
