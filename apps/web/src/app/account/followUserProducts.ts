import { factsOf } from '@mix/documents';
import type { Product } from '@mix/engine';
import { catalogueStore } from '../../products/catalogue/catalogueStore.ts';
import { documentStore } from '../../sync/device/documentStore.ts';
import { favourites } from '../../sync/favourites.ts';
import { ownProducts } from '../../sync/ownProducts.ts';
import type { UserProduct } from '../../session/UserProduct.ts';
import { soFar, whole } from '../../sync/arrival/Collected.ts';

const productOf = (productId: string, own: readonly Product[]): Product | null => {
  const state = catalogueStore.store.getState();
  const listed = state.status === 'ready' ? state.catalogue.products : [];
  return [...listed, ...own].find(({ id }) => id === productId) ?? null;
};

/**
 * Tells the owner's product list now and at every change, each entry with the product's fields and
 * id: the catalogue of this device holds the same documents as the server's.
 */
export function followUserProducts(
  uid: string,
  onProducts: (products: readonly UserProduct[]) => void,
): () => void {
  let isFollowed = true;
  const tell = async () => {
    const kept = whole(await favourites.all());
    // An entry that has not arrived yet was not removed.
    if (kept === null) return;
    const own = soFar(await ownProducts.all()).map(({ value }) => factsOf(value));
    // The catalogue is fetched only where there is an entry to look up in it.
    if (kept.length > 0) catalogueStore.start();
    if (!isFollowed) return;
    onProducts(
      kept.map(({ value: { productId, isFavourite } }) => ({
        id: `${uid}_${productId}`,
        productId,
        isFavourite,
        product: productOf(productId, own),
      })),
    );
  };
  const again = () => void tell().catch(() => undefined);
  again();
  const ends = [documentStore.onChange(again), catalogueStore.store.subscribe(again)];
  return () => {
    isFollowed = false;
    for (const end of ends) end();
  };
}
