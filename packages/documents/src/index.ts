export * from './paths.ts';
export * from './catalogueDocuments.ts';
export { isNewerCatalogue } from './isNewerCatalogue.ts';
export * from './DocumentFields.ts';
export type * from './DocumentKind.ts';
export { hasMixDraftShape } from './mixDraftShape.ts';
export { LONGEST_MIX_NAME, savedMixKind, type SavedMix } from './SavedMix.ts';
export { ownProductKind, type OwnProduct } from './OwnProduct.ts';
export { isRecordOn, paddockNitrogen } from './paddockNitrogen.ts';
export {
  isCalled,
  paddockKind,
  renamedPaddock,
  type OutlinePoint,
  type Paddock,
} from './Paddock.ts';
export { favouriteKind, listedProductId, type Favourite } from './Favourite.ts';
export { savedMachineKind, type SavedMachine } from './SavedMachine.ts';
export { NOTHING_SAID } from './nothingSaid.ts';
export { RECORD_WORD_FIELDS, type RecordWordField } from './recordWordFields.ts';
export { sameFields } from './sameFields.ts';
export type * from './SprayRecord.ts';
export { SENT_LATE_REASON } from './settleRecord.ts';
export { recordKind } from './recordKind.ts';
export { isLocked, RECORD_OPEN_HOURS, recordState } from './recordState.ts';
export { localDay, localTime, minutesIntoDay, momentOf } from './recordTime.ts';
export { changedFields, reviseRecord } from './reviseRecord.ts';
export {
  bringsNitrogen,
  missingFields,
  nitrogenKgPerHa,
  plannedNitrogenKgPerHa,
  nutrientKg,
  syntheticNitrogenKg,
} from './recordFacts.ts';
