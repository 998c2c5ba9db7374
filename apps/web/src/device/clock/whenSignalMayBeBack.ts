/** Time after which a failed request is tried again, if no network was found before. */
const TRY_AGAIN_MS = 60_000;

/** Does the work once: at once when the device finds a network, and after a minute at the latest. */
export function whenSignalMayBeBack(work: () => void): void {
  const isOver = new AbortController();
  const again = () => {
    isOver.abort();
    clearTimeout(timer);
    work();
  };
  const timer = setTimeout(again, TRY_AGAIN_MS);
  window.addEventListener('online', again, { signal: isOver.signal });
}
