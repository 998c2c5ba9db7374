import type { Catalogue } from '@mix/engine';
import {
  useMemo,
  useRef,
  useSyncExternalStore,
  useCallback,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { Link, useSearch, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { onDemand } from '../ui/lazy/waiting.ts';
import { WaitingRows } from '../ui/lazy/WaitingRows.tsx';
import { catalogueStore } from './catalogue/catalogueStore.ts';
import { useOwnProducts } from './catalogue/useOwnProducts.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { BackLink } from '../ui/layout/BackLink.tsx';
import { MessagePage } from '../ui/layout/MessagePage.tsx';
import { ScreenBar } from '../ui/layout/ScreenBar.tsx';
import { productWords } from '../i18n/made/en/products/productWords.ts';
import { stockPaths } from '../stock/stockPaths.ts';
import { Opened } from './product/Opened.tsx';
import { newProductPath } from '../device/navigation/newProductPath.ts';
import { isOfShed, openedView, pathAbove, type OpenedView, productPath } from './productPath.ts';
import { StockTabs } from '../stock/ledger/StockTabs.tsx';
import styles from './ProductsPage.module.css';
import { SearchView } from './list/SearchView.tsx';
import { useWideScreen } from '../ui/layout/useWideScreen.ts';
import { Awaited } from '../ui/lazy/Awaited.tsx';
import { stockWords } from '../i18n/made/en/farm/stockWords.ts';
import { UndoBar } from '../ui/notices/UndoBar.tsx';
import { ownProducts } from '../sync/ownProducts.ts';
import { deletedProduct } from './list/deletedProduct.ts';

/** Resolves once the catalogue has arrived or its fetch has failed: the screen then says which. */
function catalogueSettled(): Promise<void> {
  const { store, start } = catalogueStore;
  if (store.getState().status === 'ready') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.subscribe(({ status }) => {
      if (status === 'loading') return;
      stop();
      resolve();
    });
    start();
  });
}

const ShedList = onDemand(async () => (await import('../stock/ledger/StockList.tsx')).StockList);

/** The screen opens once this resolves: it then draws the same as the build drew. */
export const productsReady = catalogueSettled;

/** The list of every product, and beside it or in its place the view that the address asks for. */
export function ProductsPage() {
  const { store, retry } = catalogueStore;
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);

  if (state.status !== 'ready') {
    return (
      <>
        <ScreenBar title={productWords.title} />
        <MessagePage
          heading="h2"
          sign="warning"
          title={productWords.catalogueMissing}
          action={
            state.status === 'failed' && (
              <Button look="primary" onClick={retry}>
                {productWords.tryAgain}
              </Button>
            )
          }
        >
          {productWords.catalogueMissingWhy}
        </MessagePage>
      </>
    );
  }
  return <Products catalogue={state.catalogue} />;
}

function Products({ catalogue }: { readonly catalogue: Catalogue }) {
  const opened = openedView(useSearch());
  const isShed = isOfShed(opened);
  const openedKey = openedKeyOf(opened);
  const area = useRef<HTMLDivElement>(null);
  const isWide = useWideScreen('sm');
  const giveFocus = useKeptFocus(area, openedKey);
  const own = useOwnProducts();
  const whole = useMemo(
    () => ({ ...catalogue, products: [...own.products, ...catalogue.products] }),
    [catalogue, own.products],
  );
  return (
    <>
      <ScreenBar
        title={productWords.title}
        back={
          openedKey !== null && (
            <span className={styles.back}>
              <BackLink
                to={pathAbove(opened)}
                label={isShed ? stockWords.backToShed : productWords.backToAll}
              />
            </span>
          )
        }
        action={
          <span>
            {isShed && openedKey !== null && <ScanLink />}
            {!isShed && openedKey === null && <AddOwn />}
          </span>
        }
      />
      <div ref={area} className={styles.split} data-open={openedKey !== null}>
        <div className={styles.list}>
          <StockTabs shown={isShed ? 'shed' : opened.view === 'scan' ? 'scan' : 'catalogue'} />
          {isShed ? (
            <Awaited fallback={<WaitingRows word={productWords.opening} />}>
              <ShedList products={whole.products} selectedId={openedKey} />
            </Awaited>
          ) : (
            <>
              <p className={styles.wideOnly}>
                <AddOwn />
              </p>
              <UndoDeletion />
              <SearchView
                products={whole.products}
                own={own.products}
                ownState={own.state}
                selectedId={openedKey}
                isCovered={openedKey !== null && !isWide}
              />
            </>
          )}
        </div>
        <div className={styles.product}>
          <Opened opened={opened} catalogue={whole} ownState={own.state} onShown={giveFocus} />
        </div>
      </div>
    </>
  );
}

/** What is open beside the list; null: the list alone. */
function openedKeyOf(opened: OpenedView): string | null {
  if (opened.view === 'none' || opened.view === 'shed') return null;
  return ('id' in opened ? opened.id : null) ?? opened.view;
}

const AddOwn = () => (
  <Link href={newProductPath} className={buttonClass('text')}>
    {productWords.addOwn}
  </Link>
);

const ScanLink = () => (
  <Link href={stockPaths.scan} className={buttonClass('text')}>
    {stockWords.scan}
  </Link>
);

/** Offers to undo the last deletion of one of the owner's own products. */
function UndoDeletion() {
  const [, navigate] = useLocation();
  const deleted = useStore(deletedProduct, (state) => state.deleted);
  const forget = useCallback(() => {
    deletedProduct.setState({ deleted: null });
  }, []);
  if (deleted === null) return null;
  return (
    <UndoBar
      id={deleted.updatedAt.getTime()}
      text={productWords.deleted(deleted.value.name)}
      undoWord={productWords.undo}
      onUndo={() => {
        void ownProducts.save(deleted.id, deleted.value).then(() => {
          forget();
          navigate(productPath(deleted.id));
        });
      }}
      onExpire={forget}
    />
  );
}

/**
 * On a phone the list and the product take each other's place. The focus then goes to the view that
 * appeared: to the product's heading, or on the way back to the row the product was opened from.
 * @param area holds the list and the product; headings are `h2`, rows are links that carry
 * `data-product`
 * @returns to be called once a view that was still being fetched is drawn; never changes
 */
function useKeptFocus(area: RefObject<HTMLElement | null>, productId: string | null): () => void {
  const before = useRef(productId);
  /**
   * Selector of the element that gets the focus; the view of a product may not have arrived yet.
   */
  const pendingFocus = useRef<string | null>(null);
  const give = useCallback(() => {
    const focused = document.activeElement;
    if (pendingFocus.current === null || area.current === null || focused === null) return;
    const isGone = focused === document.body || focused.getClientRects().length === 0;
    const goal = area.current.querySelector<HTMLElement>(pendingFocus.current);
    if (isGone && goal === null) return;
    pendingFocus.current = null;
    if (isGone) goal?.focus({ preventScroll: true });
  }, [area]);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = productId;
    if (left !== productId) {
      pendingFocus.current =
        productId === null ? `[data-product="${CSS.escape(left ?? '')}"]` : 'article h2';
    }
    give();
  });
  return give;
}
