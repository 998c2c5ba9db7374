/** Does the work after a while; returns what cancels it. */
export function setBrowserTimer(work: () => void, afterMs: number): () => void {
  const timer = setTimeout(work, afterMs);
  return () => {
    clearTimeout(timer);
  };
}
