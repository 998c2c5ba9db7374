import { defineConfig } from 'vitest/config';

/** Files of the app as another program opens them. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.office.ts'],
    testTimeout: 150_000,
  },
});
