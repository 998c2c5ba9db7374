import type { Product } from '@mix/engine';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { type ProductGroup, PRODUCT_GROUPS } from '../../../catalogue/productGroups.ts';
import { searchProducts } from '../../../catalogue/searchProducts.ts';
import { ChoiceChips } from '../../../components/fields/ChoiceChips.tsx';
import { Tag } from '../../../components/notices/Tag.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { numberText } from '../../../words/figures/numberText.ts';
import { productPairWords } from '../../../words/en/products/productPairWords.ts';
import { productWords } from '../../../words/en/products/productWords.ts';
import { filesPath, pairsPath, productPath } from '../productPath.ts';
import { noteText, shownName } from './productLine.ts';
import { shownRate } from '../product/shownRate.ts';
import styles from './SearchView.module.css';

type Choice = ProductGroup | 'all' | 'own';

const choices = (
  hasOwn: boolean,
): readonly { readonly value: Choice; readonly label: string }[] => [
  { value: 'all', label: productWords.all },
  ...(hasOwn ? [{ value: 'own', label: productWords.own } as const] : []),
  ...PRODUCT_GROUPS.map((group) => ({ value: group, label: productWords.groups[group] })),
];

interface SearchViewProps {
  /** The owner's own, which are among the products too. */
  readonly own: readonly Product[];
  readonly products: readonly Product[];
  readonly selectedId: string | null;
}

/** Finds a product by name, analysis or chemical group, in what it does in the tank. */
export function SearchView({ own, products, selectedId }: SearchViewProps) {
  const [text, setText] = useState('');
  const [group, setGroup] = useState<Choice>('all');
  const kind = group === 'all' || group === 'own' ? null : group;
  const found = searchProducts(group === 'own' ? own : products, { text, group: kind });
  const list = useRef<HTMLUListElement>(null);

  return (
    // The search landmark, whose arrow keys move among its fields and rows.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <search className={styles.view} onKeyDown={(event) => moveFocus(event, list.current)}>
      <TextField
        type="search"
        label={productWords.search(numberText(products.length))}
        value={text}
        onText={setText}
        enterKeyHint="search"
        spellCheck={false}
      />
      <ChoiceChips
        label={productWords.kinds}
        options={choices(own.length > 0)}
        value={group}
        onChoose={setGroup}
      />
      <div className={styles.counted}>
        <p className={styles.count} role="status">
          {found.length === products.length
            ? productWords.allOf(numberText(products.length))
            : productWords.someOf(numberText(found.length), numberText(products.length))}
        </p>
        <Link href={pairsPath} data-product="pairs" className={styles.files}>
          {productPairWords.open}
        </Link>
        <Link href={filesPath} className={styles.files}>
          {productWords.files}
        </Link>
      </div>
      {found.length === 0 ? (
        <p className={styles.none}>
          {group === 'all' ? productWords.noneFound : productWords.noneFoundOfKind}
        </p>
      ) : (
        <ul ref={list} className={styles.list}>
          {found.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              isOwn={own.includes(product)}
              selected={product.id === selectedId}
            />
          ))}
        </ul>
      )}
    </search>
  );
}

function ProductRow({
  product,
  isOwn,
  selected,
}: {
  readonly product: Product;
  readonly isOwn: boolean;
  readonly selected: boolean;
}) {
  const rate = shownRate(product);
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
          <span className={styles.note}>
            {isOwn && (
              <>
                <Tag>{productWords.ownTag}</Tag>{' '}
              </>
            )}
            {noteText(product)}
          </span>
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
