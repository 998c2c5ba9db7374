import { createStore } from 'zustand/vanilla';
import type { KeptDocument } from '../../DocumentCollection.ts';
import type { CollectionName, DocumentValues } from '../../DocumentValues.ts';
import type { LatestRecords } from '../latestRecords.ts';

type Parts = {
  /** By id; null: there is no such document, or none that can be read. */
  readonly [Name in CollectionName]?: ReadonlyMap<
    string,
    KeptDocument<DocumentValues[Name]> | null
  >;
};

interface ShownSingles extends Parts {
  /** The latest records are among them; null: this device has not noted which these are. */
  readonly latest?: Pick<LatestRecords, 'afterMs'> | null;
}

/**
 * Single documents of collections that are not read whole, up to date like `shownDocuments`. Never
 * to be counted or added up.
 */
export const shownSingles = createStore<ShownSingles>(() => ({}));
