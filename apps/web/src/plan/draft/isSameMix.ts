import type { MixDraft } from '@mix/engine';
import { GROUND_NOT_KNOWN, linesWithoutGround } from './withoutGround.ts';

const textOf = (draft: MixDraft): string =>
  JSON.stringify(
    Object.entries({ ...draft, products: linesWithoutGround(draft.products ?? []) }).filter(
      ([key]) => !(key in GROUND_NOT_KNOWN),
    ),
  );

/**
 * Whether a mix is the one that a job was begun with. What the ground had before makes no other
 * mix: it is filled in from the records, and every new record changes it.
 */
export const isSameMix = (one: MixDraft, other: MixDraft): boolean => textOf(one) === textOf(other);
