import type { Catalogue } from '@mix/engine';

/** What a problem code means, and a change of the base mix that brings it about. */
export interface ProblemExample {
  readonly meaning: string;
  /** Laid over `BASE_MIX`, or in place of it when it is no object of fields. */
  readonly change: unknown;
  /** The change is laid over `BASE_MIX` as a target and solved. */
  readonly solved?: true;
  /** Something of the operator's own that the catalogue does not have. */
  readonly own?: { readonly words: string; readonly add: (catalogue: Catalogue) => Catalogue };
}
