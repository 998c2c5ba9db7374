import { defineConfig } from 'vitest/config';

/** Nothing of these is left without Google's emulator. */
const BESIDE_EMULATOR = ['**/emulator.*', '**/randomQueries.*', '**/rules.*'];

export default defineConfig({
  test: {
    include: ['**/*.conformance.ts'],
    exclude: process.env['MIX_SAMPLE'] === 'true' ? BESIDE_EMULATOR : [],
    root: import.meta.dirname,
    globalSetup: './browser/startBrowser.ts',
    // Ends what hangs. A busy machine may be ten times slower, and a test that passes waits for none of it.
    testTimeout: 150_000,
    // Left to itself, a poll gives up after a second, which a busy machine may take for anything.
    expect: { poll: { timeout: 45_000 } },
    hookTimeout: 150_000,
    // One asks a browser while the other asks over REST.
    maxWorkers: 2,
  },
});
