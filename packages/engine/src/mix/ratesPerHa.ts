import type { RateUnit } from '../catalogue/Product.ts';
import type { MixDraft, MixDraftProduct, ProductFactOverrides, ProductRate } from './MixDraft.ts';
import type { MixPlan } from './MixPlan.ts';

const PER_HA: Readonly<Partial<Record<RateUnit, RateUnit>>> = {
  'kg/load': 'kg/ha',
  'g/load': 'g/ha',
  'L/load': 'L/ha',
  'mL/load': 'mL/ha',
};

/**
 * Rate in seconds of a run whose discharge was measured; per hectare it is an amount of the
 * product.
 */
const SECONDS = 's/load' satisfies RateUnit;

/** Whether a rate means an amount for each tank, so that another tank or part of one is another dose. */
export const isPerLoad = ({ unit }: ProductRate): boolean =>
  unit === SECONDS || PER_HA[unit] !== undefined;

/**
 * A rate in seconds as the amount that ran out in that time; unchanged where no discharge was
 * measured.
 */
function asAmount(
  rate: ProductRate,
  { runVolumeL = null, runMassKg = null, runTimeS = null }: ProductFactOverrides,
): ProductRate {
  const ran = runVolumeL ?? runMassKg;
  if (ran === null || runTimeS === null) return rate;
  const unit = runVolumeL === null ? 'kg/load' : 'L/load';
  return { value: (rate.value * ran) / runTimeS, unit };
}

/**
 * Rounds to the twelve figures that a product of three decimal figures has; beyond them is binary
 * noise.
 */
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
  const perHa = (rate: ProductRate, overrides: MixDraftProduct['overrides']): ProductRate => {
    const { value, unit } = rate.unit === SECONDS ? asAmount(rate, overrides ?? {}) : rate;
    const perArea = PER_HA[unit];
    return perArea === undefined
      ? rate
      : { value: withoutNoise((value * applicationRateLPerHa) / load.loadL), unit: perArea };
  };
  const ofLine = (line: MixDraftProduct): MixDraftProduct => {
    const { rate, overrides } = line;
    if (rate === null || !isPerLoad(rate)) return line;
    const label = overrides?.labelMaximumRate ?? null;
    return {
      ...line,
      rate: perHa(rate, overrides),
      ...(overrides != null &&
        label !== null && {
          overrides: { ...overrides, labelMaximumRate: perHa(label, overrides) },
        }),
    };
  };
  return { ...draft, products: (draft.products ?? []).map(ofLine) };
}
