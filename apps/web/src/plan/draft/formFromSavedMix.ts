import type { SavedMix } from '@mix/documents';
import { GROUND_NOT_KNOWN, linesWithoutGround } from './withoutGround.ts';
import type { MixForm } from './MixForm.ts';

/**
 * A saved mix as it is opened: with the facts it was planned with, which rule until others are taken.
 * What stood in the tank and was on the ground when it was saved does not come again with it.
 */
export const formFromSavedMix = ({
  draft,
  name,
  products,
  paddock,
}: Pick<SavedMix, 'draft' | 'products' | 'paddock'> & {
  readonly name: string | null;
}): MixForm => ({
  ...draft,
  products: linesWithoutGround(draft.products ?? []),
  name,
  heel: null,
  ...GROUND_NOT_KNOWN,
  savedFacts: { products, settled: false },
  // The area is for the paddock itself to say.
  ...(paddock !== null && { paddock: { ...paddock, areaHa: null } }),
});
