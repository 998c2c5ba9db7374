import {
  localDay,
  localTime,
  UNFILLED_RECORD,
  type RecordLoad,
  type RecordProduct,
  type SprayRecord,
} from '@mix/documents';
import {
  applyOverrides,
  askedAmount,
  kilograms,
  litres,
  sprayedAsWeighed,
  type ProductMeasure,
} from '@mix/engine';
import type { OffsetAt } from '../device/clock/deviceOffset.ts';
import type { Job, JobLoad, JobStage } from '../fill/job/Job.ts';
import { loadAfter, plannedLoad } from '../fill/jobView.ts';
import { loadsBefore } from '../fill/job/loadCounts.ts';
import { sprayedProduct } from './sprayedProduct.ts';

/** Ground smaller by no more than this share is how a division ended, not work left undone. */
const NOISE_SHARE = 1e-6;

/** Share by which an area that is read off the screen and typed again may be off. */
const SHOWN_SHARE = 1e-3;

/** A tank is sprayed out in less time; a job that is recorded later had ended before. */
const SPRAYED_OUT_MS = 4 * 3_600_000;

const measure = (unit: ProductMeasure['unit'], value: number): ProductMeasure =>
  unit === 'kg' ? { unit, value: kilograms(value) } : { unit, value: litres(value) };

function recordLoad(
  stage: JobStage,
  load: JobLoad,
  before: number,
  at: (momentMs: number) => string,
): RecordLoad {
  const planned = plannedLoad(stage.plan, load.number);
  const actual = loadAfter(stage, load.number, load.done).load;
  // A load that was filled in part stands at the tank line of its last step.
  const lineL =
    load.endedAtMs === null
      ? (actual.steps[load.done.length - 1]?.tankLineL ?? actual.heelL)
      : actual.loadL;
  return {
    number: before + load.number,
    startedAt: at(load.startedAtMs),
    endedAt: load.endedAtMs === null ? null : at(load.endedAtMs),
    plannedL: planned.loadL,
    actualL: lineL,
    plannedAreaHa: planned.areaHa,
    actualAreaHa: load.endedAtMs === null ? 0 : actual.areaHa,
    steps: load.done.map((done, place) => {
      const step = planned.steps[place];
      const now = actual.steps[place] ?? step;
      const asked = step === undefined ? null : askedAmount(planned, step);
      const unit = asked?.unit ?? 'L';
      return {
        kind: now?.kind ?? 'topUp',
        productId: now?.productId ?? null,
        outcome: done.outcome,
        planned: asked,
        actual: done.amount === null ? null : measure(unit, done.amount),
        at: at(done.atMs),
        temperatureC: done.temperatureC,
      };
    }),
  };
}

/** Water that really went in, over all loads. */
function carrierOf(loads: readonly RecordLoad[]): number {
  let litresIn = 0;
  for (const { steps } of loads) {
    for (const { productId, actual } of steps)
      if (productId === null) litresIn += actual?.value ?? 0;
  }
  return litresIn;
}

/**
 * The products of the record: `actual` is what was sprayed; what stays in the machine is only
 * stated.
 */
function recordProducts(job: Job): readonly RecordProduct[] {
  const [{ plan }] = job.stages;
  return plan.productTotals.map((total) => {
    const { productId } = total;
    // The amount as the operator was told to weigh it: the exact figure is on no scale, and in no
    // job of a farm.
    const planned = sprayedAsWeighed(total);
    const { sprayed, left } = sprayedProduct(job, productId);
    return {
      productId,
      name: job.products.find(({ id }) => id === productId)?.name ?? productId,
      planned,
      actual: measure(planned.unit, sprayed),
      ...(left > 0 && { leftInMachine: measure(planned.unit, left) }),
      registrationNumber: null,
      batch: null,
    };
  });
}

/**
 * The area, ha, that is done when every full load has been sprayed out. Where the rest was planned
 * again, the area before that is what the operator said was not left. Null where more was said to
 * be left than there was in the plan: the paddock is larger, and nobody said how much of it was
 * done before.
 */
