import type {
  CatchTest,
  Conflict,
  Favourite,
  OwnProduct,
  Paddock,
  Round,
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
  readonly rounds: Round;
  readonly records: SprayRecord;
  readonly favourites: Favourite;
  readonly machine: SavedMachine;
  readonly conflicts: Conflict;
}

export type CollectionName = keyof DocumentValues;
