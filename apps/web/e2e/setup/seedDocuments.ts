import type { Page } from 'playwright-core';
import type { CollectionName } from '../../src/sync/DocumentValues.ts';
import { holdDocuments } from './holdDocuments.ts';

export interface SeededDocument {
  readonly collection: CollectionName;
  readonly id: string;
  readonly value: object;
}

/** A part of the profile, and an entry of `userproduct`: the rules allow these no version. */
const WITHOUT_VERSION: readonly CollectionName[] = ['machine', 'favourites'];

/**
 * Puts documents into the device's database, as the app would have kept them.
 * @param owner the device itself, or whose they are that is signed in: then they wait to be sent
 */
export const seedDocuments = (
  page: Page,
  documents: readonly SeededDocument[],
  owner = 'device',
): Promise<void> =>
  holdDocuments(
    page,
    documents.map(({ collection, id, value }) => ({
      collection,
      id,
      fields: WITHOUT_VERSION.includes(collection) ? { ...value } : { ...value, schemaVersion: 1 },
    })),
    { owner },
  );
