import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.conformance.ts'],
    root: import.meta.dirname,
    globalSetup: './browser/startBrowser.ts',
    testTimeout: 30_000,
    // Left to itself, a poll gives up after a second, which a busy machine may take for anything.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    // One asks a browser while the other asks over REST.
    maxWorkers: 2,
  },
});
