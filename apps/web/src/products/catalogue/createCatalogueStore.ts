import type { Catalogue } from '@mix/engine';
import { createStore } from 'zustand/vanilla';

export type CatalogueState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly catalogue: Catalogue }
  | { readonly status: 'failed' };

/**
 * The catalogue in memory: fetched once, kept while the page lives. A failure is a state that can
 * be tried again, because a phone loses its reception for minutes, not for good.
 * @param settle runs the act that gives the catalogue, once a screen may be drawn anew
 */
export function createCatalogueStore(
  load: () => Promise<Catalogue>,
  settle: (act: () => void) => void = (act) => {
    act();
  },
) {
  const store = createStore<CatalogueState>(() => ({ status: 'loading' }));
  let started = false;

  const start = () => {
    if (started) return;
    started = true;
    load().then(
      (catalogue) => {
        settle(() => {
          store.setState({ status: 'ready', catalogue }, true);
        });
      },
      () => {
        started = false;
        store.setState({ status: 'failed' }, true);
      },
    );
  };

  const retry = () => {
    store.setState({ status: 'loading' }, true);
    start();
  };

  return { store, start, retry };
}
