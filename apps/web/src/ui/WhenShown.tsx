import { useLayoutEffect } from 'react';

/** Beside a lazy component: acts as soon as that stands on the page. @param act never changes */
export function WhenShown({ act }: { readonly act: () => void }): null {
  useLayoutEffect(act, [act]);
  return null;
}
