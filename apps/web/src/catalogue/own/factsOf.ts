import type { OwnProduct } from '@mix/documents';
import type { Product } from '@mix/engine';

/** The facts alone, as a catalogue has them: what a product costs its owner stays with the owner. */
export function factsOf(own: OwnProduct): Product {
  const facts: Product & { container?: unknown; price?: unknown } = { ...own };
  delete facts.container;
  delete facts.price;
  return facts;
}
