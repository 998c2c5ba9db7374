export * from './paths.ts';
export * from './catalogue/catalogueDocuments.ts';
export { isNewerCatalogue } from './catalogue/isNewerCatalogue.ts';
export * from './fields/DocumentFields.ts';
export { plainWords } from './fields/inPlainWords.ts';
export type * from './DocumentKind.ts';
export { hasMixDraftShape } from './mixes/mixDraftShape.ts';
export { LONGEST_MIX_NAME, savedMixKind, type SavedMix } from './mixes/SavedMix.ts';
export { factsOf } from './factsOf.ts';
export { ownProductKind, type OwnProduct } from './OwnProduct.ts';
export { factRows } from './productRows.ts';
export { farmPlaceKind, type FarmPlace } from './farm/FarmPlace.ts';
export { memberKind, type Member } from './farm/Member.ts';
export { JOB_STATES, LONGEST_REASON } from './farm/farmJobRows.ts';
export {
  farmJobKind,
  plannedJob,
  takerOf,
  type FarmJob,
  type JobLoadProgress,
  type JobLoadPut,
  type JobState,
  type SharedDevicePerson,
} from './farm/FarmJob.ts';
export { farmJobSchema } from './farm/farmJobSchema.ts';
export { jobPlan, type JobPlan } from './farm/jobPlan.ts';
export { toldRows, withoutPrices, type JobTold } from './farm/JobTold.ts';
export * from './farm/jobSteps.ts';
export { withoutMoney } from './farm/withoutMoney.ts';
export { may, mayChange, ROLES, type Deed, type Role } from './farm/roles.ts';
export { isRecordOn, nitrogenForPlan, paddockNitrogen } from './paddocks/paddockNitrogen.ts';
export {
  CLOSED_AT_MOST_DAYS,
  paddockClosures,
  type PaddockClosure,
} from './paddocks/paddockClosures.ts';
export { paddockSprayings, type PaddockSpraying } from './paddocks/paddockSprayings.ts';
export { onePaddock, twinPaddocks } from './paddocks/onePaddock.ts';
export { isCalled } from './paddocks/isCalled.ts';
export type { OutlinePoint } from './paddocks/Outline.ts';
export {
  paddockKind,
  renamedPaddock,
  sprayedPaddock,
  type Paddock,
  type SprayedPaddock,
} from './paddocks/Paddock.ts';
export { leftOutRows, paddockRows } from './paddocks/paddockRows.ts';
export { paddockSchema } from './paddocks/paddockSchema.ts';
export {
  prescriptionRows,
  type Prescription,
  type PrescriptionZone,
} from './paddocks/Prescription.ts';
export { favouriteKind, listedProductId, type Favourite } from './Favourite.ts';
export { conflictKind, type Conflict } from './merge/Conflict.ts';
export { mergeDocuments, valueAt, withOther, type DocumentMerge } from './merge/DocumentMerge.ts';
export type { FieldConflict } from './merge/MergeRule.ts';
export {
  CATCH_TEST_MONTHS,
  catchTestKind,
  type CatchTest,
  type CaughtNozzle,
} from './catchTests/CatchTest.ts';
export {
  catchTestFor,
  type CatchTestAge,
  type CatchTestInForce,
  type FittedNozzles,
} from './catchTests/catchTestFor.ts';
export { roundKind, type Round } from './rounds/Round.ts';
export { roundJobId, type OtherWork } from './rounds/roundWork.ts';
export { needsOf, type OpenWork, type SeasonNeeds, type SeasonSum } from './rounds/seasonNeeds.ts';
export {
  seasonPlan,
  type SeasonInput,
  type SeasonPlan,
  type SeasonRow,
} from './rounds/seasonPlan.ts';
export { spreadRound, type RoundTask } from './rounds/spreadRound.ts';
export { draftMachineOf, savedMachineOf } from './machines/draftMachine.ts';
export { savedMachineKind, type SavedMachine } from './machines/SavedMachine.ts';
export { savedMachineSchema } from './machines/savedMachineSchema.ts';
export { UNFILLED_RECORD } from './records/unfilledRecord.ts';
export { productRows } from './records/recordFields.ts';
export { recordColumns, recordLines } from './records/recordColumns.ts';
export { LONGEST_RECORD_TEXT, plainFigure, recordOfCells } from './records/recordOfCells.ts';
export {
  ASKED_FIELDS,
  askedValues,
  figuresBeyond,
  isBeyondPlanned,
  isRecordFigure,
  mostPlausibleAmount,
  RECORD_FIGURES,
  typedFields,
  type FigureBeyond,
  type RecordFigureName,
} from './records/typedFields.ts';
export { withinLimits } from './withinLimits.ts';
export { productCostCents } from './records/productCost.ts';
export { missingFields } from './records/missingFields.ts';
export { recordSchema } from './records/recordSchema.ts';
export { roundSchema } from './rounds/roundSchema.ts';
export { stockEntrySchema } from './stock/stockEntrySchema.ts';
export type { DocumentSchema } from './tables/schemaOfRows.ts';
export { sameFields } from './fields/sameFields.ts';
export type * from './records/SprayRecord.ts';
export type * from './records/ReportedRecord.ts';
export { reportedRecord } from './records/ReportedRecord.ts';
export { SENT_LATE_REASON } from './records/settleRecord.ts';
export { CHOSEN_REASON, RESTORED_REASON, recordKind } from './records/recordKind.ts';
export { isLocked, RECORD_OPEN_HOURS, recordState } from './records/recordState.ts';
export { monthsLater } from './time/monthsLater.ts';
export { recordIntervals } from './records/recordIntervals.ts';
export { isLocalDay, localDay, localTime, minutesIntoDay, momentOf } from './time/recordTime.ts';
export { changedFields, reviseRecord } from './records/reviseRecord.ts';
export {
  bringsNitrogen,
  nitrogenKgPerHa,
  plannedNitrogenKgPerHa,
  nutrientKg,
  syntheticNitrogenKg,
} from './records/recordFacts.ts';
export {
  LONGEST_TRACK,
  MOST_STRETCHES,
  trackKind,
  type Track,
  type TrackStretch,
} from './tracks/Track.ts';
export { guardText, unguardText } from './cells/guardText.ts';
export { gtinText } from './codes/gtin.ts';
export { learnedCodeKind, type LearnedCode } from './codes/LearnedCode.ts';
export { readCode, type CodeFault, type PackCode } from './codes/readCode.ts';
export {
  COUNT_REASONS,
  LARGEST_STOCK_AMOUNT,
  stockEntryKind,
  type CountReason,
  type DeliveryEntry,
  type OrderEntry,
  type StockEntry,
} from './stock/StockEntry.ts';
export type * from './stock/StockLedger.ts';
export { amountIn } from './stock/amountIn.ts';
export { settled } from './stock/createLots.ts';
export { nextJobs, type NextJob } from './stock/nextJobs.ts';
export {
  lastSupplier,
  missingFor,
  openOrders,
  orderedSum,
  wholePacks,
  type OpenOrder,
} from './stock/orders.ts';
export {
  neededCost,
  recordTaking,
  type NeededCost,
  type RecordTaking,
} from './stock/recordTaking.ts';
export { CLOSED_FARM_DAYS } from './farm/closedFarm.ts';
export { INVITE_HOURS, type InviteState } from './farm/invites.ts';
export { PROGRAM_SCOPES, type ProgramScope } from './account/programScopes.ts';
export type { StorageFigures } from './account/StorageFigures.ts';
export { takenProducts, type TakenProduct } from './records/takenProducts.ts';
export { readShed, type Shed } from './stock/readShed.ts';
export { stockedProducts, type StockSources } from './stock/stockLedgerOf.ts';
export {
  neededSum,
  stockWarnings,
  worstFirst,
  type StockNeed,
  type StockWarning,
} from './stock/stockWarnings.ts';
