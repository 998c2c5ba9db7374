import type {
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
  readonly records: SprayRecord;
  readonly favourites: Favourite;
  readonly machine: SavedMachine;
}

export type CollectionName = keyof DocumentValues;
