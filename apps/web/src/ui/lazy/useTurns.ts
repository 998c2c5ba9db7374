import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from '../../device/clock/afterFrame.ts';
import { pageLife } from './pageLife.ts';

/**
 * A hook. How many parts of a screen are drawn by now that stand below what somebody waits for. While the
 * page begins its life, none in the first drawing, then each behind the frame of the one before, in slices
 * that a tap interrupts. On a page that lives, all at once: a screen one goes back to stands where it was left.
 */
export function useTurns(count: number): number {
  const [drawn, setDrawn] = useState(() => (pageLife.getState().isAlive ? count : 0));
  useEffect(() => {
    if (drawn === count) return;
    afterFrame(() => {
      startTransition(() => {
        setDrawn(drawn + 1);
      });
    });
  }, [drawn, count]);
  return drawn;
}
