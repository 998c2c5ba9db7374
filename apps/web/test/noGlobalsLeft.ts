import { afterAll, expect, vi } from 'vitest';

const before = new Set(Object.getOwnPropertyNames(globalThis));
afterAll(() => {
  vi.unstubAllGlobals();
  const left = Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name));
  expect(left, 'a file that puts up globals stands with those alone, in vitest.config.ts').toEqual(
    [],
  );
});
