import { resultWords } from '../../i18n/made/en/result/resultWords.ts';

/** Spanish says "e" in place of "y" before the sound of an i. */
const BEGINS_WITH_I = /^(?:i|hi(?![ae]))/i;

/**
 * "a, b and c", as the reader's language joins them. Not by `Intl.ListFormat`: the first one of a page
 * takes a slow phone a third as long as drawing the whole result, which waits for it.
 */
export function listed(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined || names.length === 1) return last ?? '';
  return `${names.slice(0, -1).join(', ')} ${resultWords.and(BEGINS_WITH_I.test(last) ? 'i' : 'other')} ${last}`;
}
