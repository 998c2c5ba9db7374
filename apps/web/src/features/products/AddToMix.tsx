import type { Product } from '@mix/engine';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { Button } from '../../components/Button.tsx';
import { draftStore } from '../../draft/draftStore.ts';
import { paths } from '../../navigation/paths.ts';

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
        draftStore.addProduct(product.id, firstUnit(product));
        navigate(paths.mix);
      }}
    >
      {inMix ? 'Show it in the mix' : 'Add to mix'}
    </Button>
  );
}

/** The unit its usual rate is given in, else the one its kind is measured in. */
const firstUnit = ({ rate, behaviour }: Product) =>
  rate?.unit ?? (behaviour === 'liquid' ? 'L/ha' : 'kg/ha');
