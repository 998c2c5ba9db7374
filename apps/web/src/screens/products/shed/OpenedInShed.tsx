import type { Product } from '@mix/engine';
import { WhenShown } from '../../../components/lazy/WhenShown.tsx';
import { stockPaths } from '../../../catalogue/stock/stockPaths.ts';
import { useMay } from '../../../documents/place/useMay.ts';
import { farmPageWords } from '../../../words/en/farm/farmPageWords.ts';
import { productWords } from '../../../words/en/products/productWords.ts';
import { stockWords } from '../../../words/en/farm/stockWords.ts';
import type { ShedView } from '../productPath.ts';
import { ChooseStocked } from './ChooseStocked.tsx';
import { CountForm } from './CountForm.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';
import { LedgerView } from './LedgerView.tsx';
import styles from './shed.module.css';

interface OpenedInShedProps {
  readonly opened: ShedView;
  /** The catalogue's and the owner's own. */
  readonly products: readonly Product[];
  /** Whether the owner's own products have been read. */
  readonly isRead: boolean;
  readonly onShown: () => void;
}

/** What stands beside the list of the shed: the book of a product, a count, a delivery. */
export function OpenedInShed({ opened, products, isRead, onShown }: OpenedInShedProps) {
  const keepsBook = useMay('stock');
  if (opened.view === 'shed') return null;
  if (opened.view !== 'stock' && !keepsBook) {
    return <p className={styles.view}>{farmPageWords.notYours}</p>;
  }
  const { view, id } = opened;
  if (id === null) {
    return (
      <ChooseStocked
        title={view === 'count' ? stockWords.count : stockWords.delivery}
        products={products}
        pathOf={view === 'count' ? stockPaths.countOf : stockPaths.deliveryOf}
      />
    );
  }
  const product = products.find((one) => one.id === id);
  if (product === undefined) {
    return <p className={styles.view}>{isRead ? productWords.unknownWhy : productWords.opening}</p>;
  }
  return (
    <>
      {view === 'stock' && <LedgerView key={id} product={product} />}
      {view === 'count' && <CountForm key={id} product={product} />}
      {view === 'delivery' && <DeliveryForm key={id} product={product} scanned={opened.pack} />}
      <WhenShown key={`${view} ${id}`} act={onShown} />
    </>
  );
}
