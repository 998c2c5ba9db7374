import { vi } from 'vitest';

/** Waits until a check holds. Vitest's own limit is a second, which a busy machine may need. */
export const eventually = (check: () => unknown): Promise<unknown> =>
  vi.waitFor(check, { timeout: 45_000 });
