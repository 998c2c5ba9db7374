import { useEffect } from 'react';
import { whenIdle } from '../device/clock/whenIdle.ts';

interface Preloadable {
  readonly preload: () => Promise<void>;
}

/** A hook. Fetches what may be wanted next, once nothing is waited for. @param next never changes */
export function usePreloaded(next: readonly Preloadable[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const { preload } of next) void preload();
      }),
    [next],
  );
}
