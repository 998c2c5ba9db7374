import type { Product } from '@mix/engine';
import type { OwnProduct } from './OwnProduct.ts';

/**
 * The facts of an own product without its container and price, as a catalogue has them. A module of
 * its own: the first screens need it and nothing else of this kind.
 */
export function factsOf(own: OwnProduct): Product {
  const facts: Product & { container?: unknown; price?: unknown } = { ...own };
  delete facts.container;
  delete facts.price;
  return facts;
}
