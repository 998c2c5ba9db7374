import { useEffect } from 'react';
import { whenIdle } from '../../device/clock/whenIdle.ts';

interface Preloadable {
  readonly preload: () => Promise<void>;
}

/**
 * A hook. Fetches what may be wanted next, once nothing is waited for.
 * @param next never changes
 * @param isReady whether the screen shows what was asked of it
 */
export function usePreloaded(next: readonly Preloadable[], isReady: boolean): void {
  useEffect(
    () =>
      isReady
        ? whenIdle(() => {
            for (const { preload } of next) void preload();
          })
        : undefined,
    [next, isReady],
  );
}
