import { draftStore } from '../../plan/draft/draftStore.ts';
import { GROUND_NOT_KNOWN, linesWithoutGround } from '../../plan/draft/withoutGround.ts';
import type { MixForm, MixPaddock } from '../../plan/draft/MixForm.ts';

/**
 * Takes a paddock for the mix, its area with it where it is known; one step that can be undone. The
 * nitrogen, the stage of the crop and the sprayings that were entered for other ground are not on this one.
 * @param words what was done, beside the way back
 * @param besides what else is taken for the mix in the same step
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
