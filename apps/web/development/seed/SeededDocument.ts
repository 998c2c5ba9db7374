import type { CollectionName, DocumentValues } from '../../src/sync/DocumentValues.ts';

/** One document of a seeded account; the same id in every run. */
export type SeededDocument = {
  readonly [Name in CollectionName]: {
    readonly collection: Name;
    readonly id: string;
    readonly value: DocumentValues[Name];
  };
}[CollectionName];
