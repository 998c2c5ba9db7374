import { loadDocumentStore } from '../../documents/device/loadDocumentStore.ts';
import { loadOnce } from '../../device/loadOnce.ts';

/** The records with what reads and shows them: more than a first look at the page needs. */
export const reportPart = loadOnce(() => {
  // The head of the list is read while what draws it is on its way.
  void loadDocumentStore().then(
    (store) => store.showLatest(),
    () => undefined,
  );
  return import('./reportViews.ts');
});
