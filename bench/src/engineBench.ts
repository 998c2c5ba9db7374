import { catalogue } from '@mix/catalogue';
import { calculateMix, solveMix } from '@mix/engine';
import { atLeast, atMost, told, type BenchRow } from './BenchRow.ts';
import { draftNumber, eightProductDraft } from './eightProductDraft.ts';
import { nanosecondsPerCall } from './nanosecondsPerCall.ts';
import { median, percentile } from './statistics.ts';

const ROUNDS = 9;
const PLANS_PER_ROUND = 8_000;

/** Plans per second with their working, and the same beside structuredClone of the same drafts. */
export function planBench(): BenchRow[] {
  const first = calculateMix(eightProductDraft, catalogue);
  if (first.plan === null || first.plan.workings.length === 0) {
    throw new Error(`the benchmark mix has no plan: ${JSON.stringify(first.problems)}`);
  }
  const planNs: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS + 2; round += 1) {
    const plan = nanosecondsPerCall(PLANS_PER_ROUND, (index) =>
      calculateMix(draftNumber(index), catalogue),
    );
    const clone = nanosecondsPerCall(PLANS_PER_ROUND, (index) =>
      structuredClone(draftNumber(index)),
    );
    if (round < 2) continue;
    planNs.push(plan);
    ratios.push(plan / clone);
  }
  return [
    atLeast(
      'plans of 8 products with their working, one core',
      1e9 / median(planNs),
      20_000,
      'per s',
    ),
    told(
      'the same as a multiple of structuredClone of the draft',
      `${median(ratios).toFixed(2)} x`,
    ),
  ];
}

/** The solver on a three-product target, every call with another water temperature. */
export function solverBench(): BenchRow[] {
  const target = (index: number): unknown => ({
    machineId: 'custom',
    tankCapacityL: 1000,
    deadVolumeL: 0,
    swathWidthM: 20,
    nozzle: { nozzleId: 'aixr11003', nozzleCount: 40 },
    travelSpeedKmPerH: [8, 14],
    sprayAreaHa: 20 + index / 10,
    waterTemperatureC: 10 + (index % 12),
    products: [
      { productId: 'urea', rate: { value: 30, unit: 'kg/ha' } },
      { productId: 'epsom', rate: { value: 5, unit: 'kg/ha' } },
      { productId: 'fulvic', rate: { value: 2, unit: 'L/ha' } },
    ],
  });
  const milliseconds: number[] = [];
  for (let index = 0; index < 220; index += 1) {
    const start = process.hrtime.bigint();
    const result = solveMix(target(index), catalogue);
    const took = Number(process.hrtime.bigint() - start) / 1e6;
    if (result.proposals.length === 0) {
      throw new Error(`the benchmark target has no proposal: ${JSON.stringify(result.problems)}`);
    }
    if (index >= 20) milliseconds.push(took);
  }
  return [
    atMost('solver, three products, p95 of 200', percentile(milliseconds, 0.95), 16, 'ms', 1),
    told('solver, median', `${median(milliseconds).toFixed(1)} ms`),
  ];
}
