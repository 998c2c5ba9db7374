import { farmJobKind, fillJob, plannedJob } from '@mix/documents';
import { expect, it } from 'vitest';
import { exampleJob } from '../../fill/testing/exampleJob.ts';
import { at, beginLoad, doStep, fillLoad } from '../../fill/testing/fillJob.ts';
import { jobView } from '../../fill/jobView.ts';
import { loadProgress } from './loadProgress.ts';
import type { Job } from '../../fill/job/Job.ts';

const inNewZealand = () => 780;
const progress = (job: Job, minute: number) => loadProgress(job, at(minute), inNewZealand);

it('says the load and the step in work, and nothing of what is not begun', () => {
  const job = exampleJob();
  expect(progress(job, 0)).toEqual({
    number: 1,
    count: 3,
    step: 0,
    steps: 5,
    beforeL: 0,
    lineL: 0,
    productId: null,
    loadsL: [1000, 1000, 350],
    loads: [],
    areaDoneHa: 0,
    at: '2026-11-21T14:02:00+13:00',
  });
  const second = beginLoad(fillLoad(job, 0), at(30));
  expect(progress(second, 30)).toMatchObject({
    number: 2,
    step: 1,
    productId: null,
    areaDoneHa: 10,
  });
  const atUrea = doStep(second, at(31));
  const told = progress(atUrea, 31);
  expect(told).toMatchObject({ number: 2, step: 2, productId: 'urea' });
  expect(told.lineL).toBeGreaterThan(told.beforeL);
});

it('is at the last step of the last load when all are full', () => {
  const full = [0, 30, 60].reduce((job, minute) => fillLoad(job, minute), exampleJob());
  expect(progress(full, 90)).toMatchObject({
    number: 3,
    step: 5,
    steps: 5,
    lineL: 350,
    areaDoneHa: 23.5,
  });
});

it('tells what went into each load that is begun, and what is still to go into the one in work', () => {
  let job = beginLoad(exampleJob(), at(0));
  while (jobView(job).step?.productId !== 'urea') job = doStep(job, at(1));
  const [first] = progress(job, 1).loads ?? [];
  expect(first).toMatchObject({ number: 1, lineL: 1000, areaHa: 10 });
  const ofUrea = first?.products.find(({ productId }) => productId === 'urea');
  expect(ofUrea?.amount.value).toBeCloseTo(200, 6);
  job = doStep(job, at(2), 190);
  const [changed] = progress(job, 2).loads ?? [];
  expect(changed?.products).toContainEqual({
    productId: 'urea',
    amount: { unit: 'kg', value: 190 },
  });
});

it('is what the farm keeps of a job, step after step', () => {
  const job = exampleJob();
  const [{ draft, plan }] = job.stages;
  const told = {
    draft,
    plan,
    products: job.products,
    engineVersion: job.engineVersion,
    catalogueVersion: job.catalogueVersion,
    paddock: null,
    day: null,
    note: null,
    by: 'Mere',
    at: '2026-11-21T08:00:00+13:00',
  };
  const step = fillJob(
    plannedJob(told, null),
    { uid: 'sam', at: told.at },
    progress(fillLoad(job, 0), 30),
  );
  if ('refused' in step) throw new Error(step.refused);
  expect(farmJobKind.parse(farmJobKind.serialise(step.job))).toEqual(step.job);
});
