import { catalogue } from '@mix/catalogue';
import { plannedJob, roundJobId } from '@mix/documents';
import { calculateMix, kilograms, type MixDraft } from '@mix/engine';
import { expect, it } from 'vitest';
import { exampleDraft, exampleJob } from '../../fill/testing/exampleJob.ts';
import { plannedNitrogen, type PlannedMix, type SharedPlans } from './plannedNitrogen.ts';

const paddock = { id: 'hill', name: 'Hill', landUse: null };

function mixOf(draft: MixDraft, products = catalogue.products): PlannedMix {
  const { plan } = calculateMix(draft, catalogue);
  if (plan === null) throw new Error('the example has no plan');
  return { draft, paddockId: 'hill', plan, products };
}

const today = '2026-11-24';
const ground = {
  ...{ name: 'Hill', areaHa: 23.5, landUse: null, outline: null },
  ...{ earlierNames: [], retired: false },
};
const shared: SharedPlans = {
  rounds: [],
  jobs: [],
  paddocks: [{ id: 'hill', value: ground }],
  records: [],
};

const plannedOn = (
  job: Parameters<typeof plannedNitrogen>[0],
  mix: PlannedMix | null,
  more: Partial<SharedPlans> = {},
) => plannedNitrogen(job, mix, { ...shared, ...more }, today).get('hill');

const kgOn = (...asked: Parameters<typeof plannedOn>) => plannedOn(...asked)?.nitrogenKg;

it('is what lands on the ground, of fertiliser alone', () => {
  // 20 kg/ha of 46 % on 23.5 ha; seaweed counts no synthetic nitrogen.
  expect(kgOn(null, mixOf(exampleDraft))).toBeCloseTo(20 * 0.46 * 23.5, 9);
  const draft = { ...exampleDraft, deadVolumeL: 20 };
  expect(kgOn(null, mixOf(draft))).toBeCloseTo(20 * 0.46 * 23.5, 9);
});

it('counts of a field that is sprayed in bands what lands in them', () => {
  const banded = { ...exampleDraft, bandWidthM: 0.3, rowSpacingM: 0.75 };
  expect(kgOn(null, mixOf(banded))).toBeCloseTo(0.4 * 20 * 0.46 * 23.5, 9);
});

it('counts the mix once that a job was begun with, and another one beside it', () => {
  const job = { ...exampleJob(), paddock };
  expect(kgOn(job, mixOf(exampleDraft))).toBeCloseTo(216.2, 9);
  const recorded = { ...exampleDraft, nitrogenAppliedKgPerHa: 30 };
  expect(kgOn(job, mixOf(recorded))).toBeCloseTo(216.2, 9);
  const other = { ...exampleDraft, sprayAreaHa: 10 };
  expect(kgOn(job, mixOf(other))).toBeCloseTo(216.2 + 92, 9);
});

it('is nothing of a job whose ground is not one of the paddocks', () => {
  expect(plannedOn(exampleJob(), null)).toBeUndefined();
  const elsewhere = { ...exampleJob(), paddock: { ...paddock, id: null } };
  expect(plannedOn(elsewhere, null)).toBeUndefined();
});

it('is a lower bound where the content of a product is not known', () => {
  const products = catalogue.products.map((product) =>
    product.id === 'urea' ? { ...product, nutrientsPct: null } : product,
  );
  expect(plannedOn(null, mixOf(exampleDraft, products))).toEqual({
    nitrogenKg: 0,
    isLowerBound: true,
  });
});

/** 20 kg/ha of urea, 9.2 kg N/ha, on the paddock in December. */
const round: SharedPlans['rounds'][number] = {
  id: 'r1',
  value: {
    name: 'Urea 20',
    day: '2026-12-14',
    plannedAt: '2026-11-01T08:00:00+13:00',
    draft: exampleDraft,
    applicationRateLPerHa: 100,
    products: [{ productId: 'urea', name: 'Urea', perHa: { unit: 'kg', value: kilograms(20) } }],
    nitrogenKgPerHa: 9.2,
    costCentsPerHa: null,
    workRateHaPerH: null,
    paddocks: [{ paddockId: 'hill', name: 'Hill' }],
  },
};
const handedOver = (id: string, draft: MixDraft): SharedPlans['jobs'][number] => {
  const { stages, products, engineVersion, catalogueVersion } = exampleJob(draft);
  const told = {
    ...{ draft, plan: stages[0].plan, products, engineVersion, catalogueVersion, paddock },
    ...{ day: '2026-11-30', note: null, by: null, at: '2026-11-24T08:00:00+13:00' },
  };
  return { id, value: plannedJob(told, null) };
};

it('counts a round, and the job it was handed over as in its place', () => {
  expect(kgOn(null, null, { rounds: [round] })).toBeCloseTo(216.2, 9);
  const jobs = [handedOver(roundJobId('r1', 'hill'), { ...exampleDraft, sprayAreaHa: 20 })];
  expect(kgOn(null, null, { rounds: [round], jobs })).toBeCloseTo(184, 9);
});

it('counts a job once that this device fills, and the mix that was handed over', () => {
  const id = roundJobId('r1', 'hill');
  const jobs = [handedOver(id, exampleDraft)];
  const here = { ...exampleJob(), paddock, farmJobId: id };
  expect(kgOn(here, null, { rounds: [round], jobs })).toBeCloseTo(216.2, 9);
  expect(kgOn(null, mixOf(exampleDraft), { rounds: [round], jobs })).toBeCloseTo(216.2, 9);
  // Another mix on the same ground is more.
  const other = mixOf({ ...exampleDraft, sprayAreaHa: 10 });
  expect(kgOn(null, other, { rounds: [round], jobs })).toBeCloseTo(216.2 + 92, 9);
});

it('lets the mix on the screen stand in for the round that it does', () => {
  expect(kgOn(null, mixOf(exampleDraft), { rounds: [round] })).toBeCloseTo(216.2, 9);
});

it('is a lower bound as long as a round or a job may be missing', () => {
  expect(plannedNitrogen(null, mixOf(exampleDraft), null, today).get('hill')).toMatchObject({
    isLowerBound: true,
  });
});
