import { useEffect } from 'react';
import { useStore } from 'zustand';
import { afterPaint } from '../ui/lazy/waiting.ts';
import { pageLife } from '../ui/lazy/pageLife.ts';
import type { DocumentCollection } from './DocumentCollection.ts';
import type { CollectionName, DocumentValues } from './DocumentValues.ts';
import { loadDocumentStore } from './loadDocumentStore.ts';
import { READING, shownDocuments } from './shownDocuments.ts';

/** The door to one collection. It weighs next to nothing: the store behind it loads when used. */
export function collectionOf<Name extends CollectionName>(
  name: Name,
): DocumentCollection<DocumentValues[Name]> {
  return {
    useAll: () => {
      const shown = useStore(shownDocuments, (state) => state[name]);
      useEffect(() => {
        const ask = (): void => {
          // Where the store's chunk or the device does not answer, the screen shows that; the next
          // screen asks again.
          void loadDocumentStore()
            .then((store) => store.show(name))
            .catch(() => {
              if (shownDocuments.getState()[name] !== undefined) return;
              shownDocuments.setState({ [name]: { state: 'unreadable' } });
            });
        };
        // The page's first drawing is painted first: to ask for the store's some twenty files takes
        // as long as to draw the page.
        if (pageLife.getState().isAlive) ask();
        else afterPaint(ask);
      }, []);
      return shown ?? READING;
    },
    all: async () => (await loadDocumentStore()).collected(name),
    save: async (id, value, startedFrom) =>
      (await loadDocumentStore()).save(name, id, value, startedFrom),
    remove: async (id) => (await loadDocumentStore()).remove(name, id),
  };
}
