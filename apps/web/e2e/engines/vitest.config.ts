import { defineConfig } from 'vitest/config';

/** Journeys through the built site in other browsers' engines, one at a time. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.engine.ts'],
    globalSetup: './buildSite.ts',
    // Ends a test that hangs. A busy machine may be ten times slower; a passing test waits for none
    // of this.
    testTimeout: 300_000,
    hookTimeout: 150_000,
    maxWorkers: 1,
    // The files share the engines, which end with the worker.
    isolate: false,
  },
});
