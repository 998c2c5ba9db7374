import { isPerLoad, ratesPerHa, type MixDraft, type MixPlan, type ProductRate } from '@mix/engine';
import { withMachine, type MachineSetup } from '../../plan/draft/formChanges.ts';
import type { MixForm } from '../../plan/draft/MixForm.ts';

/** A rate that was given per load of the sender's tank, and what it is on the ground. */
export interface LoadRate {
  readonly productId: string;
  readonly perLoad: ProductRate;
  /** Null where the sender's draft has no plan to work the rate out from. */
  readonly perHa: ProductRate | null;
}

export interface ForTank {
  readonly form: MixForm;
  readonly loadRates: readonly LoadRate[];
  /** Liquid that stood in the sender's tank and is left out. */
  readonly heelLeftOutL: number | null;
}

/** The draft with the rates per load left open. */
const withoutLoadRates = (draft: MixDraft): MixDraft => ({
  ...draft,
  products: (draft.products ?? []).map((line) =>
    line.rate !== null && isPerLoad(line.rate) ? { ...line, rate: null } : line,
  ),
});

/**
 * A received draft in another tank. Area, rates and water temperature stay. The facts of the
 * sender's sprayer are left out, and the liquid in its tank. "Per load" is another rate on the
 * ground in another tank, so it becomes the rate per hectare in the sender's: rate x application
 * rate / load.
 * @param theirPlan the plan of the draft as it was sent
 */
export function forTank(draft: MixDraft, theirPlan: MixPlan | null, setup: MachineSetup): ForTank {
  const perHa = theirPlan === null ? withoutLoadRates(draft) : ratesPerHa(draft, theirPlan);
  const loadRates = (draft.products ?? []).flatMap(({ productId, rate }, line): LoadRate[] =>
    rate !== null && isPerLoad(rate)
      ? [{ productId, perLoad: rate, perHa: perHa.products?.[line]?.rate ?? null }]
      : [],
  );
  const { heel } = draft;
  return {
    form: withMachine({ products: [], ...perHa, heel: null }, setup),
    loadRates,
    heelLeftOutL: heel == null ? null : heel.volumeL,
  };
}
