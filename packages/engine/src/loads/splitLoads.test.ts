import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleInputs } from '../../test/exampleInputs.ts';
import type { Heel, MixInputs } from '../mix/MixInputs.ts';
import { hectares, litres, litresPerHectare } from '../units/quantity.ts';
import { MOST_LOADS, splitLoads, type LoadSplit } from './splitLoads.ts';

interface Job {
  readonly areaHa: number;
  readonly rate: number;
  readonly tankL: number;
  readonly deadL?: number | null;
  readonly residualL?: number | null;
  readonly heel?: readonly [number, Heel['contents']] | null;
  readonly split?: MixInputs['loadSplit'];
}

const inputsOf = ({
  areaHa,
  rate,
  tankL,
  deadL = null,
  residualL = null,
  heel = null,
  split,
}: Job): MixInputs =>
  exampleInputs({
    sprayAreaHa: hectares(areaHa),
    applicationRateLPerHa: litresPerHectare(rate),
    tankCapacityL: litres(tankL),
    deadVolumeL: deadL === null ? null : litres(deadL),
    tankResidualL: residualL === null ? null : litres(residualL),
    heel: heel === null ? null : { volumeL: litres(heel[0]), contents: heel[1] },
    loadSplit: split ?? 'fullThenPart',
  });

function split(job: Job): LoadSplit {
  const result = splitLoads(inputsOf(job));
  if (!result.ok) throw new Error(`too many loads: ${result.error.loadCount}`);
  return result.value;
}

const shapes = (job: Job) =>
  split(job).lines.map(({ count, loadL, isPartLoad }) => [count, loadL, isPartLoad]);

const total = ({ lines }: LoadSplit, of: (line: LoadSplit['lines'][number]) => number): number =>
  lines.reduce((sum, line) => sum + line.count * of(line), 0);

describe('golden G12: 37.5 ha at 180 L/ha from 1,200 L', () => {
  const job: Job = { areaHa: 37.5, rate: 180, tankL: 1200 };

  it('is five full tanks and 750 L for 4.1667 ha', () => {
    expect(split(job)).toMatchObject({ sprayVolumeL: 6750, jobVolumeL: 6750, loadCount: 6 });
    expect(shapes(job)).toEqual([
      [5, 1200, false],
      [1, 750, true],
    ]);
    const [full, part] = split(job).lines;
    expect(full.areaHa).toBeCloseTo(6.6667, 4);
    expect(part?.areaHa).toBeCloseTo(4.1667, 4);
  });

  it('is six times 1,125 L when the loads are equal', () => {
    expect(shapes({ ...job, split: 'equal' })).toEqual([[6, 1125, true]]);
    expect(split({ ...job, split: 'equal' }).lines[0].areaHa).toBe(6.25);
  });
});

describe('ghost loads', () => {
  it('has none in any plan that fills whole tanks, over 5,000 of them', () => {
    const tanks = [200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 2000, 2500, 3000, 4000];
    let plans = 0;
    for (let tenths = 1; tenths <= 1000; tenths += 1) {
      for (let rate = 50; rate <= 400; rate += 5) {
        for (const tankL of tanks) {
          // Whole numbers only: what "fits exactly" means must not depend on doubles itself.
          if ((tenths * rate) % (10 * tankL) !== 0) continue;
          const loads = (tenths * rate) / (10 * tankL);
          const { loadCount, lines } = split({ areaHa: tenths / 10, rate, tankL });
          expect([loadCount, lines.length, lines[0].count]).toEqual([loads, 1, loads]);
          expect([lines[0].loadL, lines[0].isPartLoad]).toEqual([tankL, false]);
          plans += 1;
        }
      }
    }
    expect(plans).toBeGreaterThan(5000);
  });

  it('counts 0.1 L/ha on 3 ha as one tank of 0.3 L, though 3 x 0.1 is more than 0.3 in doubles', () => {
    expect(3 * 0.1).toBeGreaterThan(0.3);
    expect(shapes({ areaHa: 3, rate: 0.1, tankL: 0.3 })).toEqual([[1, 0.3, false]]);
  });

  it('has none where acres and gallons were converted', () => {
    const haPerAcre = 0.40468564224;
    const litresPerGallon = 3.785411784;
    for (let acres = 1; acres <= 500; acres += 1) {
      const job: Job = {
        areaHa: acres * haPerAcre,
        rate: (10 * litresPerGallon) / haPerAcre,
        tankL: 10 * litresPerGallon,
      };
      expect(shapes(job)).toEqual([[acres, job.tankL, false]]);
      expect(split({ ...job, split: 'equal' }).loadCount).toBe(acres);
    }
  });

  it('keeps a real remainder, however small the job', () => {
    expect(shapes({ areaHa: 10.01, rate: 100, tankL: 1000 })).toEqual([
      [1, 1000, false],
      [1, 1, true],
    ]);
    expect(shapes({ areaHa: 1e-7, rate: 20, tankL: 1000 })).toEqual([[1, 2e-6, true]]);
  });
});

