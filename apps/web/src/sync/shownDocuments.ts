import { createStore } from 'zustand/vanilla';
import type { CollectedDocuments } from './DocumentCollection.ts';
import type { CollectionName, DocumentValues } from './DocumentValues.ts';

type Shown = {
  readonly [Name in CollectionName]?: CollectedDocuments<DocumentValues[Name]>;
};

/** What the screens show. Filled by the store, which is loaded after the first paint. */
export const shownDocuments = createStore<Shown>(() => ({}));

/** The state of a collection that no screen asked for yet, or that is being read. */
export const READING = { state: 'reading' } as const;
