import type { MixDraft } from '@mix/engine';

/** The same draft with every product weighed exactly as it is planned. */
export const weighedExactly = (draft: MixDraft): MixDraft => ({
  ...draft,
  products: (draft.products ?? []).map((line) => ({ ...line, measuringStep: 0 })),
});
