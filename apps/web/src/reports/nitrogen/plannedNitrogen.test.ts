import { catalogue } from '@mix/catalogue';
import { calculateMix, type MixDraft } from '@mix/engine';
import { expect, it } from 'vitest';
import { exampleDraft, exampleJob } from '../../fill/testing/exampleJob.ts';
import { plannedNitrogen, type PlannedMix } from './plannedNitrogen.ts';

const paddock = { id: 'hill', name: 'Hill', landUse: null };

function mixOf(draft: MixDraft, products = catalogue.products): PlannedMix {
  const { plan } = calculateMix(draft, catalogue);
  if (plan === null) throw new Error('the example has no plan');
  return { draft, paddockId: 'hill', plan, products };
}

const kgOn = (...asked: Parameters<typeof plannedNitrogen>) =>
  plannedNitrogen(...asked).get('hill')?.nitrogenKg;

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
  expect(plannedNitrogen(exampleJob(), null).size).toBe(0);
  const elsewhere = { ...exampleJob(), paddock: { ...paddock, id: null } };
  expect(plannedNitrogen(elsewhere, null).size).toBe(0);
});

it('is a lower bound where the content of a product is not known', () => {
  const products = catalogue.products.map((product) =>
    product.id === 'urea' ? { ...product, nutrientsPct: null } : product,
  );
  expect(plannedNitrogen(null, mixOf(exampleDraft, products)).get('hill')).toEqual({
    nitrogenKg: 0,
    isLowerBound: true,
  });
});
