import { catalogue } from '@mix/catalogue';
import {
  type FarmJob,
  farmJobKind,
  jobPlan,
  type JobTold,
  plannedJob,
  recordKind,
} from '@mix/documents';
import { calculateMix, type MixDraft } from '@mix/engine';
import { deviceOffset } from '../../src/device/clock/deviceOffset.ts';
import { recordOfJob } from '../../src/records/recordOfJob.ts';
import { jobView } from '../../src/fill/jobView.ts';
import { startFarmJob } from '../../src/fill/startJob.ts';
import { beginLoad, doStep } from '../../src/fill/testing/fillJob.ts';
import type { MixForm } from '../../src/plan/draft/MixForm.ts';
import { hillBlock } from '../../src/plan/testing/exampleMixes.ts';
import type { HeldDocument } from './FrameContent.ts';
import { GALLERY_UID } from './keepAccount.ts';
import { PICTURE_TIME } from './pictureSeason.ts';

const nowMs = PICTURE_TIME.getTime();
const at = '2026-11-21T13:50:00+13:00';

function toldOf(
  paddock: string,
  sprayAreaHa: number,
  said: Partial<JobTold> = {},
  mix: Partial<MixForm> = {},
): JobTold {
  const { name: _name, ...form } = hillBlock;
  // Every figure of the form is a number.
  const draft = { ...form, ...mix, sprayAreaHa } as MixDraft;
  const { plan } = calculateMix(draft, catalogue);
  if (plan === null) throw new Error('a job of the pictures has no plan');
  return {
    draft,
    plan: jobPlan(plan),
    products: catalogue.products.filter(({ id }) =>
      draft.products?.some(({ productId }) => productId === id),
    ),
    engineVersion: plan.engineVersion,
    catalogueVersion: catalogue.version,
    paddock: { id: null, name: paddock, landUse: 'pasture' },
    day: '2026-11-21',
    note: null,
    by: 'Mere Tamihana',
    at: '2026-11-20T16:30:00+13:00',
    ...said,
  };
}

const taken = (job: FarmJob, uid: string): FarmJob => ({
  ...job,
  state: 'taken',
  takenBy: uid,
  takenAt: '2026-11-21T08:05:00+13:00',
});

const held = (id: string, job: FarmJob): HeldDocument => ({
  collection: 'jobs',
  id,
  value: farmJobKind.serialise(job),
});

const told = toldOf('Top terrace', 24, { note: 'Gate by the woolshed.' });

/** A job handed to whoever is signed in. */
export const jobForMe = held('top', plannedJob(told, GALLERY_UID));

/** A job taken by whoever is signed in, and changed since. */
export const jobTaken = held('top', {
  ...taken(plannedJob({ ...told, at: '2026-11-21T09:10:00+13:00' }, GALLERY_UID), GALLERY_UID),
  earlier: [{ ...told, note: 'Gate by the yards.' }],
});

/** The same job, changed to another mix on other ground. */
export const jobChanged = held('top', {
  ...taken(plannedJob({ ...told, at: '2026-11-21T09:10:00+13:00' }, GALLERY_UID), GALLERY_UID),
  earlier: [
    toldOf(
      'Top terrace',
      20,
      { day: '2026-11-22' },
      {
        applicationRateLPerHa: 120,
        products: [{ productId: 'urea', rate: { value: 15, unit: 'kg/ha' } }],
      },
    ),
  ],
});

const [firstLoad] = told.plan.loads;
if (firstLoad === undefined) throw new Error('a job of the pictures has no load');

const filling = held('flats', {
  ...taken(plannedJob(toldOf('Dairy flat', 42, {}), 'sam'), 'sam'),
  state: 'filling',
  load: {
    number: 3,
    count: 5,
    step: 2,
    steps: 5,
    beforeL: 500,
    lineL: 800,
    productId: 'urea',
    loadsL: [1000, 1000, 1000, 1000, 200],
    areaDoneHa: 20,
    at,
  },
});

const small = toldOf('Gully', 8);

/** A job whose one load is in the tank, with less seaweed than asked for: the drum was empty. */
function sprayed() {
  const mine = taken(plannedJob(small, GALLERY_UID), GALLERY_UID);
  let job = beginLoad(startFarmJob('gully', mine, nowMs), nowMs);
  while (job.stages[0].loads[0]?.endedAtMs === null) {
    job = doStep(job, nowMs, jobView(job).step?.productId === 'seaweed' ? 14 : undefined);
  }
  const record = recordOfJob(job, nowMs, deviceOffset);
  const weather = {
    ...record.weather,
    windSpeedKmPerH: 9,
    airTemperatureC: 14,
    relativeHumidityPct: 61,
  };
  // A product of two deliveries gives the longest line of a check.
  const products = record.products.map((one) =>
    one.productId === 'urea' ? { ...one, batch: 'U-4471, U-4502' } : one,
  );
  return {
    mine,
    record: { ...record, jobId: 'gully', products, weather, notes: 'The drum was empty.' },
  };
}
const done = sprayed();
const recordOfGully: HeldDocument = {
  collection: 'records',
  id: 'gully',
  value: recordKind.serialise(done.record),
};

/** A job sprayed by whoever is signed in, with its record. */
export const jobSprayed: readonly HeldDocument[] = [
  recordOfGully,
  held('gully', {
    ...done.mine,
    state: 'sprayed',
    done: { recordId: 'gully', areaDoneHa: 8, at },
  }),
];

/** The jobs that a farm has in work on one day. */
export const boardJobs: readonly HeldDocument[] = [
  filling,
  ...jobSprayed,
  held('top', taken(plannedJob(told, 'tama'), 'tama')),
  held('shed', plannedJob(toldOf('Shed', 9, { day: '2026-11-27' }), 'kereru')),
];
