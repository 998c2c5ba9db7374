import type { MixDraft, MixDraftProduct } from '@mix/engine';

const rateOf = ({ productId, rate }: MixDraftProduct): string =>
  `${productId} ${rate?.value ?? ''} ${rate?.unit ?? ''}`;

const ratesOf = ({ products }: MixDraft): string => (products ?? []).map(rateOf).sort().join();

/** Whether a litre of both mixes holds the same, as far as they say: same sprayer, same rates. */
export const isSameStrength = (one: MixDraft, other: MixDraft): boolean =>
  (one.machineId ?? null) === (other.machineId ?? null) &&
  (one.tankCapacityL ?? null) === (other.tankCapacityL ?? null) &&
  one.applicationRateLPerHa === other.applicationRateLPerHa &&
  ratesOf(one) === ratesOf(other);
