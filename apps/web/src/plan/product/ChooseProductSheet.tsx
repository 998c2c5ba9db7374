import type { Product } from '@mix/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { useOwnProducts } from '../../products/catalogue/useOwnProducts.ts';
import { PRODUCT_GROUPS, type ProductGroup } from '../../products/productGroups.ts';
import {
  favouritesLabel,
  FavouriteStar,
  useFavouriteIds,
  type Favourites,
} from '../../products/FavouriteStar.tsx';
import { productSections } from '../../products/productSections.ts';
import { brandTyped } from '../../products/search/brandTyped.ts';
import { SearchSays } from '../../products/search/SearchSays.tsx';
import { SoldNames } from '../../products/search/SoldNames.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { draftStore } from '../draft/draftStore.ts';
import { useProductSearch } from '../../products/search/useProductSearch.ts';
import { newProductPath } from '../../device/navigation/newProductPath.ts';
import { mixSheetWords } from '../../i18n/made/en/mix/mixSheetWords.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { productSectionWords } from '../../i18n/made/en/products/productSectionWords.ts';
import { productWords } from '../../i18n/made/en/products/productWords.ts';
import { unbrokenAnalysis } from '../../i18n/products/unbrokenAnalysis.ts';
import { FindSheet, type ListedState } from '../FindSheet.tsx';
import { ListRow } from '../ListRow.tsx';
import { rateText } from './rateText.ts';
import styles from '../ChooseSheet.module.css';

type Choice = ProductGroup | 'all' | 'favourites';

interface ChooseProductSheetProps {
  readonly products: readonly Product[];
  readonly listed: ListedState;
  readonly inMix: readonly string[];
  /** @param soldAs the brand that was typed; null where it was found by another name */
  readonly onChoose: (product: Product, soldAs: string | null) => void;
  readonly onClose: () => void;
}

/** Finds a product to add: favourites and what was used last first, then by what products are for. */
export function ChooseProductSheet(props: ChooseProductSheetProps) {
  const { products, listed, inMix, onChoose, onClose } = props;
  const [choice, setChoice] = useState<Choice>('all');
  const own = useOwnProducts();
  const favourites = useFavouriteIds();
  const { ids: favouriteIds } = favourites;
  const search = useProductSearch();
  const used = useStore(draftStore.rates, ({ value }) => value);
  const usedIds = used.map(({ productId }) => productId);
  const group = choice === 'all' || choice === 'favourites' ? null : choice;
  return (
    <FindSheet
      title={mixWords.addProduct}
      fieldId="find-product"
      label={
        listed.status === 'ready'
          ? mixSheetWords.searchProducts(products.length)
          : mixWords.products
      }
      find={(text) => {
        const found = search(products, { text, group, recentIds: usedIds });
        const items = found.found.filter(
          ({ product: { id } }) => choice !== 'favourites' || favouriteIds.has(id),
        );
        const chosen = items.map((one) => ({ ...one, soldAs: brandTyped(text, one.names) }));
        return {
          items: chosen,
          says: <SearchSays text={text} found={{ ...found, found: items }} />,
        };
      }}
      sections={(found) =>
        productSections(
          found.map(({ product }) => product),
          {
            favouriteIds,
            usedIds,
            ownIds: new Set(own.products.map(({ id }) => id)),
          },
        ).map(({ of, products: items }) => ({
          head: productSectionWords[of],
          items: items.map((product) => ({ product, names: [], soldAs: null })),
        }))
      }
      filter={
        <ChoiceChips
          label={mixSheetWords.groupsLabel}
          options={choicesOf(favourites)}
          value={choice}
          onChoose={setChoice}
        />
      }
      row={({ product, names, soldAs }) => (
        <ListRow
          key={product.id}
          title={unbrokenAnalysis(product.name)}
          note={
            <>
              <SoldNames product={product} names={names} />
              {noteOf(product, inMix, own.products)}
            </>
          }
          end={rateText(product, used.find(({ productId }) => productId === product.id)?.rate)}
          aside={
            <FavouriteStar
              productId={product.id}
              isFavourite={favouriteIds.has(product.id)}
              of={product.name}
            />
          }
          onPress={() => onChoose(product, soldAs)}
        />
      )}
      listed={listed}
      noneFound={(showAll) => (
        <NoneFound
          isWithoutFavourites={
            favourites.state === 'here' && choice === 'favourites' && favouriteIds.size === 0
          }
          onShowAll={() => {
            showAll();
            setChoice('all');
          }}
        />
      )}
      onClose={onClose}
    />
  );
}

interface NoneFoundProps {
  readonly isWithoutFavourites: boolean;
  readonly onShowAll: () => void;
}

/** Shown where nothing is found: offers all products again, or to add one of the reader's own. */
const NoneFound = ({ isWithoutFavourites, onShowAll }: NoneFoundProps) => (
  <div className={styles.find}>
    {isWithoutFavourites && <p>{productWords.noFavourites}</p>}
    <Button onClick={onShowAll}>{productWords.showAll}</Button>
    <Link href={newProductPath} className={buttonClass('text')}>
      {productWords.addOwn}
    </Link>
  </div>
);

const choicesOf = (favourites: Favourites) => [
  { value: 'all' as const, label: mixSheetWords.all },
  { value: 'favourites' as const, ...favouritesLabel(favourites) },
  ...PRODUCT_GROUPS.map((group) => ({ value: group, label: productSectionWords[group] })),
];

const noteOf = (
  product: Product,
  inMix: readonly string[],
  own: readonly Product[],
): string | null => {
  if (inMix.includes(product.id)) return mixSheetWords.inMix;
  const parts = [
    own.some(({ id }) => id === product.id) && mixSheetWords.ownTag,
    analysisNote(product),
  ];
  return parts.filter(Boolean).join(', ') || null;
};

/** The declared analysis, unless the name says it already. */
const analysisNote = ({ name, declaredAnalysis }: Product): string | null =>
  declaredAnalysis !== null && name.includes(declaredAnalysis) ? null : declaredAnalysis;
