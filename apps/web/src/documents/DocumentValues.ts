import type {
  CatchTest,
  Conflict,
  Favourite,
  OwnProduct,
  Paddock,
  SavedMachine,
  SavedMix,
  SprayRecord,
} from '@mix/documents';

/** What each collection of an owner holds. */
export interface DocumentValues {
  readonly mixes: SavedMix;
  readonly products: OwnProduct;
  readonly paddocks: Paddock;
  readonly catchTests: CatchTest;
  readonly records: SprayRecord;
  readonly favourites: Favourite;
  readonly machine: SavedMachine;
  readonly conflicts: Conflict;
}

export type CollectionName = keyof DocumentValues;
