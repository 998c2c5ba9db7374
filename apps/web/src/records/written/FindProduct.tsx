import type { Product } from '@mix/engine';
import { useDeferredValue, useState } from 'react';
import { brandTyped } from '../../products/search/brandTyped.ts';
import { SearchSays } from '../../products/search/SearchSays.tsx';
import { SoldNames } from '../../products/search/SoldNames.tsx';
import { useProductSearch } from '../../products/search/useProductSearch.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useOwnKeypad } from '../../ui/keypad/useOwnKeypad.ts';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { unbrokenAnalysis } from '../../i18n/products/unbrokenAnalysis.ts';
import { findProductWords as words } from '../../i18n/made/en/records/findProductWords.ts';
import styles from './FindProduct.module.css';

interface FindProductProps {
  readonly title: string;
  readonly products: readonly Product[];
  /** The products that were sprayed last, the latest first: they stand at the top. */
  readonly lastIds: readonly string[];
  /** @param soldAs the brand that was typed; null where it was found by another name */
  readonly onChoose: (product: Product, soldAs: string | null) => void;
  readonly onClose: () => void;
}

/** As many as anyone scrolls through; a longer list is narrowed by typing. */
const SHOWN = 30;
const FIELD = 'spray-product';

/** Finds a product that was sprayed: by its name, or by what is on its drum. */
export function FindProduct({ title, products, lastIds, onChoose, onClose }: FindProductProps) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const search = useProductSearch();
  // A phone's keyboard would hide the list that is there to be tapped.
  const isTouched = useOwnKeypad();
  const found = search(products, { text: wanted, group: null, recentIds: lastIds });
  return (
    <Sheet
      title={title}
      closeWord={words.close}
      onClose={onClose}
      focusId={isTouched ? undefined : FIELD}
    >
      <div className={styles.find}>
        <TextField
          id={FIELD}
          type="search"
          label={words.searchProducts(products.length)}
          enterKeyHint="search"
          spellCheck={false}
          value={text}
          onText={setText}
        />
      </div>
      <SearchSays text={wanted} found={found} />
      <ul className="border-top">
        {found.found.slice(0, SHOWN).map(({ product, names }) => (
          <li key={product.id} className={styles.found}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => onChoose(product, brandTyped(wanted, names))}
            >
              <span>{unbrokenAnalysis(product.name)}</span>
              <SoldNames product={product} names={names} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="quiet">
        {found.found.length === 0 && words.nothingFound(wanted)}
      </p>
    </Sheet>
  );
}
