import type { Favourite } from '@mix/documents';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { addToMix } from '../../mix/draft/addToMix.ts';
import { useCatalogue } from '../../catalogue/list/useCatalogue.ts';
import { useOwnProducts } from '../../catalogue/list/useOwnProducts.ts';
import { Section } from '../../components/panels/Section.tsx';
import type { KeptDocument } from '../../documents/DocumentCollection.ts';
import { draftStore } from '../../mix/draft/draftStore.ts';
import { homeWords } from '../../words/made/en/home/homeWords.ts';
import { quantityText } from '../../words/figures/quantityText.ts';
import { paths } from '../../navigation/paths.ts';
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
