export * from './result.ts';
export * from './units/quantity.ts';
export * from './units/operations.ts';
export { roundToStep } from './rounding/roundToStep.ts';
export type { RoundingPolicy } from './rounding/roundToStep.ts';
export { allocateRounded } from './rounding/allocateRounded.ts';
export type { Parameter } from './mix/Parameter.ts';
export { PRODUCT_PARAMETERS } from './mix/productParameters.ts';
export { RATE_PARAMETERS } from './mix/rateParameters.ts';
export type { DraftField, DraftFields, NumberField } from './mix/DraftField.ts';
export {
  draftFields,
  draftTexts,
  type DraftFieldPath,
  type DraftPath,
  type NumberPath,
} from './mix/draftFields.ts';
export { draftFieldAt } from './mix/draftFieldAt.ts';
export { draftRows, type DraftRow } from './mix/draftRows.ts';
export { displayUnit, findUnit } from './units/displayUnits.ts';
export type { UnitId } from './units/displayUnits.ts';
export { convertUnit } from './units/convertUnit.ts';
export { shownUnit, UNIT_SYSTEMS, unitSymbol } from './units/shownUnit.ts';
export type { UnitSystem } from './units/shownUnit.ts';
export { parseQuantity } from './units/parseQuantity.ts';
export type {
  ParsedQuantity,
  ParseOptions,
  QuantityTextProblem,
  TextReading,
} from './units/parseQuantity.ts';
export { DEFAULT_SIGNS, decimalsFor, formatAmount, formatNumber } from './units/formatQuantity.ts';
export type {
  FigurePolicy,
  FormatOptions,
  FormattedAmount,
  NumberSigns,
} from './units/formatQuantity.ts';
export { RATE_UNIT_FACTS } from './catalogue/rateUnits.ts';
export type { RateUnitFacts } from './catalogue/rateUnits.ts';
export { limitProblem } from './mix/limitProblem.ts';
export { readMix } from './reading/readMix.ts';
export { calculateMix } from './planning/calculateMix.ts';
export { replanMidJob } from './planning/replanMidJob.ts';
export { isPerLoad, ratesPerHa } from './mix/ratesPerHa.ts';
export type { JobSoFar } from './planning/replanMidJob.ts';
export { ENGINE_VERSION } from './planning/engineVersion.ts';
export { MOST_LOADS } from './loads/splitLoads.ts';
export { areaForLoads, rateForLoads, tankOfDraft, type LinkedTank } from './loads/linkLoads.ts';
export {
  adjustLoad,
  askedAmount,
  type AdjustedLoad,
  type JobOfLoad,
  type StepActual,
} from './loads/adjustLoad.ts';
export { applyOverrides } from './products/applyOverrides.ts';
export { labelShare } from './products/labelShare.ts';
export { countContainers } from './products/containers.ts';
export { mixDraftSchema } from './mix/mixDraftSchema.ts';
export type { JsonSchema } from './mix/mixDraftSchema.ts';
export type * from './catalogue/Product.ts';
export {
  NUTRIENTS,
  PRODUCT_CATEGORIES,
  PRODUCT_FORMS,
  RATE_UNITS,
  TANK_BEHAVIOURS,
} from './catalogue/Product.ts';
export { isFields, type FieldsFromOutside } from './isFields.ts';
export type * from './catalogue/Machine.ts';
export type * from './catalogue/Nozzle.ts';
export { DROPLET_CLASSES } from './catalogue/Nozzle.ts';
export type * from './catalogue/CompatibilityRule.ts';
export type * from './catalogue/Catalogue.ts';
export type * from './mix/Working.ts';
export type * from './mix/MixDraft.ts';
export type * from './mix/MixInputs.ts';
export type * from './mix/MixPlan.ts';
export * from './mix/MixProblem.ts';
export { applicationRate, flowForRate, speedForRate } from './sprayer/applicationRate.ts';
export { nozzleFlow, pressureForFlow } from './sprayer/nozzleFlow.ts';
export { densityFactor, mixFlow, waterEquivalentFlow } from './sprayer/densityCorrection.ts';
export {
  compareDropletClasses,
  dropletClass,
  dropletClassesBetween,
  type DropletReading,
} from './sprayer/dropletClass.ts';
export { speedWindow } from './sprayer/speedWindow.ts';
export {
  chooseNozzles,
  judgeNozzle,
  type NozzleChoice,
  type NozzleDuty,
} from './sprayer/chooseNozzles.ts';
export * from './sprayer/calibration.ts';
export { sprayingTime, workRate } from './sprayer/workRate.ts';
export { unitPrice } from './cost/unitPrice.ts';
export * from './nutrients/oxides.ts';
export { isSynthetic, NITROGEN_CAP_KG_PER_HA } from './nutrients/assessSupply.ts';
export { nitrogenYear, type NitrogenYear } from './nutrients/nitrogenYear.ts';
export { deltaT, wetBulb, type WetBulbProblem } from './weather/deltaT.ts';
export * from './weather/judgeWeather.ts';
export {
  scaleJarTest,
  JAR_STAND_MIN,
  type JarTest,
  type JarTestStep,
} from './jarTest/scaleJarTest.ts';
export { conditionerDose } from './water/conditionerDose.ts';
export { hardness } from './water/hardness.ts';
export { halfLifeAtPh, remainingFraction } from './water/halfLife.ts';
export { proposeChanges } from './solver/proposeChanges.ts';
export type * from './solver/ChangeProposal.ts';
export { proposeSupply } from './solver/proposeSupply.ts';
export type { NutrientTarget, SupplyProposal, TargetMet } from './solver/proposeSupply.ts';
export { solveMix } from './solver/solveMix.ts';
export type * from './solver/MixProposal.ts';
export { OBJECTIVES } from './solver/SolveTarget.ts';
export type * from './solver/SolveTarget.ts';
