import { catalogue } from '@mix/catalogue';
import { jobPlan, nitrogenKgPerHa } from '@mix/documents';
import { askedAmount, calculateMix, replanMidJob, type MixDraft, type MixPlan } from '@mix/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordFaults, recordTexts, recordWith } from './recordTexts.ts';
import type { Job } from '../../fill/job/Job.ts';
import { jobReducer } from '../../fill/job/jobReducer.ts';
import { jobView } from '../../fill/jobView.ts';
import { recordOfJob } from '../recordOfJob.ts';
import { startJob } from '../../fill/startJob.ts';
import { at, doStep } from '../../fill/testing/fillJob.ts';

const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);

const drafts: fc.Arbitrary<MixDraft> = fc.record({
  tankCapacityL: tenths(15, 3000),
  deadVolumeL: fc.constantFrom(null, 0, 0.5),
  tankResidualL: fc.constantFrom(null, 0, 1.5),
  sprayAreaHa: tenths(0.1, 60),
  applicationRateLPerHa: fc.integer({ min: 80, max: 400 }),
  loadSplit: fc.constantFrom('equal' as const, 'fullThenPart' as const),
  heel: fc.constantFrom(
    null,
    { volumeL: 3, contents: 'water' as const },
    { volumeL: 3, contents: 'sameMix' as const },
  ),
  products: fc.tuple(
    fc.record({
      productId: fc.constant('urea'),
      rate: fc.record({ value: tenths(1, 15), unit: fc.constant('kg/ha' as const) }),
      measuringStep: fc.constantFrom(0, 0.1),
    }),
    fc.record({
      productId: fc.constant('ga3'),
      rate: fc.record({ value: tenths(1, 30), unit: fc.constant('g/ha' as const) }),
      measuringStep: fc.constant(0),
    }),
  ),
});

/** Drafts that have a plan of a few loads. */
const plans = drafts
  .map((draft) => ({ draft, plan: calculateMix(draft, catalogue).plan }))
  .filter((one): one is { draft: MixDraft; plan: MixPlan } => (one.plan?.loadCount ?? 9) <= 8);

const start = ({ draft, plan }: { readonly draft: MixDraft; readonly plan: MixPlan }): Job =>
  startJob({ draft, plan, catalogue, atMs: at(0) });

/** Does a step, or begins a load; `amountOf` says what went in of what was asked, null as planned. */
function goOn(job: Job, amountOf: (asked: number) => number | null): Job {
  const { begun, step, load } = jobView(job);
  if (begun === null) {
    const isEmpty = load.load.steps.length === 0;
    return jobReducer(job, { type: 'beginLoad', atMs: at(1), isEmpty });
  }
  const asked = step === null ? null : askedAmount(load.load, step);
  return doStep(job, at(2), (asked && amountOf(asked.value)) ?? undefined);
}

function fillUntil(
  job: Job,
  isEnough: (job: Job) => boolean,
  amountOf: (asked: number) => number | null = () => null,
): Job {
  let filled = job;
  while (!isEnough(filled)) filled = goOn(filled, amountOf);
  return filled;
}
const isFull = (job: Job) => jobView(job).isFull;
const recordOf = (job: Job) => recordOfJob(job, at(60), () => 780);

/**
 * What the loads together may be off: a tenth with a scale that shows tenths of a kilogram, as the
 * loads add up and are rounded once.
 */
const slackOf = ({ loads }: MixPlan): number =>
  loads.some(({ products }) => products.some(({ measured }) => measured !== null)) ? 0.1 : 1e-9;

it('the record of a job that went as planned is its plan', () => {
  fc.assert(
    fc.property(plans, (planned) => {
      const { plan } = planned;
      const record = recordOf(fillUntil(start(planned), isFull));
      expect(record).toMatchObject({ state: 'done', areaDoneHa: plan.sprayAreaHa });
      expect(record.carrierL).toBeCloseTo(plan.carrierTotalL, 6);
      const areaHa = record.loads.reduce((sum, load) => sum + load.actualAreaHa, 0);
      expect(areaHa).toBeCloseTo(plan.sprayAreaHa, 9);
      record.products.forEach(({ actual }, line) => {
        const total = plan.productTotals[line];
        const off = Math.abs(actual.value - (total?.sprayed.value ?? 0));
        expect(off).toBeLessThanOrEqual(slackOf(plan));
        const left = record.products[line]?.leftInMachine?.value ?? 0;
        expect(Math.abs(left - (total?.leftInMachine.value ?? 0))).toBeLessThanOrEqual(
          slackOf(plan),
        );
      });
    }),
    { numRuns: 150 },
  );
});

