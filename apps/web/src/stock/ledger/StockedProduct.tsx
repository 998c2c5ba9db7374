import type { Product } from '@mix/engine';
import { useWideScreen } from '../../ui/layout/useWideScreen.ts';
import { WhenShown } from '../../ui/WhenShown.tsx';
import { stockPaths } from '../stockPaths.ts';
import { WithPermission } from '../../sync/workspace/WithPermission.tsx';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { farmPageWords } from '../../i18n/made/en/farm/farmPageWords.ts';
import { productWords } from '../../i18n/made/en/products/productWords.ts';
import { orderWords } from '../../i18n/made/en/farm/orderWords.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import type { ShedView } from '../../products/productPath.ts';
import { BillForm } from '../bill/BillForm.tsx';
import { ChooseStocked } from './ChooseStocked.tsx';
import { CountForm } from './CountForm.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';
import { LedgerView } from './LedgerView.tsx';
import { OrderView } from '../order/OrderView.tsx';
import styles from './shed.module.css';
import { useStockLines } from './useStockLines.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import type { Arrival } from '../../sync/arrival/Collected.ts';

interface OpenedInShedProps {
  readonly opened: ShedView;
  /** The catalogue's and the owner's own. */
  readonly products: readonly Product[];
  /** How far the owner's own products are here. */
  readonly ownState: Arrival;
  readonly onShown: () => void;
}

/** What is open beside the list of stock: the ledger of a product, a form, or the orders. */
export function StockedProduct({ opened, products, ownState, onShown }: OpenedInShedProps) {
  const keepsBook = usePermission('stock');
  if (opened.view === 'shed') return <FirstInShed products={products} />;
  if (opened.view !== 'stock' && !keepsBook) {
    return <p className={styles.view}>{farmPageWords.notYours}</p>;
  }
  if (opened.view === 'order' || opened.view === 'orderAnother') {
    return <Order opened={opened} products={products} onShown={onShown} />;
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
    return (
      <div className={styles.view}>
        {ownState === 'here' && <p>{productWords.unknownWhy}</p>}
        <ArrivalNote state={ownState} opening={<p>{productWords.opening}</p>} />
      </div>
    );
  }
  return (
    <>
      <OfProduct opened={opened} product={product} />
      <WhenShown key={`${view} ${id}`} act={onShown} />
    </>
  );
}

/** The ledger of the first product in the list, where there is room beside the list. */
function FirstInShed({ products }: Pick<OpenedInShedProps, 'products'>) {
  const found = useStockLines(products);
  const [first] = typeof found === 'string' ? [] : found.lines;
  const isWide = useWideScreen('sm');
  if (first === undefined || !isWide) return null;
  return <LedgerView key={first.product.id} product={first.product} isChosen={false} />;
}

interface OfProductProps {
  readonly opened: Extract<ShedView, { readonly view: 'stock' | 'count' | 'delivery' | 'bill' }>;
  readonly product: Product;
}

/** The ledger of a product, or a form that writes into it. */
function OfProduct({ opened, product }: OfProductProps) {
  const { id } = product;
  switch (opened.view) {
    case 'stock':
      return <LedgerView key={id} product={product} isChosen />;
    case 'count':
      return <CountForm key={id} product={product} />;
    case 'bill':
      return (
        <WithPermission
          deed="seeMoney"
          otherwise={<p className={styles.view}>{farmPageWords.notYours}</p>}
        >
          <BillForm key={opened.deliveryId} product={product} deliveryId={opened.deliveryId} />
        </WithPermission>
      );
    case 'delivery': {
      const { pack, orderId } = opened;
      const key = `${id} ${orderId ?? ''}`;
      return <DeliveryForm key={key} product={product} scanned={pack} orderId={orderId} />;
    }
  }
}

interface OrderProps extends Pick<OpenedInShedProps, 'products' | 'onShown'> {
  readonly opened: Extract<ShedView, { readonly view: 'order' | 'orderAnother' }>;
}

const Order = ({ opened, products, onShown }: OrderProps) =>
  opened.view === 'orderAnother' ? (
    <ChooseStocked
      title={orderWords.anotherTitle}
      products={products}
      pathOf={stockPaths.orderOf}
    />
  ) : (
    <>
      <OrderView products={products} wantedId={opened.id} />
      <WhenShown key="order" act={onShown} />
    </>
  );
