import type { Product } from '@mix/engine';
import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { SearchSays } from '../../products/search/SearchSays.tsx';
import { SoldNames } from '../../products/search/SoldNames.tsx';
import { useStock } from '../useStock.ts';
import { useProductSearch } from '../../products/search/useProductSearch.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { newProductPath } from '../../device/navigation/newProductPath.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { productWords } from '../../i18n/made/en/products/productWords.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { noteText, shownName } from '../../products/list/productLine.ts';
import styles from './shed.module.css';

/** Most products that are listed, as many as one looks through; others are found by the search. */
const MOST_SHOWN = 12;

interface ChooseStockedProps {
  readonly title: string;
  readonly products: readonly Product[];
  readonly pathOf: (productId: string) => string;
}

/** Chooses a product: products in stock first, any other by its name. */
export function ChooseStocked({ title, products, pathOf }: ChooseStockedProps) {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const shed = useStock();
  const recentIds = [...new Set((shed?.entries ?? []).map(({ value }) => value.productId))];
  const search = useProductSearch();
  const stocked = products.filter(({ id }) => recentIds.includes(id));
  const isOfStock = text.trim() === '' && recentIds.length > 0;
  const answer = search(isOfStock ? stocked : products, { text, group: null, recentIds });
  return (
    <article className={styles.view} aria-label={title}>
      <h2 tabIndex={-1}>{title}</h2>
      <TextField
        type="search"
        label={stockWords.chooseSearch}
        value={typed}
        onText={setTyped}
        enterKeyHint="search"
        spellCheck={false}
      />
      <SearchSays text={text} found={answer} />
      <ul className={styles.list}>
        {answer.found.slice(0, MOST_SHOWN).map(({ product, names }) => (
          <li key={product.id}>
            <Link href={pathOf(product.id)}>
              <span>{shownName(product).name}</span>
              <SoldNames product={product} names={names} />
              <span className="quiet">{noteText(product)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link href={newProductPath} className={buttonClass('text')}>
        {productWords.addOwn}
      </Link>
    </article>
  );
}
