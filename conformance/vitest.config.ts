import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.conformance.ts'],
    root: import.meta.dirname,
    globalSetup: './browser/startBrowser.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One asks a browser while the other asks over REST.
    maxWorkers: 2,
  },
});
