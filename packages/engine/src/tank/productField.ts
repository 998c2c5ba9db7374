import type { MixInputs } from '../mix/MixInputs.ts';

/** Draft path of a product's line, for problems; null when the draft does not name it. */
export function productField(inputs: MixInputs, productId: string, part = ''): string | null {
  const found = inputs.products.find(({ product }) => product.id === productId);
  return found === undefined ? null : `products.${found.index}${part}`;
}
