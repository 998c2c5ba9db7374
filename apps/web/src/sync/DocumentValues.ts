import type {
  CatchTest,
  Conflict,
  FarmJob,
  FarmPlace,
  Favourite,
  LearnedCode,
  Member,
  OwnProduct,
  Paddock,
  Round,
  SavedMachine,
  SavedMix,
  SprayRecord,
  StockEntry,
  Track,
} from '@mix/documents';

/** What each collection of an owner holds. */
export interface DocumentValues {
  readonly mixes: SavedMix;
  readonly products: OwnProduct;
  readonly paddocks: Paddock;
  readonly catchTests: CatchTest;
  readonly rounds: Round;
  readonly records: SprayRecord;
  /** Where the sprayer went, each under the id of its record. */
  readonly tracks: Track;
  readonly stock: StockEntry;
  readonly codes: LearnedCode;
  readonly favourites: Favourite;
  readonly machine: SavedMachine;
  readonly conflicts: Conflict;
  /** The farms an account belongs to; at its own place only. */
  readonly farms: FarmPlace;
  /** The people of a farm; at that farm only. */
  readonly members: Member;
  /** What is to be sprayed on a farm, who has it and how far it is; at that farm only. */
  readonly jobs: FarmJob;
}

export type CollectionName = keyof DocumentValues;
