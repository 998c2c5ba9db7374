import type { Product } from '@mix/engine';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { type ProductGroup, PRODUCT_GROUPS } from '../../catalogue/productGroups.ts';
import { searchProducts } from '../../catalogue/searchProducts.ts';
import { ChoiceChips } from '../../components/ChoiceChips.tsx';
import { TextField } from '../../components/TextField.tsx';
import { productPath } from './productPath.ts';
import { noteWords, shownName } from './productWords.ts';
import { rateWords } from './rateWords.ts';
import styles from './SearchView.module.css';

const groupWords: Record<ProductGroup, string> = {
  dissolves: 'Dissolves',
  suspends: 'Suspends',
  liquids: 'Liquids',
  sprays: 'Sprays',
  seed: 'Seed',
};
const choices = [
  { value: 'all', label: 'All' },
  ...PRODUCT_GROUPS.map((group) => ({ value: group, label: groupWords[group] })),
] as const;

interface SearchViewProps {
  readonly products: readonly Product[];
  readonly selectedId: string | null;
}

/** Finds a product by name, analysis or chemical group, in what it does in the tank. */
export function SearchView({ products, selectedId }: SearchViewProps) {
  const [text, setText] = useState('');
  const [group, setGroup] = useState<ProductGroup | 'all'>('all');
  const found = searchProducts(products, { text, group: group === 'all' ? null : group });
  const list = useRef<HTMLUListElement>(null);

  return (
    <search className={styles.view} onKeyDown={(event) => moveFocus(event, list.current)}>
      <TextField
        type="search"
        label={`Search ${products.length} products`}
        value={text}
        onText={setText}
        enterKeyHint="search"
        spellCheck={false}
      />
      <ChoiceChips label="Kind of product" options={choices} value={group} onChoose={setGroup} />
      <p className={styles.count} role="status">
        {found.length === products.length
          ? `All ${products.length}`
          : `${found.length} of ${products.length}`}
      </p>
      {found.length === 0 ? (
        <p className={styles.none}>
          No product here is called that. Try fewer letters
          {group === 'all' ? '.' : ', or look in all kinds.'}
        </p>
      ) : (
        <ul ref={list} className={styles.list}>
          {found.map((product) => (
            <ProductRow key={product.id} product={product} selected={product.id === selectedId} />
          ))}
        </ul>
      )}
    </search>
  );
}

function ProductRow({
  product,
  selected,
}: {
  readonly product: Product;
  readonly selected: boolean;
}) {
  const rate = rateWords(product);
  return (
    <li>
      <Link
        href={productPath(product.id)}
        data-product={product.id}
        className={styles.row}
        aria-current={selected ? 'true' : undefined}
      >
        <span className={styles.what}>
          <span className={styles.name}>{shownName(product).name}</span>
          <span className={styles.note}>{noteWords(product)}</span>
        </span>
        <span className={styles.rate}>
          {rate.figure !== null && <span className={styles.figure}>{rate.figure}</span>}{' '}
          <span className={styles.unit}>{rate.words}</span>
        </span>
      </Link>
    </li>
  );
}

/** Arrow keys go from the search field into the list, along it, and back. */
function moveFocus(event: KeyboardEvent, list: HTMLUListElement | null): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || list === null) return;
  const stops = [event.currentTarget.querySelector('input'), ...list.querySelectorAll('a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at === -1 ? null : stops[at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
