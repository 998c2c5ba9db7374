import { useMemo } from 'react';
import { arrivalOf, soFar, type Arrival } from '../sync/arrival/Collected.ts';
import { favourites } from '../sync/favourites.ts';
import { appWords } from '../i18n/made/en/app/appWords.ts';
import { numberText } from '../i18n/figures/numberText.ts';
import { productSectionWords } from '../i18n/made/en/products/productSectionWords.ts';
import styles from './FavouriteStar.module.css';

export interface Favourites {
  readonly ids: ReadonlySet<string>;
  readonly state: Arrival;
}

/**
 * Label and spoken name of the choice that shows favourites alone: with their number where it is
 * known.
 */
export function favouritesLabel({ ids, state }: Favourites): { label: string; name: string } {
  if (state === 'arriving' || state === 'unreadable') {
    return { label: '★', name: productSectionWords.favouritesNotHere };
  }
  const count = numberText(ids.size);
  return {
    label: productSectionWords.onlyFavourites(count),
    name: productSectionWords.onlyFavouritesName(count),
  };
}

/**
 * A hook. Ids of the products that the owner marked, own products too, and whether they are all.
 */
export function useFavouriteIds(): Favourites {
  const marked = favourites.useAll();
  return useMemo(() => {
    const ids = soFar(marked).flatMap(({ id, value }) => (value.isFavourite ? [id] : []));
    return { ids: new Set(ids), state: arrivalOf(marked) };
  }, [marked]);
}

interface FavouriteStarProps {
  readonly productId: string;
  readonly isFavourite: boolean;
  /** In a list the star stands alone, and is read out with the name of its product. */
  readonly of?: string;
}

/** Marks a product as one of the owner's favourites, or takes the mark away. */
export const FavouriteStar = ({ productId, isFavourite, of }: FavouriteStarProps) => (
  <button
    type="button"
    className={of === undefined ? styles.star : styles.alone}
    aria-pressed={isFavourite}
    aria-label={of === undefined ? undefined : appWords.favouriteOf(of)}
    onClick={() => {
      const change = isFavourite
        ? favourites.remove(productId)
        : favourites.save(productId, { productId, isFavourite: true });
      // The home page says what this device could not keep; the star shows what is kept.
      change.catch(() => undefined);
    }}
  >
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="m12 2.8 2.8 6.1 6.6.8-4.9 4.5 1.3 6.6L12 17.5l-5.8 3.3 1.3-6.6-4.9-4.5 6.6-.8Z"
        fill={isFavourite ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
    {of === undefined && appWords.favourite}
  </button>
);
