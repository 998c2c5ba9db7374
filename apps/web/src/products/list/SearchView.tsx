import type { Product } from '@mix/engine';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link } from 'wouter';
import { afterPaint } from '../../ui/lazy/waiting.ts';
import { classNames } from '../../ui/classNames.ts';
import { type ProductGroup, PRODUCT_GROUPS } from '../productGroups.ts';
import {
  favouritesLabel,
  FavouriteStar,
  useFavouriteIds,
  type Favourites,
} from '../FavouriteStar.tsx';
import type { Arrival } from '../../sync/arrival/Collected.ts';
import { productSections } from '../productSections.ts';
import { SearchSays } from '../search/SearchSays.tsx';
import type { FoundProduct } from '../search/productCandidates.ts';
import { SoldNames } from '../search/SoldNames.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { Tag } from '../../ui/notices/Tag.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useProductSearch } from '../search/useProductSearch.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { productPairWords } from '../../i18n/made/en/products/productPairWords.ts';
import { productSectionWords } from '../../i18n/made/en/products/productSectionWords.ts';
import { productWords } from '../../i18n/made/en/products/productWords.ts';
import { newProductPath } from '../../device/navigation/newProductPath.ts';
import { filesPath, pairsPath, productPath } from '../productPath.ts';
import { noteText, shownName } from './productLine.ts';
import { shownRate } from '../product/shownRate.ts';
import styles from './SearchView.module.css';

type Choice = ProductGroup | 'all' | 'favourites' | 'own';

const choicesOf = (favourites: Favourites, hasOwn: boolean) => [
  { value: 'all' as const, label: productWords.all },
  { value: 'favourites' as const, ...favouritesLabel(favourites) },
  ...(hasOwn ? [{ value: 'own' as const, label: productWords.own }] : []),
  ...PRODUCT_GROUPS.map((group) => ({ value: group, label: productSectionWords[group] })),
];

/** Rows that are drawn first: more than a phone shows. */
const FIRST_ROWS = 20;
/** Trade names of a row while nothing is typed. */
const noNames: FoundProduct['names'] = [];
/** Rows that a slow phone draws in one frame. */
const ROWS_A_FRAME = 40;

interface SearchViewProps {
  /** The owner's own products, which are in `products` too. */
  readonly own: readonly Product[];
  readonly ownState: Arrival;
  readonly products: readonly Product[];
  readonly selectedId: string | null;
  /** A product covers the list, as on a phone: what was typed is kept, no row is drawn. */
  readonly isCovered: boolean;
}

/** The list of products, searched by name, analysis or chemical group. */
export function SearchView({ own, ownState, products, selectedId, isCovered }: SearchViewProps) {
  const [typed, setTyped] = useState('');
  // The typed text shows at once; the list follows, and a key pressed meanwhile goes first.
  const text = useDeferredValue(typed);
  const [group, setGroup] = useState<Choice>('all');
  const favourites = useFavouriteIds();
  const { ids: favouriteIds } = favourites;
  // Without all own products no number is shown: the catalogue's alone are not all.
  const areAll = ownState === 'here' || ownState === 'reading';
  const kind = group === 'all' || group === 'own' || group === 'favourites' ? null : group;
  // The answer stays that of the older text while a key is drawn: nothing is searched for twice.
  const search = useProductSearch();
  const answer = useMemo(() => {
    const all = search(group === 'own' ? own : products, { text, group: kind });
    const isShown = ({ product: { id } }: FoundProduct) =>
      group !== 'favourites' || favouriteIds.has(id);
    return { ...all, found: all.found.filter(isShown) };
  }, [search, group, own, products, text, kind, favouriteIds]);
  const { found } = answer;
  const list = useRef<HTMLDivElement>(null);
  const row = ({ product, names }: FoundProduct) => (
    <ProductRow
      key={product.id}
      product={product}
      names={names}
      by={names.length > 0 ? `&by=${encodeURIComponent(text)}` : ''}
      isOwn={own.includes(product)}
      isFavourite={favouriteIds.has(product.id)}
      selected={product.id === selectedId}
    />
  );
  const sections = () =>
    productSections(
      found.map(({ product }) => product),
      { favouriteIds, ownIds: new Set(own.map(({ id }) => id)) },
    );

  return (
    // The search landmark, whose arrow keys move among its fields and rows.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <search className={styles.view} onKeyDown={(event) => moveFocus(event, list.current)}>
      <TextField
        type="search"
        label={areAll ? productWords.search(numberText(products.length)) : productWords.searchSome}
        value={typed}
        onText={setTyped}
        enterKeyHint="search"
        spellCheck={false}
      />
      <ChoiceChips
        label={productWords.kinds}
        options={choicesOf(favourites, own.length > 0)}
        value={group}
        onChoose={setGroup}
      />
      <div className="spread-center">
        <Count {...{ areAll, found: found.length, all: products.length }} />
        <Link href={pairsPath} data-product="pairs" className={styles.files}>
          {productPairWords.open}
        </Link>
        <Link href={filesPath} className={styles.files}>
          {productWords.files}
        </Link>
      </div>
      {!isCovered && text.trim() !== '' && <SearchSays text={text} found={answer} />}
      {isCovered ? null : found.length === 0 ? (
        <NoneFound
          group={group}
          areFavouritesHere={favourites.state === 'here'}
          isTyped={text.trim() !== ''}
          onShowAll={() => {
            setTyped('');
            setGroup('all');
          }}
        />
      ) : (
        <div ref={list}>
          {text.trim() === '' ? (
            sections().map(({ of, products: held }) => (
              <section key={of} aria-label={productSectionWords[of]}>
                <h2 className={classNames('row-wrap', styles.head)}>
                  {productSectionWords[of]} <span className="quiet">{held.length}</span>
                </h2>
                <ul className={styles.list}>
                  {held.map((product) => row({ product, names: noNames }))}
                </ul>
              </section>
            ))
          ) : (
            <FoundRows found={found} row={row} />
          )}
        </div>
      )}
    </search>
  );
}

