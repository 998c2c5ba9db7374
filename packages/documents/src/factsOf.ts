import type { Product } from '@mix/engine';
import type { OwnProduct } from './OwnProduct.ts';

/**
 * The facts alone, as a catalogue has them: what a product costs its owner stays with the owner. In a file of
 * its own, as the first screens need it and nothing else of the kind.
 */
export function factsOf(own: OwnProduct): Product {
  const facts: Product & { container?: unknown; price?: unknown } = { ...own };
  delete facts.container;
  delete facts.price;
  return facts;
}
