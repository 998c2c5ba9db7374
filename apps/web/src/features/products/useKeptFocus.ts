import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * On a phone the list and the product take each other's place. The keyboard then goes to what came:
 * the product's heading, or on the way back the row it was opened from.
 * @param area holds both; headings are `h2`, rows are links that carry `data-product`
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>, productId: string | null): void {
  const before = useRef(productId);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = productId;
    const focused = document.activeElement;
    if (left === productId || area.current === null || focused === null) return;
    const isGone = focused !== document.body && focused.getClientRects().length === 0;
    const wasReplaced = focused === document.body;
    if (!isGone && !wasReplaced) return;
    const goal =
      productId === null
        ? area.current.querySelector<HTMLElement>(`[data-product="${CSS.escape(left ?? '')}"]`)
        : area.current.querySelector<HTMLElement>('article h2');
    goal?.focus({ preventScroll: true });
  }, [area, productId]);
}
