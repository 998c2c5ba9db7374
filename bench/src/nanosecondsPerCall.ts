/** Nanoseconds per call of `work`, called `times` times. */
export function nanosecondsPerCall(times: number, work: (index: number) => unknown): number {
  const start = process.hrtime.bigint();
  for (let index = 0; index < times; index += 1) work(index);
  return Number(process.hrtime.bigint() - start) / times;
}