interface CountProps {
  readonly areAll: boolean;
  readonly found: number;
  readonly all: number;
}

/** The number of products; where only some are found, of how many. */
function Count({ areAll, found, all }: CountProps) {
  const text =
    found === all
      ? productWords.allOf(numberText(all))
      : productWords.someOf(numberText(found), numberText(all));
  return (
    <p className={areAll && found === all ? 'visually-hidden' : 'quiet'} role="status">
      {areAll ? text : productWords.ownNotHere}
    </p>
  );
}

interface FoundRowsProps {
  readonly found: readonly FoundProduct[];
  readonly row: (found: FoundProduct) => ReactNode;
}

/**
 * Draws the rows that a screen shows first, the others frame by frame after them, so that no key
 * waits.
 */
function FoundRows({ found, row }: FoundRowsProps) {
  const [drawn, setDrawn] = useState(FIRST_ROWS);
  const most = Math.max(found.length, FIRST_ROWS);
  if (drawn > most) setDrawn(most);
  useEffect(() => {
    if (drawn >= found.length) return;
    afterPaint(() => {
      setDrawn(drawn + ROWS_A_FRAME);
    });
  }, [drawn, found.length]);
  return <ul className={styles.list}>{found.slice(0, drawn).map(row)}</ul>;
}

interface NoneFoundProps {
  readonly areFavouritesHere: boolean;
  readonly group: Choice;
  readonly isTyped: boolean;
  readonly onShowAll: () => void;
}

/** Says that nothing was found, and offers all products again or an own one to add. */
function NoneFound({ group, areFavouritesHere, isTyped, onShowAll }: NoneFoundProps) {
  const words =
    group === 'favourites' && !isTyped
      ? areFavouritesHere
        ? productWords.noFavourites
        : productSectionWords.favouritesNotHere
      : group === 'all'
        ? productWords.noneFound
        : productWords.noneFoundOfKind;
  return (
    <div className="stack-2 padding-block-2 border-top">
      <p>{words}</p>
      <Button onClick={onShowAll}>{productWords.showAll}</Button>
      {isTyped && (
        <Link href={newProductPath} className={buttonClass('text')}>
          {productWords.addOwn}
        </Link>
      )}
    </div>
  );
}

interface ProductRowProps {
  readonly product: Product;
  readonly names: FoundProduct['names'];
  /**
   * End of the row's address where a brand was found: the typed text, from which the brand is
   * looked up.
   */
  readonly by: string;
  readonly isOwn: boolean;
  readonly isFavourite: boolean;
  readonly selected: boolean;
}

/** Drawn again only when a property changed: a typed letter changes none of the rows that stay. */
const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, names, by, isOwn, isFavourite, selected } = props;
  const rate = shownRate(product);
  return (
    <li>
      <Link
        href={productPath(product.id) + by}
        data-product={product.id}
        className={styles.row}
        aria-current={selected ? 'true' : undefined}
      >
        <span className={styles.what}>
          <span className={styles.name}>{shownName(product).name}</span>
          <span className="quiet">
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
          <span className="quiet block">{rate.words}</span>
        </span>
        {names.length > 0 && (
          <span className={styles.sold}>
            <SoldNames product={product} names={names} />
          </span>
        )}
      </Link>
      <FavouriteStar productId={product.id} isFavourite={isFavourite} of={product.name} />
    </li>
  );
});

/** Arrow keys go from the search field into the list, along it, and back. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || list === null) return;
  const stops = [event.currentTarget.querySelector('input'), ...list.querySelectorAll('a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at === -1 ? null : stops[at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
