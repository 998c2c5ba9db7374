/** So long after a screen stands nothing of it is waited for, ms. */
const AFTER_MS = 300;

/** Does something once the page has had nothing to do for a moment. @returns takes it back */
export function whenIdle(act: () => void): () => void {
  // Safari has no `requestIdleCallback`; a moment later is as good.
  const later = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5000 });
    else act();
  }, AFTER_MS);
  return () => {
    clearTimeout(later);
  };
}
