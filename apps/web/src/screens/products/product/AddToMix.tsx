import type { Product } from '@mix/engine';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { addToMix } from '../../../mix/draft/addToMix.ts';
import { Button } from '../../../components/Button.tsx';
import { draftStore } from '../../../mix/draft/draftStore.ts';
import { productViewWords } from '../../../words/made/en/products/productViewWords.ts';
import { paths } from '../../../navigation/paths.ts';

/** Puts the product into the mix that is being planned and goes there. */
export function AddToMix({ product }: { readonly product: Product }) {
  const [, navigate] = useLocation();
  const inMix = useStore(draftStore.form, ({ value }) =>
    value.products.some(({ productId }) => productId === product.id),
  );
  return (
    <Button
      look="primary"
      onClick={() => {
        addToMix(product);
        navigate(paths.mix);
      }}
    >
      {inMix ? productViewWords.showInMix : productViewWords.addToMix}
    </Button>
  );
}
