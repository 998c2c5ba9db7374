import type { OwnProduct } from '@mix/documents';
import { createStore } from 'zustand/vanilla';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';

/** The product that was deleted last, for as long as it can be had back. */
export const deletedProduct = createStore<{ readonly deleted: KeptDocument<OwnProduct> | null }>(
  () => ({ deleted: null }),
);
