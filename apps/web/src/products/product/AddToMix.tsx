import type { Product } from '@mix/engine';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { addToMix } from '../../plan/draft/addToMix.ts';
import { Button } from '../../ui/Button.tsx';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { productViewWords } from '../../i18n/made/en/products/productViewWords.ts';
import { paths } from '../../device/navigation/paths.ts';

interface AddToMixProps {
  readonly product: Product;
  /** The brand that the product was found by, or that its pack has; null for none. */
  readonly soldAs: string | null;
}

/** Puts the product into the mix that is being planned and goes there. */
export function AddToMix({ product, soldAs }: AddToMixProps) {
  const [, navigate] = useLocation();
  const inMix = useStore(draftStore.form, ({ value }) =>
    value.products.some(({ productId }) => productId === product.id),
  );
  return (
    <Button
      look="primary"
      onClick={() => {
        addToMix(product, soldAs);
        navigate(paths.mix);
      }}
    >
      {inMix ? productViewWords.showInMix : productViewWords.addToMix}
    </Button>
  );
}
