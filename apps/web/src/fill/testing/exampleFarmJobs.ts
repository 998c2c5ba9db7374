import { catalogue } from '@mix/catalogue';
import { type FarmJob, jobPlan, type JobTold, plannedJob } from '@mix/documents';
import { calculateMix } from '@mix/engine';
import { urea } from '../../plan/testing/exampleMixes.ts';

/** The time at which the jobs are told and taken. */
export const at = '2026-11-24T08:05:00+13:00';
const { products: lines, ...mix } = urea;
const draft = { ...mix, deadVolumeL: 0, sprayAreaHa: 10, products: [...lines] } as JobTold['draft'];
const { plan } = calculateMix(draft, catalogue);
if (plan === null) throw new Error('the example has no plan');

/** A job of ten hectares with urea, as a manager tells it to Tama. */
export const told: JobTold = {
  draft,
  plan: jobPlan(plan),
  products: catalogue.products.filter(({ id }) => id === 'urea'),
  engineVersion: plan.engineVersion,
  catalogueVersion: catalogue.version,
  paddock: { id: null, name: 'Top terrace', landUse: null },
  day: '2026-11-25',
  note: 'Gate by the woolshed.',
  by: 'Mere T.',
  at,
};
export const planned = plannedJob(told, 'tama');
export const taken: FarmJob = { ...planned, state: 'taken', takenBy: 'tama', takenAt: at };
/** The job while Sam fills its third load of five. */
export const filling: FarmJob = {
  ...taken,
  state: 'filling',
  takenBy: 'sam',
  load: {
    number: 3,
    count: 5,
    step: 2,
    steps: 3,
    beforeL: 400,
    lineL: 792,
    productId: 'urea',
    loadsL: [1000, 1000, 1000, 1000, 680],
    areaDoneHa: 5,
    at,
  },
};
