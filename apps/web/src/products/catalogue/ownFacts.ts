import { factsOf, type OwnProduct } from '@mix/documents';
import type { Product } from '@mix/engine';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';

type Kept = readonly KeptDocument<OwnProduct>[];

const none: readonly Product[] = [];
const known = new WeakMap<Kept, readonly Product[]>();

/** The facts of the owner's own products, the same list as long as they stay the same. */
export function ownFacts(kept: Kept | null): readonly Product[] {
  if (kept === null) return none;
  const facts = known.get(kept) ?? kept.map(({ value }) => factsOf(value));
  known.set(kept, facts);
  return facts;
}
