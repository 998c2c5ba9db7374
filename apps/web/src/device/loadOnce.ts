import { createStore, type StoreApi } from 'zustand/vanilla';

export type Loaded<Part> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly part: Part }
  | { readonly status: 'failed' };

interface LoadOnce<Part> {
  readonly store: StoreApi<Loaded<Part>>;
  /** Starts loading; asks again after a failure, does nothing otherwise. */
  readonly start: () => void;
}

/** A part of the app that is fetched after the first paint, once, and then stays in memory. */
export function loadOnce<Part>(load: () => Promise<Part>): LoadOnce<Part> {
  const store = createStore<Loaded<Part>>(() => ({ status: 'loading' }));
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    store.setState({ status: 'loading' }, true);
    load().then(
      (part) => {
        store.setState({ status: 'ready', part }, true);
      },
      () => {
        started = false;
        store.setState({ status: 'failed' }, true);
      },
    );
  };
  return { store, start };
}
