import { isFields } from '@mix/engine';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { wholeMerge } from '../merge/wholeMerge.ts';

/**
 * A farm that somebody belongs to, kept with the account so that each of their devices knows it; the
 * document's id is the farm's. It opens nothing: the farm's own list of members does.
 */
export interface FarmPlace {
  /** As the farm was called when they joined. */
  readonly name: string;
}

export const farmPlaceKind: DocumentKind<FarmPlace> = inPlainWords({
  parse: (fields) =>
    isFields(fields) && typeof fields['name'] === 'string' ? { name: fields['name'] } : null,
  serialise: ({ name }) => ({ name }),
  merge: wholeMerge('silent'),
  nameOf: ({ name }) => name,
});
