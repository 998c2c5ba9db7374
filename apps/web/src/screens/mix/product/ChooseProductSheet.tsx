import type { Product } from '@mix/engine';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useOwnProducts } from '../../../catalogue/list/useOwnProducts.ts';
import { PRODUCT_GROUPS, type ProductGroup } from '../../../catalogue/productGroups.ts';
import { searchProducts } from '../../../catalogue/searchProducts.ts';
import { ChoiceChips } from '../../../components/fields/ChoiceChips.tsx';
import { draftStore } from '../../../mix/draft/draftStore.ts';
import { mixSheetWords } from '../../../words/en/mix/mixSheetWords.ts';
import { mixWords } from '../../../words/en/mix/mixWords.ts';
import { FindSheet } from '../FindSheet.tsx';
import { ListRow } from '../ListRow.tsx';
import { rateText } from './rateText.ts';

const groupOptions = () =>
  [
    { value: 'all', label: mixSheetWords.all },
    ...PRODUCT_GROUPS.map((group) => ({ value: group, label: mixSheetWords.groups[group] })),
  ] as const;

interface ChooseProductSheetProps {
  readonly products: readonly Product[];
  readonly inMix: readonly string[];
  readonly onChoose: (product: Product) => void;
  readonly onClose: () => void;
}

/** Finds a product to add: what was used last stands first, search and kinds narrow the rest. */
export function ChooseProductSheet({
  products,
  inMix,
  onChoose,
  onClose,
}: ChooseProductSheetProps) {
  const [group, setGroup] = useState<ProductGroup | 'all'>('all');
  const own = useOwnProducts();
  const used = useStore(draftStore.rates, ({ value }) => value);
  return (
    <FindSheet
      title={mixWords.addProduct}
      fieldId="find-product"
      label={mixSheetWords.searchProducts(products.length)}
      find={(text) =>
        searchProducts(products, {
          text,
          group: group === 'all' ? null : group,
          recentIds: used.map(({ productId }) => productId),
        })
      }
      filter={
        <ChoiceChips
          label={mixSheetWords.groupsLabel}
          options={groupOptions()}
          value={group}
          onChoose={setGroup}
        />
      }
      row={(product) => (
        <ListRow
          key={product.id}
          title={product.name}
          note={noteOf(product, inMix, own.products)}
          end={rateText(product, used.find(({ productId }) => productId === product.id)?.rate)}
          onPress={() => {
            onChoose(product);
          }}
        />
      )}
      onClose={onClose}
    />
  );
}

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
