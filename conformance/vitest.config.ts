import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.conformance.ts'],
    root: import.meta.dirname,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
