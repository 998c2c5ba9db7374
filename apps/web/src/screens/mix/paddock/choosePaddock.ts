import { draftStore } from '../../../mix/draft/draftStore.ts';
import type { MixPaddock } from '../../../mix/draft/MixForm.ts';

/**
 * Takes a paddock for the mix, its area with it where it is known; one step that can be undone. The
 * nitrogen that was entered for other ground is not on this one.
 * @param words what was done, beside the way back
 */
export function choosePaddock(paddock: MixPaddock | null, words: string): void {
  const before = draftStore.form.getState().value.paddock ?? null;
  const isOtherGround = before !== null && before.id !== paddock?.id;
  draftStore.change(
    {
      paddock,
      ...(paddock?.areaHa != null && { sprayAreaHa: paddock.areaHa }),
      ...(isOtherGround && { nitrogenAppliedKgPerHa: null }),
    },
    words,
  );
}
