import type { Favourite } from '@mix/documents';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { addToMix } from '../plan/draft/addToMix.ts';
import { useCatalogue } from '../products/catalogue/useCatalogue.ts';
import { useOwnProducts } from '../products/catalogue/useOwnProducts.ts';
import { Section } from '../ui/panels/Section.tsx';
import type { KeptDocument } from '../sync/DocumentCollection.ts';
import { draftStore } from '../plan/draft/draftStore.ts';
import { homeWords } from '../i18n/made/en/home/homeWords.ts';
import { quantityText } from '../i18n/figures/quantityText.ts';
import { paths } from '../device/navigation/paths.ts';
import { MixRow } from './mixes/MixRow.tsx';

interface FavouriteProductsProps {
  readonly favourites: readonly KeptDocument<Favourite>[];
}

/** The products this owner marked: a tap puts one into the mix with the rate last used. */
export function FavouriteProducts({ favourites }: FavouriteProductsProps) {
  const [, navigate] = useLocation();
  const listed = useCatalogue();
  const own = useOwnProducts();
  const rates = useStore(draftStore.rates, ({ value }) => value);
  if (listed.status !== 'ready') return null;
  const products = [...own.products, ...listed.catalogue.products].filter(({ id }) =>
    favourites.some(({ value }) => value.productId === id && value.isFavourite),
  );
  if (products.length === 0) return null;
  return (
    <Section name={homeWords.favourites} note={homeWords.favouriteNote}>
      <ul>
        {products.map((product) => {
          const used = rates.find(({ productId }) => productId === product.id)?.rate;
          return (
            <MixRow
              key={product.id}
              name={product.name}
              note={
                used === undefined ? '' : homeWords.lastUsed(quantityText(used.value, used.unit))
              }
              onPress={() => {
                addToMix(product);
                navigate(paths.mix);
              }}
            />
          );
        })}
      </ul>
    </Section>
  );
}
