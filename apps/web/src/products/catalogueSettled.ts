import { catalogueStore } from './catalogue/catalogueStore.ts';

/** Resolves once the catalogue is there, or could not be had: the screen then says which. */
export function catalogueSettled(): Promise<void> {
  const { store, start } = catalogueStore;
  if (store.getState().status === 'ready') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.subscribe(({ status }) => {
      if (status === 'loading') return;
      stop();
      resolve();
    });
    start();
  });
}
