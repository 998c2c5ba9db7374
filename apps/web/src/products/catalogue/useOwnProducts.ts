import type { Product } from '@mix/engine';
import { ownProducts } from '../../sync/ownProducts.ts';
import { arrivalOf, read, type Arrival } from '../../sync/arrival/Collected.ts';
import { ownFacts } from './ownFacts.ts';

/**
 * A hook. The owner's own products as a catalogue has them, as far as they have arrived; `state`
 * says whether they are all.
 */
export function useOwnProducts(): {
  readonly products: readonly Product[];
  readonly state: Arrival;
} {
  const kept = ownProducts.useAll();
  return { products: ownFacts(read(kept)), state: arrivalOf(kept) };
}
