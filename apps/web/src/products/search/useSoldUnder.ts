import type { Product } from '@mix/engine';
import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { brandTyped } from './brandTyped.ts';
import type { SoldName } from './SoldName.ts';
import { useTradeNames } from './useTradeNames.ts';

/** Most trade names that are shown: a row has room for no more. */
const MOST_SHOWN = 3;

/** The brand of a product as it is printed, and its trade names under that brand. */
interface FoundBrand {
  /** Null: the product has no such brand, or the trade names have not arrived. */
  readonly brand: string | null;
  /** Trade names of the country of the mix first. */
  readonly names: readonly SoldName[];
}

/**
 * A hook. The brand by which the product was found, for what the address says was typed. The brand
 * is looked up: a link from elsewhere could put any name before any product.
 */
export function useSoldUnder({ id }: Product): FoundBrand {
  const said = new URLSearchParams(useSearch()).get('by');
  const names = useTradeNames();
  const country = useStore(draftStore.form, ({ value }) => value.country ?? null);
  if (said === null) return { brand: null, names: [] };
  const ofProduct = names.filter(({ productId }) => productId === id);
  const brand = brandTyped(said, ofProduct);
  const sold = ofProduct.filter(({ name }) => brand !== null && `${name} `.startsWith(`${brand} `));
  const isElsewhere = (one: SoldName) => Number(one.country !== country);
  return {
    brand,
    names: sold
      .toSorted((one, other) => isElsewhere(one) - isElsewhere(other))
      .slice(0, MOST_SHOWN),
  };
}
