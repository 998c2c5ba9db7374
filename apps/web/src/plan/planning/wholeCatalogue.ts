import type { OwnProduct } from '@mix/documents';
import { withOwnProducts, type Catalogue, type Product } from '@mix/engine';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { receivedProducts } from '../../products/catalogue/receivedProducts.ts';
import { ownFacts } from '../../products/catalogue/ownFacts.ts';

let last: {
  readonly catalogue: Catalogue;
  readonly added: readonly (readonly Product[])[];
  readonly whole: Catalogue;
} | null = null;

/**
 * The catalogue with the owner's own products and those that came with jobs. Where two have one id
 * the catalogue rules, then what the owner entered. The same object as long as all of them stay.
 * @param own null while the device is read
 */
export function wholeCatalogue(
  catalogue: Catalogue,
  own: readonly KeptDocument<OwnProduct>[] | null,
): Catalogue {
  const added = [ownFacts(own), receivedProducts.getState().value];
  const isSame =
    last?.catalogue === catalogue && added.every((list, at) => last?.added[at] === list);
  if (last !== null && isSame) return last.whole;
  const whole = added.reduce(withOwnProducts, catalogue);
  last = { catalogue, added, whole };
  return whole;
}
