import { draftStore } from '../../plan/draft/draftStore.ts';
import { GROUND_NOT_KNOWN, linesWithoutGround } from '../../plan/draft/withoutGround.ts';
import type { MixForm, MixPaddock } from '../../plan/draft/MixForm.ts';

/**
 * Chooses the paddock of the mix, with its area where that is known; one step that can be undone.
 * Nitrogen, crop stage and sprayings that were typed for other ground are cleared.
 * @param words what was done, shown with the undo
 * @param besides other fields changed in the same step
 */
export function choosePaddock(
  paddock: MixPaddock | null,
  words: string,
  besides: Partial<MixForm> = {},
): void {
  const form = draftStore.form.getState().value;
  const before = form.paddock ?? null;
  const isOtherGround = before !== null && before.id !== paddock?.id;
  draftStore.change(
    {
      paddock,
      ...(paddock?.areaHa != null && { sprayAreaHa: paddock.areaHa }),
      ...(isOtherGround && {
        ...GROUND_NOT_KNOWN,
        products: linesWithoutGround(form.products),
      }),
      ...besides,
    },
    words,
  );
}