it('the nitrogen of a record is rate x content: 46 % of urea (S9)', () => {
  fc.assert(
    fc.property(plans, (planned) => {
      const { plan, draft } = planned;
      const perHa = nitrogenKgPerHa(recordOf(fillUntil(start(planned), isFull))) ?? -1;
      const wanted = (draft.products?.[0]?.rate?.value ?? 0) * 0.46;
      const slack = (slackOf(plan) * 0.46) / plan.sprayAreaHa + 1e-9;
      expect(Math.abs(perHa - wanted)).toBeLessThanOrEqual(slack);
      expect(plan.supply.syntheticNitrogenKgPerHa).toBeCloseTo(wanted, 9);
    }),
    { numRuns: 150 },
  );
});

it('whatever went in: it is sprayed or left in the machine, and can be kept as it stands', () => {
  const share = fc.constantFrom(null, null, 0, 0.6, 0.95, 1.1);
  fc.assert(
    fc.property(plans, fc.array(share, { minLength: 5, maxLength: 40 }), (planned, shares) => {
      let put = 0;
      let place = 0;
      const job = fillUntil(start(planned), isFull, (asked) => {
        const by = shares[(place += 1) % shares.length] ?? null;
        put += (by ?? 1) * asked;
        return by === null ? null : by * asked;
      });
      const record = recordOf(job);
      const recorded = record.products.reduce(
        (sum, { actual, leftInMachine }) => sum + actual.value + (leftInMachine?.value ?? 0),
        record.carrierL ?? 0,
      );
      const already = planned.plan.productTotals.reduce(
        (sum, { alreadyInMachine }) => sum + alreadyInMachine.value,
        0,
      );
      expect(recorded).toBeCloseTo(put + already, 6);
      expect(record.areaDoneHa).toBeGreaterThanOrEqual(0);
      expect(record.areaDoneHa).toBeLessThanOrEqual(planned.plan.sprayAreaHa);
      const texts = recordTexts(record);
      expect(recordFaults(record, texts)).toEqual([]);
      expect(recordWith(record, texts)).toEqual(record);
    }),
    { numRuns: 150 },
  );
});

it('a load without its water leaves no more in the machine than went in', () => {
  // Half a litre in the lines, and products that take up less than a tenth of a litre.
  const draft: MixDraft = {
    tankCapacityL: 15,
    deadVolumeL: 0.5,
    sprayAreaHa: 0.1,
    applicationRateLPerHa: 80,
    products: [
      { productId: 'urea', rate: { value: 1, unit: 'kg/ha' }, measuringStep: 0 },
      { productId: 'ga3', rate: { value: 1, unit: 'g/ha' }, measuringStep: 0 },
    ],
  };
  const { plan } = calculateMix(draft, catalogue);
  if (plan === null) throw new Error('no plan');
  const job = fillUntil(start({ draft, plan }), isFull, (asked) => (asked > 1 ? 0 : null));
  const [urea] = recordOf(job).products;
  expect(urea?.actual.value).toBe(0);
  expect(urea?.leftInMachine?.value).toBeCloseTo(0.10625, 9);
});

it('planned again in the middle, a job takes no more of anything than it would have', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 0, max: 20 }), (planned, twentieths) => {
      const { draft, plan } = planned;
      const sprayed = twentieths / 20;
      fc.pre(plan.loadCount > 1 && draft.products?.[0]?.measuringStep === 0);
      const one = fillUntil(start(planned), (job) => jobView(job).lastFull !== null);
      const areaHa = recordOf(one).loads[0]?.actualAreaHa ?? 0;
      // What the gauge shows; the lines are full besides.
      const leftL = areaHa * (1 - sprayed) * plan.applicationRateLPerHa + (plan.tankResidualL ?? 0);
      const rest = replanMidJob(draft, plan, {
        areaLeftHa: plan.sprayAreaHa - areaHa * sprayed,
        // A full tank holds what its gauge says; the noise of a division may come to more.
        litresInTank: Math.min(leftL, plan.tankCapacityL),
      });
      const again = calculateMix(rest, catalogue).plan;
      if (again === null) throw new Error('the rest has no plan');
      const job = jobReducer(one, { type: 'replan', draft: rest, plan: jobPlan(again) });
      const record = recordOf(fillUntil(job, isFull));
      expect(record).toMatchObject({ state: 'done', areaDoneHa: plan.sprayAreaHa });
      for (const { actual, planned: wanted } of record.products) {
        expect(actual.value).toBeCloseTo(wanted?.value ?? 0, 6);
      }
    }),
    { numRuns: 100 },
  );
});
