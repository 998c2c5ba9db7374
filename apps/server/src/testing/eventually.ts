import { vi } from 'vitest';

/** Waits until a check holds. Left to itself, Vitest gives up after a second: a busy machine may need it. */
export const eventually = (check: () => unknown): Promise<unknown> =>
  vi.waitFor(check, { timeout: 45_000 });
