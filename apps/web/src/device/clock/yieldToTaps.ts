/** Ends a task here: what a finger did meanwhile is heard, then the work goes on before all else. */
export async function yieldToTaps(): Promise<void> {
  // Not in every browser; a task behind those that wait is nearly as good.
  if ('scheduler' in window && 'yield' in window.scheduler) await window.scheduler.yield();
  else await new Promise((done) => setTimeout(done));
}
