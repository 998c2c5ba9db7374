import type { Product } from '@mix/engine';
import { useDeferredValue, useState } from 'react';
import { useStore } from 'zustand';
import { useOwnProducts } from '../../../catalogue/list/useOwnProducts.ts';
import { PRODUCT_GROUPS, type ProductGroup } from '../../../catalogue/productGroups.ts';
import { searchProducts } from '../../../catalogue/searchProducts.ts';
import { ChoiceChips } from '../../../components/fields/ChoiceChips.tsx';
import { Sheet } from '../../../components/panels/Sheet.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { draftStore } from '../../../mix/draft/draftStore.ts';
import { mixSheetWords } from '../../../words/en/mix/mixSheetWords.ts';
import { mixWords } from '../../../words/en/mix/mixWords.ts';
import { ListRow } from '../ListRow.tsx';
import { rateText } from './rateText.ts';
import styles from '../ChooseSheet.module.css';

/** As many as anyone scrolls through; a longer list is narrowed by typing. */
const SHOWN = 30;

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
  const [text, setText] = useState('');
  const [group, setGroup] = useState<ProductGroup | 'all'>('all');
  const own = useOwnProducts();
  const used = useStore(draftStore.rates, ({ value }) => value);
  const wanted = useDeferredValue(text);
  const found = searchProducts(products, {
    text: wanted,
    group: group === 'all' ? null : group,
    recentIds: used.map(({ productId }) => productId),
  });
  return (
    <Sheet
      title={mixWords.addProduct}
      closeWord={mixWords.close}
      onClose={onClose}
      focusId="find-product"
    >
      <div className={styles.find}>
        <TextField
          id="find-product"
          type="search"
          label={mixSheetWords.searchProducts(products.length)}
          enterKeyHint="search"
          spellCheck={false}
          value={text}
          onText={setText}
        />
        <ChoiceChips
          label={mixSheetWords.groupsLabel}
          options={groupOptions()}
          value={group}
          onChoose={setGroup}
        />
      </div>
      <ul className={styles.list}>
        {found.slice(0, SHOWN).map((product) => {
          const rate = used.find(({ productId }) => productId === product.id)?.rate;
          return (
            <ListRow
              key={product.id}
              title={product.name}
              note={noteOf(product, inMix, own.products)}
              end={rateText(product, rate)}
              onPress={() => {
                onChoose(product);
              }}
            />
          );
        })}
      </ul>
      <p className={styles.more} role="status">
        {found.length === 0 && mixSheetWords.nothingFound(wanted)}
        {found.length > SHOWN && mixSheetWords.moreFound(found.length - SHOWN)}
      </p>
    </Sheet>
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
