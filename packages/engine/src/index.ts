export * from './result.ts';
export * from './units/quantity.ts';
export * from './units/operations.ts';
export { roundToStep } from './rounding/roundToStep.ts';
export type { RoundingPolicy } from './rounding/roundToStep.ts';
export type { Parameter } from './mix/Parameter.ts';
export { PRODUCT_PARAMETERS } from './mix/productParameters.ts';
export { RATE_PARAMETERS } from './mix/rateParameters.ts';
export type { DraftField, DraftFields, NumberField } from './mix/DraftField.ts';
export {
  draftFields,
  MACHINE_FIELDS,
  OWN_MACHINE,
  type DraftFieldPath,
  type DraftPath,
  type NumberPath,
} from './mix/draftFields.ts';
export { draftTexts } from './mix/draftTexts.ts';
export { draftFieldAt } from './mix/draftFieldAt.ts';
export { draftRows, type DraftRow } from './mix/draftRows.ts';
export { findUnit } from './units/displayUnits.ts';
export type { UnitId } from './units/displayUnits.ts';
export { unitExamples } from './units/unitExamples.ts';
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
export { limitProblem } from './mix/limitProblem.ts';
export { USUAL_TOLERANCE } from './reading/rateProblems.ts';
export { FREEZING_MARGIN_K, readMix } from './reading/readMix.ts';
export { answerAtOnce, calculateMix, type FirstAnswer } from './planning/calculateMix.ts';
export { planMix } from './planning/planMix.ts';
export { replanMidJob } from './planning/replanMidJob.ts';
export { isPerLoad, ratesPerHa } from './mix/ratesPerHa.ts';
export type { JobSoFar } from './planning/replanMidJob.ts';
export { ENGINE_VERSION } from './planning/engineVersion.ts';
export {
  machineResidual,
  type MachineResidual,
  type TypedResidual,
} from './catalogue/machineResidual.ts';
export { areaForLoads, rateForLoads, tankOfDraft, type LinkedTank } from './loads/linkLoads.ts';
export { sprayedAsWeighed } from './loads/sprayedAsWeighed.ts';
export {
  adjustLoad,
  askedAmount,
  type AdjustedLoad,
  type JobOfLoad,
  type StepActual,
} from './filling/adjustLoad.ts';
export { amountOnArea } from './products/amountOnArea.ts';
export { applyOverrides } from './products/applyOverrides.ts';
export { labelShare } from './products/labelShare.ts';
export { RATE_UNIT_FACTS } from './catalogue/rateUnits.ts';
export { mixDraftSchema } from './mix/mixDraftSchema.ts';
export type { JsonSchema } from './mix/mixDraftSchema.ts';
export { labelIntervals } from './label/labelIntervals.ts';
export { activeOf, activeSum, type Active } from './label/activeLimits.ts';
export { countedLabel } from './label/countedLabel.ts';
export { waysOfActing } from './label/waysOfActing.ts';
export { treatedShare } from './mix/treatedShare.ts';
export type { IntervalKind, LabelInterval } from './mix/LabelInterval.ts';
export { CROPS, LEAF_SURFACES, type Crop } from './catalogue/crops.ts';
export type * from './catalogue/Product.ts';
export {
  LABEL_COUNTRIES,
  LABEL_FIGURES,
  RESISTANCE_SCHEMES,
  type LabelCountry,
  type LabelFigure,
  type ProductLabel,
  type ResistanceGroup,
} from './catalogue/ProductLabel.ts';
export {
  NUTRIENTS,
  PRODUCT_CATEGORIES,
  PRODUCT_FORMS,
  RATE_UNITS,
  TANK_BEHAVIOURS,
} from './catalogue/Product.ts';
export { isFields, type FieldsFromOutside } from './isFields.ts';
export type * from './catalogue/CropInterception.ts';
export type * from './catalogue/Machine.ts';
export type * from './catalogue/Nozzle.ts';
export { DROPLET_CLASSES, type DropletClass } from './catalogue/DropletClass.ts';
export { MECHANISMS, PRECIPITATES } from './catalogue/CompatibilityRule.ts';
export type * from './catalogue/CompatibilityRule.ts';
export { CHEMICAL_GROUPS, type ChemicalGroup, type GroupKind } from './catalogue/chemicalGroups.ts';
export { currentGroups } from './catalogue/currentGroups.ts';
export { rulesAmong } from './compatibility/rulesAmong.ts';
export { rulesBetween, type RulesBetween } from './compatibility/rulesBetween.ts';
export type * from './catalogue/Catalogue.ts';
export { ROOM_KINDS, type RoomBand, type RoomKind } from './catalogue/RoomBand.ts';
export { withOwnProducts } from './catalogue/withOwnProducts.ts';
export type * from './mix/Working.ts';
export type * from './mix/MixDraft.ts';
export type * from './mix/MixInputs.ts';
export type * from './mix/MixPlan.ts';
export * from './mix/MixProblem.ts';
export { applicationRate, flowForRate } from './sprayer/applicationRate.ts';
export * from './calibration/catchTest.ts';
export * from './calibration/travelSpeed.ts';
export { FLOW_TOLERANCE, nozzleFlow, pressureForFlow } from './sprayer/nozzleFlow.ts';
export { densityFactor, mixFlow, waterEquivalentFlow } from './sprayer/densityCorrection.ts';
export { costOnArea, type AreaCost } from './cost/costOnArea.ts';
export { unitPrice } from './cost/unitPrice.ts';
export * from './units/oxides.ts';
export { nutrientPct } from './products/nutrientPct.ts';
export { isSynthetic, NITROGEN_CAP_KG_PER_HA } from './nutrients/nitrogenCap.ts';
export { nitrogenYear, type NitrogenYear } from './nutrients/nitrogenYear.ts';
export { deltaT } from './weather/deltaT.ts';
export * from './weather/judgeWeather.ts';
export { WEATHER_LIMITS } from './weather/weatherLimits.ts';
export {
  scaleJarTest,
  JAR_STAND_MIN,
  type JarTest,
  type JarTestStep,
} from './jarTest/scaleJarTest.ts';
export { conditionerDose } from './water/conditionerDose.ts';
export { stepWarmthK } from './mixing/stepWarmth.ts';
export { hardness } from './water/hardness.ts';
export { remainingFraction } from './water/halfLife.ts';
export { proposeChanges } from './solver/proposeChanges.ts';
export type * from './solver/ChangeProposal.ts';
export { settleStops, type StopSettlement } from './solver/settleStops.ts';
export { proposeSupply } from './solver/proposeSupply.ts';
export type { NutrientTarget, SupplyProposal, TargetMet } from './solver/proposeSupply.ts';
export { solveMix } from './solver/solveMix.ts';
export type * from './solver/MixProposal.ts';
export type * from './solver/SolveTarget.ts';
export type * from './sheet/SheetSections.ts';
