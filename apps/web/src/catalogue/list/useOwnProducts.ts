import type { Product } from '@mix/engine';
import { ownProducts } from '../../documents/ownProducts.ts';
import { ownFacts } from './ownFacts.ts';

/** The owner's own products as a catalogue has them; `isRead` is false while the device is read. */
export function useOwnProducts(): {
  readonly products: readonly Product[];
  readonly isRead: boolean;
} {
  const kept = ownProducts.useAll();
  return { products: ownFacts(kept), isRead: kept !== null };
}
