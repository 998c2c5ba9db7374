/** How long an in-page jump moves, ms. */
export const scrollDurationMs = 300;

/**
 * Scroll position of the page during an in-page jump.
 * @param elapsedMs time since the start; anything outside 0 to 300 ms counts as the nearer end
 */
export function scrollPosition(from: number, to: number, elapsedMs: number): number {
  const part = Math.min(Math.max(elapsedMs / scrollDurationMs, 0), 1);
  const eased = 1 - (1 - part) ** 3;
  return from + (to - from) * eased;
}

/** Moves the page so that `target` is at its top; jumps where motion is not wanted. */
export function scrollToElement(target: Element): void {
  const from = window.scrollY;
  const to = from + target.getBoundingClientRect().top - scrollMarginOf(target);
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, to);
    return;
  }
  let start: number | null = null;
  const step = (now: number) => {
    start ??= now;
    window.scrollTo(0, scrollPosition(from, to, now - start));
    if (now - start < scrollDurationMs) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

const scrollMarginOf = (target: Element): number =>
  Number.parseInt(getComputedStyle(target).scrollMarginTop, 10);
