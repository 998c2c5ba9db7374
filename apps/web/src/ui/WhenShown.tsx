import { useLayoutEffect } from 'react';

/**
 * Stands beside a lazy component: calls `act` as soon as that component is on the page.
 * @param act never changes
 */
export function WhenShown({ act }: { readonly act: () => void }): null {
  useLayoutEffect(act, [act]);
  return null;
}
