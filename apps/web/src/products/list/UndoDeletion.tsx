import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { UndoBar } from '../../ui/notices/UndoBar.tsx';
import { ownProducts } from '../../sync/ownProducts.ts';
import { productWords } from '../../i18n/made/en/products/productWords.ts';
import { deletedProduct } from './deletedProduct.ts';
import { productPath } from '../productPath.ts';

/** The way back after a product of one's own was deleted. */
export function UndoDeletion() {
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
