import type { Product } from '@mix/engine';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { searchProducts, type ProductSearch, type ProductsFound } from './searchProducts.ts';
import { useTradeNames } from './useTradeNames.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';

/** A hook. The search by own names and trade names, those of the country of the mix first. */
export function useProductSearch(): (
  products: readonly Product[],
  search: Omit<ProductSearch, 'names' | 'country'>,
) => ProductsFound {
  const names = useTradeNames();
  const country = useStore(draftStore.form, ({ value }) => value.country ?? null);
  return useCallback(
    (products, search) => searchProducts(products, { ...search, names, country }),
    [names, country],
  );
}
