/** Ends the task here: taps that came meanwhile are handled, then the work goes on first. */
export async function yieldToTaps(): Promise<void> {
  // Not every browser has `scheduler.yield`; a new task behind the waiting ones is nearly as good.
  if ('scheduler' in window && 'yield' in window.scheduler) await window.scheduler.yield();
  else await new Promise((done) => setTimeout(done));
}
