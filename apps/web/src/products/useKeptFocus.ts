import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * On a phone the list and the product take each other's place. The keyboard then goes to what came:
 * the product's heading, or on the way back the row it was opened from.
 * @param area holds both; headings are `h2`, rows are links that carry `data-product`
 * @returns to be called when what was on its way stands; never changes
 */
export function useKeptFocus(
  area: RefObject<HTMLElement | null>,
  productId: string | null,
): () => void {
  const before = useRef(productId);
  /** Selects what is to get the keyboard; what shows a product may still be on its way. */
  const pendingFocus = useRef<string | null>(null);
  const give = useCallback(() => {
    const focused = document.activeElement;
    if (pendingFocus.current === null || area.current === null || focused === null) return;
    const isGone = focused === document.body || focused.getClientRects().length === 0;
    const goal = area.current.querySelector<HTMLElement>(pendingFocus.current);
    if (isGone && goal === null) return;
    pendingFocus.current = null;
    if (isGone) goal?.focus({ preventScroll: true });
  }, [area]);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = productId;
    if (left !== productId) {
      pendingFocus.current =
        productId === null ? `[data-product="${CSS.escape(left ?? '')}"]` : 'article h2';
    }
    give();
  });
  return give;
}
