import type { Page } from 'playwright-core';
import type { CollectionName } from '../../src/sync/DocumentValues.ts';
import { holdDocuments } from './holdDocuments.ts';

export interface SeededDocument {
  readonly collection: CollectionName;
  readonly id: string;
  readonly value: object;
}

/** Part of the profile, and entry of `userproduct`: the rules allow these two no version. */
const WITHOUT_VERSION: readonly CollectionName[] = ['machine', 'favourites'];

/**
 * Puts documents into the device's database, as the app would have kept them.
 * @param owner the device itself, or the account that is signed in: its documents then wait to be
 * sent
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