function areaOfLoads({ stages }: Job): number | null {
  const [{ plan }] = stages;
  const stage = stages.at(-1) ?? stages[0];
  if (stage.plan.sprayAreaHa > plan.sprayAreaHa * (1 + SHOWN_SHARE)) return null;
  const full = stage.loads.filter(({ endedAtMs }) => endedAtMs !== null);
  if (full.length === stage.plan.loadCount && full.every((load) => isAsPlanned(stage, load))) {
    return plan.sprayAreaHa;
  }
  const inStage = full.reduce(
    (sum, load) => sum + loadAfter(stage, load.number, load.done).load.areaHa,
    0,
  );
  const before = Math.max(0, plan.sprayAreaHa - stage.plan.sprayAreaHa);
  return Math.min(plan.sprayAreaHa, before + inStage);
}

const isAsPlanned = (stage: JobStage, load: JobLoad): boolean =>
  loadAfter(stage, load.number, load.done).load.areaHa ===
  plannedLoad(stage.plan, load.number).areaHa;

function lastMomentOf(job: Job): number {
  return job.stages
    .flatMap(({ loads }) =>
      loads.flatMap(({ done, startedAtMs }) => [startedAtMs, ...done.map(({ atMs }) => atMs)]),
    )
    .reduce((latest, atMs) => Math.max(latest, atMs), job.startedAtMs);
}

/**
 * When a job ended: now, where it is recorded on the day of its last step or soon after it; else with
 * that step. Recorded at breakfast, an evening's job is not of the next day, nor of the next year.
 */
function endOf(job: Job, nowMs: number, at: (momentMs: number) => string): string {
  const lastMs = lastMomentOf(job);
  const now = at(nowMs);
  const last = at(lastMs);
  const endsNow = nowMs - lastMs < SPRAYED_OUT_MS || localDay(now) === localDay(last);
  return endsNow && nowMs >= lastMs ? now : last;
}

/** What nothing is known of at first, whatever a record is made of. */
export const NOTHING_SAID = {
  ...UNFILLED_RECORD,
  loads: [],
  jarTest: null,
  revisions: [],
  deviceRevisions: [],
} as const;

/**
 * Whether ground was left undone; what a division rounds off is none. Where no area was planned, nothing
 * was left of it.
 */
export const isPartDone = (areaDoneHa: number | null, sprayAreaHa: number | null): boolean =>
  areaDoneHa !== null && sprayAreaHa !== null && areaDoneHa < sprayAreaHa * (1 - NOISE_SHARE);

/**
 * The record of a job as far as the filling knows it: what went in, when, and the ground it is enough
 * for. Where, who and the weather are for the operator to say.
 */
export function recordOfJob(job: Job, nowMs: number, offsetAt: OffsetAt): SprayRecord {
  const at = (momentMs: number): string => localTime(new Date(momentMs), offsetAt(momentMs));
  const [{ draft, plan }] = job.stages;
  const loads = job.stages.flatMap((stage) =>
    stage.loads.map((load) => recordLoad(stage, load, loadsBefore(job, stage), at)),
  );
  const areaDoneHa = areaOfLoads(job);
  const [firstLoad] = loads;
  return {
    name: job.name,
    state: isPartDone(areaDoneHa, plan.sprayAreaHa) ? 'partDone' : 'done',
    startedAt: firstLoad?.startedAt ?? null,
    endedAt: endOf(job, nowMs, at),
    ...placeOf(job),
    sprayAreaHa: plan.sprayAreaHa,
    areaDoneHa,
    applicationRateLPerHa: plan.applicationRateLPerHa,
    plannedCarrierL: plan.carrierTotalL,
    carrierL: carrierOf(loads),
    products: recordProducts(job),
    ...NOTHING_SAID,
    loads,
    jarTest:
      job.jarTest === null
        ? null
        : { verdict: job.jarTest.verdict, at: at(job.jarTest.atMs), notes: job.jarTest.notes },
    growthStage: draft.growthStage == null ? null : `BBCH ${draft.growthStage}`,
    draft,
    engineVersion: job.engineVersion,
    catalogueVersion: job.catalogueVersion,
    productFacts: job.products.map((product) =>
      applyOverrides(
        product,
        draft.products?.find(({ productId }) => productId === product.id)?.overrides ?? null,
      ),
    ),
  };
}

const placeOf = ({ paddock }: Job): Pick<SprayRecord, 'paddockId' | 'location' | 'landUse'> =>
  paddock === undefined
    ? { paddockId: null, location: null, landUse: null }
    : { paddockId: paddock.id, location: paddock.name, landUse: paddock.landUse };
