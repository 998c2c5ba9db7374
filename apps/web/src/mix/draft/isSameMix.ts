import type { MixDraft } from '@mix/engine';

const FROM_RECORDS: keyof MixDraft = 'nitrogenAppliedKgPerHa';

const textOf = (draft: MixDraft): string =>
  JSON.stringify(Object.entries(draft).filter(([key]) => key !== FROM_RECORDS));

/**
 * Whether a mix is the one that a job was begun with. The nitrogen of the ground makes no other mix: it
 * is filled in from the records, and every new one changes it.
 */
export const isSameMix = (one: MixDraft, other: MixDraft): boolean => textOf(one) === textOf(other);
