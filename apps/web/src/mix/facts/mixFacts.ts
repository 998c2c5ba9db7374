import type { Catalogue } from '@mix/engine';
import { createStore } from 'zustand/vanilla';
import { catalogueStore } from '../../catalogue/list/catalogueStore.ts';
import { fetchRules } from '../../catalogue/list/fetchCatalogue.ts';
import { keptFacts } from '../../catalogue/list/keptFacts.ts';
import { outsidePress } from '../../components/keypad/pressedControl.ts';
import { catalogueFactsUrl } from '../../config/dataUrls.ts';
import { cataloguesName, inReadersNames } from '../../words/products/readersNames.ts';
import { draftStore } from '../draft/draftStore.ts';
import { factsOfMix } from './factsOfMix.ts';

/** The rules with the facts kept beside the mix; null where nothing is kept, and until they are here. */
export const mixFacts = createStore<{ readonly catalogue: Catalogue | null }>(() => ({
  catalogue: null,
}));

let started: Promise<void> | null = null;

async function fetchFacts(): Promise<void> {
  const kept = keptFacts.getState().value;
  const form = draftStore.form.getState().value;
  if (kept?.from !== catalogueFactsUrl || factsOfMix(form, kept) === null) {
    catalogueStore.start();
    return;
  }
  const { machines, nozzles } = kept;
  const products = inReadersNames(kept.products);
  try {
    const rules = await fetchRules();
    outsidePress(() => {
      mixFacts.setState({ catalogue: { ...rules, products, machines, nozzles } });
    });
  } catch {
    // It fails in its turn, says so and is tried again.
    catalogueStore.start();
  }
}

/**
 * Fetches what the mix in work is planned with: where the device keeps the facts that it names, the
 * rules alone; else the whole catalogue.
 * @returns resolves once the rules are here, at once where the whole catalogue is waited for
 */
export const startFacts = (): Promise<void> => (started ??= fetchFacts());

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
    if (facts === null || (kept?.from === catalogueFactsUrl && idsOf(facts) === idsOf(kept)))
      return;
    // Kept as the catalogue has them: the next reader may read another language.
    const products = facts.products.map((product) => ({
      ...product,
      name: cataloguesName(product.id) ?? product.name,
    }));
    keptFacts.setState({ value: { from: catalogueFactsUrl, ...facts, products } });
  };
  draftStore.answered.subscribe(keep);
  catalogueStore.store.subscribe(keep);
  keep();
}
