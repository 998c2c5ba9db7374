import type { Product, RateUnit } from '@mix/engine';
import { READING, shownDocuments } from '../../sync/shownDocuments.ts';
import { draftStore } from './draftStore.ts';
import type { MixFormProduct } from './MixForm.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

/** The unit a product's usual rate is given in, else the one its kind is measured in. */
export const firstRateUnit = ({ rate, behaviour }: Product): RateUnit =>
  rate?.unit ?? (behaviour === 'liquid' ? 'L/ha' : 'kg/ha');

/** How a product of the owner's own is bought; nothing is known of any other. */
function purchaseOf(productId: string): Pick<MixFormProduct, 'containers' | 'price'> {
  const own = soFar(shownDocuments.getState().products ?? READING).find(
    ({ id }) => id === productId,
  )?.value;
  return {
    ...(own?.container != null && { containers: [own.container] }),
    ...(own?.price != null && { price: own.price }),
  };
}

/**
 * Puts a product into the mix, with its own bags and price where the owner stated them; returns its
 * line.
 * @param soldAs the brand it was searched for by; null for none
 */
export const addToMix = (product: Product, soldAs: string | null = null): number =>
  draftStore.addProduct(product.id, firstRateUnit(product), {
    ...purchaseOf(product.id),
    ...(soldAs !== null && { soldAs }),
  });
