import type { Product } from '@mix/engine';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useOwnProducts } from '../../../catalogue/list/useOwnProducts.ts';
import { PRODUCT_GROUPS, type ProductGroup } from '../../../catalogue/productGroups.ts';
import { FavouriteStar, useFavouriteIds } from '../../../catalogue/FavouriteStar.tsx';
import { productSections } from '../../../catalogue/productSections.ts';
import { searchProducts } from '../../../catalogue/searchProducts.ts';
import { ChoiceChips } from '../../../components/fields/ChoiceChips.tsx';
import { draftStore } from '../../../mix/draft/draftStore.ts';
import { mixSheetWords } from '../../../words/en/mix/mixSheetWords.ts';
import { mixWords } from '../../../words/en/mix/mixWords.ts';
import { numberText } from '../../../words/figures/numberText.ts';
import { productSectionWords } from '../../../words/en/products/productSectionWords.ts';
import { unbrokenAnalysis } from '../../../words/products/unbrokenAnalysis.ts';
import { FindSheet } from '../FindSheet.tsx';
import { ListRow } from '../ListRow.tsx';
import { rateText } from './rateText.ts';

type Choice = ProductGroup | 'all' | 'favourites';

interface ChooseProductSheetProps {
  readonly products: readonly Product[];
  readonly inMix: readonly string[];
  readonly onChoose: (product: Product) => void;
  readonly onClose: () => void;
}

/** Finds a product to add: favourites and what was used last first, then by what products are for. */
export function ChooseProductSheet(props: ChooseProductSheetProps) {
  const { products, inMix, onChoose, onClose } = props;
  const [choice, setChoice] = useState<Choice>('all');
  const own = useOwnProducts();
  const favouriteIds = useFavouriteIds();
  const used = useStore(draftStore.rates, ({ value }) => value);
  const usedIds = used.map(({ productId }) => productId);
  const group = choice === 'all' || choice === 'favourites' ? null : choice;
  return (
    <FindSheet
      title={mixWords.addProduct}
      fieldId="find-product"
      label={mixSheetWords.searchProducts(products.length)}
      find={(text) =>
        searchProducts(products, { text, group, recentIds: usedIds }).filter(
          ({ id }) => choice !== 'favourites' || favouriteIds.has(id),
        )
      }
      sections={(found) =>
        productSections(found, {
          favouriteIds,
          usedIds,
          ownIds: new Set(own.products.map(({ id }) => id)),
        }).map(({ of, products: items }) => ({ head: productSectionWords[of], items }))
      }
      filter={
        <ChoiceChips
          label={mixSheetWords.groupsLabel}
          options={choicesOf(favouriteIds.size)}
          value={choice}
          onChoose={setChoice}
        />
      }
      row={(product) => (
        <ListRow
          key={product.id}
          title={unbrokenAnalysis(product.name)}
          note={noteOf(product, inMix, own.products)}
          end={rateText(product, used.find(({ productId }) => productId === product.id)?.rate)}
          aside={
            <FavouriteStar
              productId={product.id}
              isFavourite={favouriteIds.has(product.id)}
              of={product.name}
            />
          }
          onPress={() => {
            onChoose(product);
          }}
        />
      )}
      onClose={onClose}
    />
  );
}

const choicesOf = (favouriteCount: number) => [
  { value: 'all' as const, label: mixSheetWords.all },
  {
    value: 'favourites' as const,
    label: productSectionWords.onlyFavourites(numberText(favouriteCount)),
    name: productSectionWords.onlyFavouritesName(numberText(favouriteCount)),
  },
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
