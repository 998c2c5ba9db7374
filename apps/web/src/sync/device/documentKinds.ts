import {
  catchTestKind,
  conflictKind,
  farmJobKind,
  farmPlaceKind,
  favouriteKind,
  learnedCodeKind,
  memberKind,
  ownProductKind,
  paddockKind,
  recordKind,
  roundKind,
  savedMachineKind,
  savedMixKind,
  stockEntryKind,
  trackKind,
  type DocumentKind,
} from '@mix/documents';
import type { CollectionName, DocumentValues } from '../DocumentValues.ts';

/** How the documents of each collection are written down; loaded with the store, not before. */
export const documentKinds: {
  readonly [Name in CollectionName]: DocumentKind<DocumentValues[Name]>;
} = {
  mixes: savedMixKind,
  products: ownProductKind,
  paddocks: paddockKind,
  catchTests: catchTestKind,
  rounds: roundKind,
  records: recordKind,
  tracks: trackKind,
  stock: stockEntryKind,
  codes: learnedCodeKind,
  favourites: favouriteKind,
  machine: savedMachineKind,
  conflicts: conflictKind,
  farms: farmPlaceKind,
  members: memberKind,
  jobs: farmJobKind,
};
