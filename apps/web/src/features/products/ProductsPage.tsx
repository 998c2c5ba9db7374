import type { Catalogue, Product } from '@mix/engine';
import { useRef, useSyncExternalStore } from 'react';
import { Link, useSearch } from 'wouter';
import { catalogueSettled } from '../../catalogue/catalogueSettled.ts';
import { catalogueStore } from '../../catalogue/catalogueStore.ts';
import { Button } from '../../components/Button.tsx';
import { MessagePage } from '../../components/layout/MessagePage.tsx';
import { ScreenBar } from '../../components/layout/ScreenBar.tsx';
import { paths } from '../../navigation/paths.ts';
import { AddToMix } from './AddToMix.tsx';
import { CatalogueOverview } from './CatalogueOverview.tsx';
import { productIdOf } from './productPath.ts';
import styles from './ProductsPage.module.css';
import { ProductView } from './ProductView.tsx';
import { SearchView } from './SearchView.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { type SourcesState, useSources } from './useSources.ts';

export { loadSources } from './useSources.ts';

/** The screen opens once this resolves: it then draws what the build drew. */
export const productsReady = catalogueSettled;

/** The catalogue: the list, and the product that the address asks for beside it or in its place. */
export function ProductsPage() {
  const { store, retry } = catalogueStore;
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const productId = productIdOf(useSearch());
  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area, productId);
  const sources = useSources();

  if (state.status !== 'ready') {
    return (
      <MessagePage
        sign="warning"
        title="The catalogue is not here yet"
        action={
          state.status === 'failed' && (
            <Button look="primary" onClick={retry}>
              Try again
            </Button>
          )
        }
      >
        It could not be fetched. Once it has been, it opens without a signal too.
      </MessagePage>
    );
  }
  const product = state.catalogue.products.find(({ id }) => id === productId) ?? null;
  return (
    <>
      <ScreenBar
        title="Products"
        back={
          productId !== null && (
            <Link href={paths.products} className={styles.back} aria-label="Back to all products">
              <BackArrow />
            </Link>
          )
        }
      />
      <div ref={area} className={styles.split} data-open={productId !== null}>
        <div className={styles.list}>
          <SearchView products={state.catalogue.products} selectedId={productId} />
        </div>
        <div className={styles.product}>
          <Opened
            productId={productId}
            product={product}
            catalogue={state.catalogue}
            sources={sources}
          />
        </div>
      </div>
    </>
  );
}

interface OpenedProps {
  readonly productId: string | null;
  readonly product: Product | null;
  readonly catalogue: Catalogue;
  readonly sources: SourcesState;
}

function Opened({ productId, product, catalogue, sources }: OpenedProps) {
  if (product !== null) {
    return (
      <ProductView
        key={product.id}
        product={product}
        catalogue={catalogue}
        sources={sources}
        action={<AddToMix product={product} />}
      />
    );
  }
  if (productId !== null) {
    return (
      <div className={styles.hint}>
        <h2>No product is kept under that name</h2>
        <p>The link may be older than this catalogue. Look for the product in the list.</p>
      </div>
    );
  }
  return <CatalogueOverview catalogue={catalogue} />;
}

const BackArrow = () => (
  <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <path d="M15 4 7 12l8 8" stroke="currentColor" strokeWidth="2.4" />
  </svg>
);