describe('dead volume', () => {
  it('is filled once, in the first load, and puts nothing on the ground', () => {
    const { jobVolumeL, sprayVolumeL, lines } = split({
      areaHa: 20,
      rate: 100,
      tankL: 1000,
      deadL: 20,
    });
    expect([sprayVolumeL, jobVolumeL]).toEqual([2000, 2020]);
    expect(lines.map(({ count, loadL, areaHa }) => [count, loadL, areaHa])).toEqual([
      [1, 1000, 9.8],
      [1, 1000, 10],
      [1, 20, 0.2],
    ]);
  });

  it('larger than an equal load takes a full tank first', () => {
    const job: Job = { areaHa: 2.4, rate: 100, tankL: 200, deadL: 170, split: 'equal' };
    expect(shapes(job)).toEqual([
      [1, 200, false],
      [2, 105, true],
    ]);
    expect(split(job).lines[0].areaHa).toBeCloseTo(0.3, 12);
  });
});

describe('what stands in the tank and cannot be sprayed', () => {
  // 16 ha at 100 L/ha from 600 L, of which 50 L stand on the gauge when the pump sucks air.
  const job: Job = { areaHa: 16, rate: 100, tankL: 600, deadL: 0, residualL: 50 };

  it('is in the tank at every refill: the later loads are mixed for the rest of the line', () => {
    const { jobVolumeL, leftInTankL, loadCount, lines } = split(job);
    expect([jobVolumeL, leftInTankL, loadCount]).toEqual([1650, 50, 3]);
    const rows = lines.map(({ loadL, heelSameMixL, freshL, areaHa }) => [
      loadL,
      heelSameMixL,
      freshL,
      areaHa,
    ]);
    expect(rows).toEqual([
      [600, 0, 600, 5.5],
      [600, 50, 550, 5.5],
      [550, 50, 500, 5],
    ]);
  });

  it('comes with what fills the lines once, in the first load', () => {
    const { jobVolumeL, lines } = split({ ...job, deadL: 30 });
    expect(jobVolumeL).toBe(1680);
    expect(lines.map(({ loadL, freshL, areaHa }) => [loadL, freshL, areaHa])).toEqual([
      [600, 600, 5.2],
      [600, 550, 5.5],
      [580, 530, 5.3],
    ]);
  });

  it('needs a load more where full tanks no longer cover the job', () => {
    expect(split({ ...job, areaHa: 12 }).loadCount).toBe(3);
    expect(shapes({ ...job, areaHa: 11 })).toEqual([
      [1, 600, false],
      [1, 600, false],
    ]);
  });

  it('stands in each of equal loads', () => {
    const { lines } = split({ ...job, split: 'equal' });
    expect(lines.map(({ count, loadL }) => [count, loadL])).toEqual([
      [1, 583.3333333333334],
      [2, 583.3333333333334],
    ]);
  });

  it('knows of which load the mix in the tank is, where a full tank goes before equal ones', () => {
    const { lines } = split({ ...job, heel: [599, 'sameMix'], split: 'equal' });
    expect(lines.map(({ count, loadL, mixOfLoadL }) => [count, loadL, mixOfLoadL])).toEqual([
      [1, 600, null],
      [1, 575, 600],
      [1, 575, 575],
    ]);
  });

  it('with the same mix in the tank fills no lines: they are full of it', () => {
    const { jobVolumeL, lines } = split({ ...job, deadL: 30, heel: [50, 'sameMix'] });
    expect(jobVolumeL).toBe(1650);
    expect(lines[0]).toMatchObject({ loadL: 600, freshL: 550, areaHa: 5.5 });
  });
});

