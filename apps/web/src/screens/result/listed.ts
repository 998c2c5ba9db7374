import { resultWords } from '../../words/en/result/resultWords.ts';

/**
 * "a, b and c", as the reader's language joins them. Not by `Intl.ListFormat`: the first one of a page
 * takes a slow phone a third as long as drawing the whole result, which waits for it.
 */
export function listed(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined || names.length === 1) return last ?? '';
  return `${names.slice(0, -1).join(', ')} ${resultWords.and(last)} ${last}`;
}
