import type { Product } from '@mix/engine';
import { Link, useLocation } from 'wouter';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { stockPaths } from '../../stock/stockPaths.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Notice } from '../../ui/notices/Notice.tsx';
import { ownProducts } from '../../sync/ownProducts.ts';
import { productViewWords } from '../../i18n/made/en/products/productViewWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import { deletedProduct } from '../list/deletedProduct.ts';
import { copyPath, editPath } from '../productPath.ts';
import styles from './ProductView.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';

/**
 * Actions on a product beside using it: own products can be changed and deleted, all can be copied.
 */
export function OwnActions({ product }: { readonly product: Product }) {
  const [, navigate] = useLocation();
  const [hasFailed, setFailed] = useState(false);
  const own = soFar(ownProducts.useAll()).find(({ id }) => id === product.id) ?? null;
  const remove = async () => {
    if (own === null) return;
    try {
      await ownProducts.remove(own.id);
      deletedProduct.setState({ deleted: own });
      navigate(paths.products, { replace: true });
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={styles.own}>
      {hasFailed && (
        <Notice
          kind="warning"
          word={productViewWords.warning}
          title={productViewWords.notDeleted}
        />
      )}
      {own !== null && (
        <Link href={editPath(product.id)} className={buttonClass('text')}>
          {productViewWords.edit}
        </Link>
      )}
      <Link href={copyPath(product.id)} className={buttonClass('text')}>
        {productViewWords.copy}
      </Link>
      <Link href={stockPaths.ledgerOf(product.id)} className={buttonClass('text')}>
        {stockWords.inTheShed}
      </Link>
      {own !== null && (
        <Button look="text" onClick={() => void remove()}>
          {productViewWords.delete}
        </Button>
      )}
    </div>
  );
}
