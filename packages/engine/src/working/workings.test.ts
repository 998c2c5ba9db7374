import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDraft } from '../../test/anyDraft.ts';
import { mixCatalogue } from '../../test/mixCatalogue.ts';
import { calculateMix } from '../planning/calculateMix.ts';
import type { MixDraft } from '../mix/MixDraft.ts';
import type { MixPlan } from '../mix/MixPlan.ts';
import type { Working, WorkingFormula, WorkingTermName } from '../mix/Working.ts';

/** The sum of all terms of a name; `missing` where there is none. */
function termOf({ terms }: Working, name: WorkingTermName, missing = Number.NaN): number {
  const named = terms.filter((one) => one.name === name);
  if (named.length === 0) return missing;
  return named.reduce((sum, { value }) => sum + (value ?? 0), 0);
}

/** A rate in kg or L, by the density where one is given. */
function doseOf(working: Working): number {
  const rate = working.terms.find(({ name }) => name === 'productRate');
  const perBase = /^(g|mL)\b/.test(rate?.unit ?? '') ? 1000 : 1;
  return termOf(working, 'productRate') / perBase / termOf(working, 'liquidDensity', 1);
}

/**
 * Sum over the loads of the terms with these names, each times the load count that stands before
 * it.
 */
const overLoads = ({ terms }: Working, names: readonly WorkingTermName[]): number =>
  terms.reduce(
    (sum, { name, value }, place) =>
      names.includes(name) ? sum + (value ?? 0) * (terms[place - 1]?.value ?? 0) : sum,
    0,
  );

/** Each formula in words of arithmetic, written apart from the code that fills it in. */
const FORMULAS: Partial<Record<WorkingFormula, (w: Working) => number>> = {
  sprayVolume: (w) => termOf(w, 'applicationRate') * termOf(w, 'sprayArea'),
  jobVolume: (w) =>
    termOf(w, 'sprayVolume') + termOf(w, 'deadVolume', 0) + termOf(w, 'tankResidual', 0),
  loadArea: (w) =>
    (termOf(w, 'load', termOf(w, 'jobVolume')) -
      termOf(w, 'deadVolume', 0) -
      termOf(w, 'tankResidual', 0)) /
    termOf(w, 'applicationRate'),
  carrier: (w) => termOf(w, 'load') - termOf(w, 'heel', 0) - termOf(w, 'displacement', 0),
  carrierTotal: (w) => overLoads(w, ['carrier']),
  loadDensity: (w) => (termOf(w, 'waterMass') + termOf(w, 'productMass')) / termOf(w, 'mixVolume'),
  loadMass: (w) => termOf(w, 'density') * termOf(w, 'load'),
  perHaFromRate: doseOf,
  perHaFromNutrient: (w) => (doseOf(w) * 100) / termOf(w, 'nutrientContent'),
  perHaFromVolume: (w) => (doseOf(w) / 100) * termOf(w, 'applicationRate'),
  perHaFromLoad: (w) => termOf(w, 'sprayedAmount') / termOf(w, 'sprayArea'),
  amountFromArea: (w) =>
    (termOf(w, 'productPerHa') * termOf(w, 'freshVolume')) / termOf(w, 'applicationRate'),
  amountFromLoad: (w) => doseOf(w) * (1 - termOf(w, 'heel', 0) / termOf(w, 'load', 1)),
  jobAmountFromArea: (w) =>
    (termOf(w, 'productPerHa') * (termOf(w, 'mixVolume') - termOf(w, 'heel', 0))) /
    termOf(w, 'applicationRate'),
  jobAmountFromLoad: (w) => overLoads(w, ['productMass', 'productVolume']),
  sprayedAmount: (w) =>
    termOf(w, 'jobAmount') + termOf(w, 'alreadyInMachine') - termOf(w, 'leftInMachine'),
  displacementOfMass: (w) => termOf(w, 'productMass') * termOf(w, 'displacementPerKg'),
  displacementOfLiquid: (w) => termOf(w, 'productVolume'),
  nitrogenOnLeaf: (w) => (termOf(w, 'nitrogenSupplied') * termOf(w, 'interceptedShare')) / 100,
};

/** The figure of a plan that a path names; a measure by its value. */
function figureAt(plan: MixPlan, path: string): unknown {
  let value: unknown = plan;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
}

it('every working gives its figure from its terms, and names a figure of the plan', () => {
  const seen = new Set<WorkingFormula>();
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const { plan } = calculateMix(draft, mixCatalogue);
      for (const working of plan?.workings ?? []) {
        const formula = FORMULAS[working.formula];
        if (plan === null || formula === undefined) continue;
        seen.add(working.formula);
        const tolerance = 1e-9 * Math.max(1, Math.abs(working.value));
        expect(Math.abs(formula(working) - working.value)).toBeLessThanOrEqual(tolerance);
        expect(figureAt(plan, working.figure)).toBe(working.value);
      }
    }),
    { numRuns: 400 },
  );
  expect([...seen].sort()).toEqual(Object.keys(FORMULAS).sort());
});

const draft: MixDraft = {
  machineId: 'one-boom',
  tankResidualL: 0,
  sprayAreaHa: 25,
  applicationRateLPerHa: 100,
  heel: { volumeL: 100, contents: 'water' },
  products: [
    { productId: 'urea', rate: { value: 20, unit: 'kg/ha' } },
    { productId: 'uan', rate: { value: 12.8, unit: 'kg/ha' } },
  ],
};

function workingOf(figure: string): Working {
  const { plan } = calculateMix(draft, mixCatalogue);
  const found = plan?.workings.filter((working) => working.figure === figure) ?? [];
  expect(found).toHaveLength(1);
  const [working] = found;
  if (working === undefined) throw new Error(`no working of ${figure}`);
  return working;
}

const termsOf = (figure: string) =>
  workingOf(figure).terms.map(({ name, value, unit, source }) => [name, value, unit, source]);

it('counts loads from a tank that is the machine’s, assumed where its usable part is', () => {
  expect(workingOf('loadCount').value).toBe(3);
  expect(termsOf('loadCount')).toEqual([
    ['jobVolume', 2520, 'L', 'worked'],
    ['tankCapacity', 950, 'L', 'assumed'],
    ['tankResidual', 0, 'L', 'draft'],
  ]);
});

it('takes heel and every displacement off the load', () => {
  const names = workingOf('loads.0.carrierL').terms.map(({ name, productId }) => [name, productId]);
  expect(names).toEqual([
    ['load', undefined],
    ['heel', undefined],
    ['displacement', 'urea'],
    ['displacement', 'uan'],
  ]);
});

it('names the salt table as the source of a dissolved salt’s room', () => {
  const [mass, perKg] = workingOf('loads.1.products.0.displacementL').terms;
  expect(mass).toMatchObject({ name: 'productMass', value: 190, unit: 'kg' });
  expect(perKg).toMatchObject({ name: 'displacementPerKg', unit: 'L/kg', source: 'S3' });
  expect(perKg?.value).toBeCloseTo(0.742, 2);
});

it('shows the rate as it was typed and what turned it into litres', () => {
  expect(workingOf('productTotals.1.perHa')).toMatchObject({ value: 10, unit: 'L/ha' });
  expect(termsOf('productTotals.1.perHa')).toEqual([
    ['productRate', 12.8, 'kg/ha', 'draft'],
    ['liquidDensity', 1.28, 'kg/L', 'assumed'],
  ]);
});
