import type { RateUnit } from '../catalogue/Product.ts';
import type { MixDraft, MixDraftProduct, ProductRate } from './MixDraft.ts';
import type { MixPlan } from './MixPlan.ts';

const PER_HA: Readonly<Partial<Record<RateUnit, RateUnit>>> = {
  'kg/load': 'kg/ha',
  'g/load': 'g/ha',
  'L/load': 'L/ha',
  'mL/load': 'mL/ha',
};

/** Whether a rate means an amount for each tank, so that another tank or part of one is another dose. */
export const isPerLoad = ({ unit }: ProductRate): boolean => PER_HA[unit] !== undefined;

/** Figures a product of three decimal figures has; beyond them is binary noise. */
const withoutNoise = (value: number): number => Number(value.toPrecision(12));

/**
 * The draft of a plan with every rate per load as what it is per hectare in the plan's first load:
 * rate x application rate / load. A label maximum per load goes with it. Other rates stay.
 */
export function ratesPerHa(
  draft: MixDraft,
  { applicationRateLPerHa, loads }: Pick<MixPlan, 'applicationRateLPerHa' | 'loads'>,
): MixDraft {
  const [load] = loads;
  if (load === undefined) return draft;
  const perHa = (rate: ProductRate): ProductRate => {
    const unit = PER_HA[rate.unit];
    return unit === undefined
      ? rate
      : { value: withoutNoise((rate.value * applicationRateLPerHa) / load.loadL), unit };
  };
  const ofLine = (line: MixDraftProduct): MixDraftProduct => {
    const { rate, overrides } = line;
    if (rate === null || !isPerLoad(rate)) return line;
    const label = overrides?.labelMaximumRate ?? null;
    return {
      ...line,
      rate: perHa(rate),
      ...(overrides != null &&
        label !== null && { overrides: { ...overrides, labelMaximumRate: perHa(label) } }),
    };
  };
  return { ...draft, products: (draft.products ?? []).map(ofLine) };
}
