import { createStore } from 'zustand/vanilla';
import type { KeptDocument } from './DocumentCollection.ts';
import type { CollectionName, DocumentValues } from './DocumentValues.ts';

type Shown = {
  readonly [Name in CollectionName]?: readonly KeptDocument<DocumentValues[Name]>[];
};

/** What the screens show. Filled by the store, which is loaded after the first paint. */
export const shownDocuments = createStore<Shown>(() => ({}));
