import type { Catalogue } from '@mix/engine';
import { createStore } from 'zustand/vanilla';
import { catalogueStore } from '../../products/catalogue/catalogueStore.ts';
import { factsFrom, keptFacts } from '../../products/catalogue/keptFacts.ts';
import { cataloguesName, inReadersNames } from '../../i18n/products/readersNames.ts';
import { draftStore } from './draftStore.ts';
import type { MixForm } from './MixForm.ts';
import { factsOfMix } from './factsOfMix.ts';

/** The facts kept beside the mix to plan it with; null where they lack some that the mix names. */
export const mixFacts = createStore<{ readonly catalogue: Catalogue | null }>(() => ({
  catalogue: null,
}));

let isStarted = false;

/** Reads what the mix in work is planned with; fetches the catalogue where the device does not keep it. */
export function startFacts(): void {
  if (isStarted) return;
  isStarted = true;
  const kept = keptFacts.getState().value;
  const form = draftStore.form.getState().value;
  if (kept?.from === factsFrom && factsOfMix(form, kept) !== null) {
    const { from: _from, ...catalogue } = kept;
    mixFacts.setState({ catalogue: { ...catalogue, products: inReadersNames(kept.products) } });
  } else catalogueStore.start();
}

/** Whether the kept facts hold all that a mix names: a product may have been added since. */
export function isKept(form: MixForm): boolean {
  const { catalogue } = mixFacts.getState();
  return catalogue !== null && factsOfMix(form, catalogue) !== null;
}

/** Resolves once there is something to plan with, or once it is known that there is not. */
export function factsSettled(): Promise<void> {
  return new Promise((resolve) => {
    const ends: (() => void)[] = [];
    const look = () => {
      const isHere = mixFacts.getState().catalogue !== null;
      if (!isHere && catalogueStore.store.getState().status === 'loading') return;
      for (const end of ends) end();
      resolve();
    };
    ends.push(mixFacts.subscribe(look), catalogueStore.store.subscribe(look));
    look();
  });
}

type Named = Readonly<
  Record<'products' | 'machines' | 'nozzles', readonly { readonly id: string }[]>
>;

const idsOf = ({ products, machines, nozzles }: Named): string =>
  [products, machines, nozzles].map((list) => list.map(({ id }) => id).join()).join(';');

/** Keeps the facts that the mix names beside it, from now on. */
export function keepFacts(): void {
  const keep = () => {
    const listed = catalogueStore.store.getState();
    if (listed.status !== 'ready') return;
    const facts = factsOfMix(draftStore.form.getState().value, listed.catalogue);
    const kept = keptFacts.getState().value;
    if (facts === null || (kept?.from === factsFrom && idsOf(facts) === idsOf(kept))) return;
    // Kept as the catalogue has them: the next reader may read another language.
    const products = facts.products.map((product) => ({
      ...product,
      name: cataloguesName(product.id) ?? product.name,
    }));
    keptFacts.setState({ value: { from: factsFrom, ...facts, products } });
  };
  draftStore.answered.subscribe(keep);
  catalogueStore.store.subscribe(keep);
  keep();
}
