import type {
  CatchTest,
  Conflict,
  Favourite,
  LearnedCode,
  OwnProduct,
  Paddock,
  SavedMachine,
  SavedMix,
  SprayRecord,
  StockEntry,
} from '@mix/documents';

/** What each collection of an owner holds. */
export interface DocumentValues {
  readonly mixes: SavedMix;
  readonly products: OwnProduct;
  readonly paddocks: Paddock;
  readonly catchTests: CatchTest;
  readonly records: SprayRecord;
  readonly stock: StockEntry;
  readonly codes: LearnedCode;
  readonly favourites: Favourite;
  readonly machine: SavedMachine;
  readonly conflicts: Conflict;
}

export type CollectionName = keyof DocumentValues;
