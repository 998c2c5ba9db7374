import { asFields, sameFields, type OwnProduct } from '@mix/documents';
import type { Catalogue, Product } from '@mix/engine';
import { read } from '../../sync/arrival/Collected.ts';
import type { CollectedDocuments } from '../../sync/DocumentCollection.ts';
import type { MixForm, SavedFacts } from '../draft/MixForm.ts';
import { wholeCatalogue } from './wholeCatalogue.ts';

/** Whether two products have the same facts; their sources do not change a plan. */
export const sameFacts = (one: Product, other: Product): boolean =>
  sameFields(asFields({ ...one, sources: null }), asFields({ ...other, sources: null }));

/**
 * Facts as saved under the name that today's reader knows the product by: a mix may have been saved
 * in another language. The owner's own product keeps the name it was saved under.
 */
export const underTodaysName = (saved: Product, today: Product | undefined): Product =>
  today === undefined || saved.id.startsWith('own-') || saved.name === today.name
    ? saved
    : { ...saved, name: today.name };

let last: {
  readonly whole: Catalogue;
  readonly savedFacts: SavedFacts;
  readonly catalogue: Catalogue;
} | null = null;

/** The facts of a saved mix laid over those of today; the same object as long as both stay. */
function withSavedFacts(whole: Catalogue, savedFacts: SavedFacts): Catalogue {
  if (last?.whole === whole && last.savedFacts === savedFacts) return last.catalogue;
  const now = new Map(whole.products.map((product) => [product.id, product]));
  const facts = savedFacts.products.map((product) => underTodaysName(product, now.get(product.id)));
  const saved = new Map(facts.map((product) => [product.id, product]));
  const differs = facts.some((product) => {
    const current = now.get(product.id);
    return current === undefined || !sameFacts(product, current);
  });
  const gone = facts.filter(({ id }) => !now.has(id));
  const products = [...whole.products.map((product) => saved.get(product.id) ?? product), ...gone];
  const catalogue = differs ? { ...whole, products } : whole;
  last = { whole, savedFacts, catalogue };
  return catalogue;
}

/**
 * The catalogue that one mix is planned with: that of today, unless the mix was saved with facts
 * that rule. Null as long as a product of it may be one of the owner's own that has not come yet.
 */
export function catalogueFor(
  {
    products,
    savedFacts = null,
  }: Pick<MixForm, 'savedFacts'> & {
    readonly products: readonly { readonly productId: string }[];
  },
  listed: Catalogue,
  own: CollectedDocuments<OwnProduct>,
): Catalogue | null {
  const whole = wholeCatalogue(listed, read(own));
  const isKnown = ({ productId }: { readonly productId: string }) =>
    whole.products.some(({ id }) => id === productId);
  if (own.state !== 'here' && !products.every(isKnown)) return null;
  return savedFacts === null ? whole : withSavedFacts(whole, savedFacts);
}