describe('heel', () => {
  it('is in the first load; a heel of the same mix leaves less to add, water does not', () => {
    const sameMix = split({ areaHa: 25, rate: 100, tankL: 1000, heel: [200, 'sameMix'] }).lines;
    expect(sameMix.map(({ count, freshL, heelSameMixL }) => [count, freshL, heelSameMixL])).toEqual(
      [
        [1, 800, 200],
        [1, 1000, 0],
        [1, 500, 0],
      ],
    );
    const water = split({ areaHa: 25, rate: 100, tankL: 1000, heel: [200, 'water'] }).lines;
    expect(water.map(({ count, freshL, heelWaterL }) => [count, freshL, heelWaterL])).toEqual([
      [1, 1000, 200],
      [1, 1000, 0],
      [1, 500, 0],
    ]);
  });

  it('of the same mix that covers the job is one load with nothing to add', () => {
    for (const heelL of [300 - 1e-10, 300, 450]) {
      const { loadCount, coveredByHeel, lines } = split({
        areaHa: 3,
        rate: 100,
        tankL: 1000,
        heel: [heelL, 'sameMix'],
      });
      expect([loadCount, coveredByHeel]).toEqual([1, true]);
      expect(lines).toEqual([
        {
          count: 1,
          loadL: heelL,
          freshL: 0,
          heelWaterL: 0,
          heelSameMixL: heelL,
          mixOfLoadL: null,
          areaHa: 3,
          isPartLoad: true,
        },
      ]);
    }
  });

  it('of the same mix that fills the tank leaves nothing to add to the first load only', () => {
    const result = split({ areaHa: 25, rate: 100, tankL: 1000, heel: [1000, 'sameMix'] });
    expect(result.coveredByHeel).toBe(false);
    expect(result.lines.map(({ count, loadL, freshL }) => [count, loadL, freshL])).toEqual([
      [1, 1000, 0],
      [1, 1000, 1000],
      [1, 500, 500],
    ]);
  });

  it('above an equal load takes a full tank first', () => {
    const job: Job = { areaHa: 12, rate: 100, tankL: 1000, split: 'equal' };
    expect(shapes({ ...job, heel: [900, 'sameMix'] })).toEqual([
      [1, 1000, false],
      [1, 200, true],
    ]);
    expect(shapes({ ...job, heel: [500, 'sameMix'] })).toEqual([
      [1, 600, true],
      [1, 600, true],
    ]);
  });
});

it('refuses more loads than anybody drives', () => {
  const job: Job = { areaHa: 1000, rate: 100, tankL: 100 };
  expect(split(job).loadCount).toBe(MOST_LOADS);
  expect(splitLoads(inputsOf({ ...job, areaHa: 1000.01 }))).toEqual({
    ok: false,
    error: { loadCount: MOST_LOADS + 1 },
  });
  const vast = { areaHa: 100_000, rate: 5000, tankL: 0.001 };
  expect(splitLoads(inputsOf(vast))).toEqual({ ok: false, error: { loadCount: 5e11 } });
});

const tenths = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 10);

it('loads add up to the job and areas to the spray area, no load passes the tank', () => {
  fc.assert(
    fc.property(
      fc.record({
        areaHa: tenths(1, 2000),
        rate: fc.integer({ min: 20, max: 650 }),
        tankL: fc.integer({ min: 300, max: 4000 }),
        deadL: fc.option(fc.integer({ min: 0, max: 150 })),
        residualL: fc.option(fc.integer({ min: 0, max: 140 })),
        heel: fc.option(
          fc.tuple(
            fc.integer({ min: 0, max: 300 }),
            fc.constantFrom<Heel['contents'][]>('water', 'sameMix'),
          ),
        ),
        split: fc.constantFrom<MixInputs['loadSplit'][]>('fullThenPart', 'equal'),
      }),
      (job) => {
        const result = split(job);
        expect(result.loadCount).toBe(total(result, () => 1));
        expect(result.lines.length).toBeLessThanOrEqual(3);
        expect(total(result, ({ areaHa }) => areaHa)).toBeCloseTo(job.areaHa, 9);
        for (const { loadL, areaHa, freshL } of result.lines) {
          expect(loadL).toBeLessThanOrEqual(job.tankL);
          expect(areaHa).toBeGreaterThan(0);
          expect(freshL).toBeGreaterThanOrEqual(0);
        }
        const heelL = result.lines[0].heelSameMixL;
        const keptL = (result.loadCount - 1) * (job.residualL ?? 0);
        const needed = Math.max(result.jobVolumeL + keptL, heelL);
        expect(total(result, ({ loadL }) => loadL)).toBeCloseTo(needed, 6);
      },
    ),
    { numRuns: 1000 },
  );
});
