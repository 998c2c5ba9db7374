import type { Catalogue, Product } from '@mix/engine';
import type { ReactNode } from 'react';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { WaitingRows } from '../../ui/lazy/WaitingRows.tsx';
import { Button } from '../../ui/Button.tsx';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { WhenShown } from '../../ui/WhenShown.tsx';
import { productWords } from '../../i18n/made/en/products/productWords.ts';
import { CatalogueOverview } from '../list/CatalogueOverview.tsx';
import { isOfShed, type OpenedView } from '../productPath.ts';
import styles from '../ProductsPage.module.css';
import { useSources } from '../catalogue/useSources.ts';
import type { Arrival } from '../../sync/arrival/Collected.ts';

/** One product's facts: fetched while the list is looked at. */
export const ProductView = onDemand(async () => (await import('./openedViews.ts')).ProductView);
const ProductEditor = onDemand(
  async () => (await import('../editor/ownProductViews.ts')).ProductEditor,
);
const ProductFiles = onDemand(
  async () => (await import('../editor/ownProductViews.ts')).ProductFiles,
);

const OpenedInShed = onDemand(
  async () => (await import('../../stock/ledger/StockedProduct.tsx')).StockedProduct,
);
const ScanView = onDemand(async () => (await import('./openedViews.ts')).ScanView);
const ArrivalNote = onDemand(async () => (await import('./openedViews.ts')).ArrivalNote);
const PairsView = onDemand(async () => (await import('./openedViews.ts')).PairsView);

interface OpenedProps {
  readonly opened: OpenedView;
  /** The catalogue and the owner's own products. */
  readonly catalogue: Catalogue;
  /** How far the owner's own products are here. */
  readonly ownState: Arrival;
  /** Called once the opened view is drawn. Never changes. */
  readonly onShown: () => void;
}

/** What stands beside the list: a product, its editor, or files in and out. */
export function Opened({ opened, catalogue, ownState, onShown }: OpenedProps) {
  if (isOfShed(opened)) {
    return (
      <Arriving>
        <OpenedInShed
          opened={opened}
          products={catalogue.products}
          ownState={ownState}
          onShown={onShown}
        />
      </Arriving>
    );
  }
  const { view } = opened;
  if (view === 'none') return <CatalogueOverview version={catalogue.version} />;
  if (view === 'files') {
    return (
      <Arriving>
        <ProductFiles catalogue={catalogue} />
      </Arriving>
    );
  }
  if (view === 'scan') {
    return (
      <Arriving>
        <ScanView products={catalogue.products} />
      </Arriving>
    );
  }
  if (view === 'pairs') {
    return (
      <Arriving>
        <PairsView catalogue={catalogue} />
      </Arriving>
    );
  }
  if (view === 'new') {
    return (
      <Arriving>
        <ProductEditor base={null} isCopy={false} catalogue={catalogue} />
      </Arriving>
    );
  }
  const product = catalogue.products.find(({ id }) => id === opened.id);
  if (product === undefined) {
    return ownState === 'here' ? (
      <Unknown />
    ) : (
      <Arriving>
        <ArrivalNote state={ownState} opening={<WaitingRows word={productWords.opening} />} />
      </Arriving>
    );
  }
  if (view === 'product')
    return <Facts product={product} catalogue={catalogue} onShown={onShown} />;
  return (
    <Arriving>
      <ProductEditor
        key={`${view} ${product.id}`}
        base={product}
        isCopy={view === 'copy'}
        catalogue={catalogue}
      />
    </Arriving>
  );
}

interface FactsProps extends Pick<OpenedProps, 'catalogue' | 'onShown'> {
  readonly product: Product;
}

function Facts({ product, catalogue, onShown }: FactsProps) {
  const sources = useSources();
  return (
    <Arriving title={product.name}>
      <ProductView key={product.id} product={product} catalogue={catalogue} sources={sources} />
      <WhenShown act={onShown} />
    </Arriving>
  );
}

const Unknown = () => (
  <div className={styles.hint}>
    <h2>{productWords.unknown}</h2>
    <p>{productWords.unknownWhy}</p>
  </div>
);

interface ArrivingProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** A part of the screen that is being fetched, or did not come. */
function Arriving({ title = productWords.opening, children }: ArrivingProps) {
  const inPlace = (way: ReactNode) => (
    <div className={styles.hint}>
      <h2>{title}</h2>
      {way}
    </div>
  );
  return (
    <Awaited
      fallback={inPlace(<WaitingRows />)}
      failed={(retry) => inPlace(<Button onClick={retry}>{productWords.tryAgain}</Button>)}
    >
      {children}
    </Awaited>
  );
}
