import { expect, it } from 'vitest';
import { nozzleBounds } from './nozzleBounds.ts';
import type { SolveJob } from './SolveJob.ts';

const nozzle = { flowLPerMin: 1.58, atBar: 3, flowExponent: 0.5, minBar: 1, maxBar: 8 };
// Only the fields of a job that are read.
const job = {
  travelSpeedKmPerH: [8, 12],
  nozzleCount: 40,
  inputs: { nozzle, swathWidthM: 20, treatedShare: 1 },
} as unknown as SolveJob;

it('asks for the plan at a bound once, however often it comes to it', () => {
  const asked: number[] = [];
  const bounds = nozzleBounds(job, [200, 210], (rate) => {
    asked.push(rate);
    return 1.1;
  });
  expect(new Set(asked).size).toBe(asked.length);
  expect(bounds).toEqual([200, 210]);
});

it('lets a nozzle put as much more on a band as the band is less than the ground', () => {
  const boundsAt = (treatedShare: number) =>
    nozzleBounds({ ...job, inputs: { ...job.inputs, treatedShare } }, [1, 10_000], () => 1);
  const [low, high] = boundsAt(1);
  const [bandLow, bandHigh] = boundsAt(0.25);
  expect(low).toBeGreaterThan(1);
  expect(bandLow / low).toBeCloseTo(4, 2);
  expect(bandHigh / high).toBeCloseTo(4, 2);
});
