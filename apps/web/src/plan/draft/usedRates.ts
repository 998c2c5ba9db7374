import type { ProductRate } from '@mix/engine';
import type { MixDraft } from '@mix/engine';

/** What an operator last used of a product, offered again with it. */
export interface UsedRate {
  readonly productId: string;
  readonly rate: ProductRate;
}

const REMEMBERED = 100;

/** The rates of a mix put before the older ones; one entry for a product. */
export function withUsedRates(used: readonly UsedRate[], draft: MixDraft): readonly UsedRate[] {
  const fresh = (draft.products ?? []).flatMap(({ productId, rate }) =>
    rate === null ? [] : [{ productId, rate }],
  );
  const older = used.filter((old) => !fresh.some(({ productId }) => productId === old.productId));
  return [...fresh, ...older].slice(0, REMEMBERED);
}
