import { anyDose } from '../anyDose.ts';
import {
  calculateMix,
  kilogramsPerLitre,
  litresPerMinute,
  bar,
  type Catalogue,
  type MixDraft,
  type MixDraftProduct,
  type MixPlan,
  type MixResult,
  type Nozzle,
  type Product,
  type RateUnit,
} from '@mix/engine';
import { catalogue } from '../../src/index.ts';

/** A line of a mix: product, amount, unit; kg in every load unless said. */
export const line = (
  productId: string,
  value: number,
  unit: RateUnit = 'kg/load',
): MixDraftProduct => ({ productId, rate: { value, unit }, ...anyDose });

/** One load of `loadL` litres, filled with these products. */
export const oneLoad = (
  loadL: number,
  products: readonly MixDraftProduct[],
  more: MixDraft = {},
): MixDraft => ({
  tankCapacityL: loadL,
  sprayAreaHa: 1,
  applicationRateLPerHa: loadL,
  products,
  ...more,
});

export const resultOf = (draft: MixDraft, facts: Catalogue = catalogue): MixResult =>
  calculateMix(draft, facts);

export function planOf(draft: MixDraft, facts: Catalogue = catalogue): MixPlan {
  const { plan, problems } = calculateMix(draft, facts);
  if (plan === null) throw new Error(JSON.stringify(problems));
  return plan;
}

/** A figure that must be there; throws where it is not. */
export function known(value: number | string | readonly string[] | null | undefined): number {
  if (typeof value !== 'number') throw new Error(`no figure: ${String(value)}`);
  return value;
}

/** A figure of the problem with that code. */
export function toldBy(draft: MixDraft, code: string, value: string, facts = catalogue): number {
  const problem = resultOf(draft, facts).problems.find((entry) => entry.code === code);
  return known(problem?.values[value]);
}

/** The catalogue with one product corrected. */
export const withProduct = (id: string, change: Partial<Product>): Catalogue => ({
  ...catalogue,
  products: catalogue.products.map((product) =>
    product.id === id ? { ...product, ...change } : product,
  ),
});

export const firstLoad = (plan: MixPlan) => {
  const [load] = plan.loads;
  if (load === undefined) throw new Error('no load');
  return load;
};

export function nozzle(id: string): Nozzle {
  const found = catalogue.nozzles.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`no nozzle ${id}`);
  return found;
}

/** An ISO 04 tip of the nominal flow: 1.6 L/min at 3 bar. */
export const iso04: Nozzle = {
  ...nozzle('ga110-04'),
  flowLPerMin: litresPerMinute(1.6),
  atBar: bar(3),
};

export const density = (kgPerL: number) => kilogramsPerLitre(kgPerL);
