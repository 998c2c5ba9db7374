/** As long as a sheet takes to open, ms. */
const MOVE_MS = 200;

/**
 * Takes a row out of its list; those below come up into its place, where motion is wanted. They can be
 * tapped there from the first moment.
 * @param row null: only takes it out
 */
export function closeGap(row: Element | null, takeOut: () => void): void {
  const list = row?.parentElement ?? null;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const before = new Map(
    isStill || list === null
      ? []
      : [...list.children].map((each) => [each, each.getBoundingClientRect().top]),
  );
  takeOut();
  requestAnimationFrame(() => {
    for (const [each, topPx] of before) {
      const fromPx = topPx - each.getBoundingClientRect().top;
      if (!each.isConnected || fromPx === 0) continue;
      each.animate(
        { transform: [`translateY(${fromPx}px)`, 'none'] },
        { duration: MOVE_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
      );
    }
  });
}
