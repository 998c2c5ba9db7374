import { useEffect } from 'react';
import { useStore } from 'zustand';
import { catalogueStore } from './catalogueStore.ts';
import type { CatalogueState } from './createCatalogueStore.ts';

/** The catalogue, fetched the first time a screen needs it. `retry` tries a failed fetch again. */
export function useCatalogue(): CatalogueState & { readonly retry: () => void } {
  const state = useStore(catalogueStore.store);
  useEffect(() => {
    catalogueStore.start();
  }, []);
  return { ...state, retry: catalogueStore.retry };
}
