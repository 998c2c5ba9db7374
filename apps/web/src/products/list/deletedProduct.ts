import type { OwnProduct } from '@mix/documents';
import { createStore } from 'zustand/vanilla';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';

/** The product that was deleted last, for as long as the deletion can be undone. */
export const deletedProduct = createStore<{ readonly deleted: KeptDocument<OwnProduct> | null }>(
  () => ({ deleted: null }),
);
