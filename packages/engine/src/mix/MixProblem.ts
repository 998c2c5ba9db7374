/**
 * What is wrong or worth knowing, as data. `stop`: no plan. `warn`: a plan, but look first.
 * `note`: something not known or not counted. Words live in the message catalogue.
 */
export type ProblemSeverity = 'stop' | 'warn' | 'note';

/** Every code, with its severity. One place, so that a sentence, a test and a document can be demanded. */
export const PROBLEM_SEVERITY = {
  // reading the draft
  draftNotReadable: 'stop',
  unknownField: 'stop',
  wrongType: 'stop',
  missing: 'stop',
  belowMinimum: 'stop',
  aboveMaximum: 'stop',
  notWhole: 'stop',
  unusuallyLow: 'warn',
  unusuallyHigh: 'warn',
  unknownMachine: 'stop',
  unknownBoomConfiguration: 'stop',
  unknownNozzle: 'stop',
  unknownProduct: 'stop',
  productListedTwice: 'stop',
  noProducts: 'stop',
  invalidChoice: 'stop',
  textNotUsable: 'stop',
  factDoesNotFit: 'stop',
  // rates
  rateUnitDoesNotFit: 'stop',
  rateNeedsDensity: 'stop',
  rateNeedsContent: 'stop',
  productHasNotThisNutrient: 'stop',
  rateAboveLabelMaximum: 'stop',
  doseNotPlausible: 'stop',
  doseMeant: 'note',
  doseNotChecked: 'note',
  rateOutsideUsualRange: 'warn',
  amountHardToMeasure: 'warn',
  measuredDoseDiffers: 'warn',
  sameAmountInSmallerLoad: 'warn',
  // tank and loads
  bandWiderThanRow: 'stop',
  bandSprayed: 'note',
  heelAboveTank: 'stop',
  heelContentsUnknown: 'stop',
  heelCoversJob: 'warn',
  productsExceedLoad: 'stop',
  tooManyLoads: 'stop',
  deadVolumeNotSet: 'note',
  tankResidualNotSet: 'note',
  residualAssumed: 'note',
  tankShareAssumed: 'note',
  loadMassAboveLimit: 'stop',
  // room, heat and solution
  displacementUnknown: 'stop',
  displacementAssumed: 'note',
  densityAssumed: 'note',
  waterTemperatureNotSet: 'warn',
  doesNotDissolve: 'stop',
  mayNotDissolve: 'warn',
  solubilityUnknown: 'note',
  nearSaturation: 'warn',
  abovePracticalLimit: 'warn',
  coolingUnknown: 'note',
  endsCold: 'warn',
  endsHot: 'warn',
  wouldFreeze: 'stop',
  nearFreezing: 'warn',
  sharedIons: 'warn',
  saturationsAddUp: 'warn',
  solidsAboveStop: 'stop',
  solidsAboveAssumedLimit: 'warn',
  solidsAboveWarning: 'warn',
  solidsLimitAssumed: 'note',
  settlesFast: 'warn',
  particlesTooLarge: 'stop',
  particlesMayBlock: 'warn',
  particleSizeUnknown: 'note',
  blockingNotChecked: 'note',
  filterMayBlock: 'warn',
  seedInStrongSalt: 'warn',
  seedTooLong: 'warn',
  seedNotTested: 'note',
  limeValue: 'note',
  limeValueNotKnown: 'note',
  // mixing
  incompatible: 'stop',
  incompatibleByLabelAllowed: 'warn',
  useWithCaution: 'warn',
  nothingKnown: 'note',
  solidForms: 'stop',
  solidMayForm: 'warn',
  solidStaysDissolved: 'note',
  manyPartners: 'warn',
  orderDiffersFromClasses: 'note',
  orderMatters: 'note',
  orderReversed: 'warn',
  waterMayDropMetal: 'warn',
  ammoniaLeaves: 'warn',
  ammoniaMayLeave: 'note',
  foamsOver: 'warn',
  breaksDownInTank: 'warn',
  breakdownNotJudged: 'note',
  hardWater: 'warn',
  // leaf
  leafBurnRisk: 'warn',
  leafBurnNotMeasured: 'note',
  leafBurnNotJudged: 'note',
  leafStageNotKnown: 'note',
  biuretHigh: 'warn',
  biuretNotKnown: 'note',
  // labels
  intervalsNotKnown: 'note',
  applicationsAboveLabel: 'warn',
  yearAboveLabel: 'warn',
  labelYearNotKnown: 'note',
  activeAboveLabel: 'warn',
  activeYearNotKnown: 'note',
  stageAfterLabel: 'stop',
  stageBeforeLabel: 'warn',
  stageNotKnown: 'note',
  harvestTooSoon: 'stop',
  tooSoonAgain: 'warn',
  sinceLastNotKnown: 'note',
  sameActionInMix: 'note',
  sameActionAgain: 'warn',
  dropletsFinerThanLabel: 'warn',
  dropletsNotChecked: 'note',
  // sprayer
  sprayerNotSet: 'note',
  nozzleFlowUnknown: 'note',
  pressureOutOfRange: 'warn',
  flowFarFromTable: 'warn',
  pressureFarFromTest: 'warn',
  outsideDensityLaw: 'warn',
  outsidePublishedRate: 'warn',
  // supply and cost
  nitrogenAboveCap: 'warn',
  nitrogenYearUnknown: 'note',
  nitrogenLimitNotCounted: 'note',
  analysisUnknown: 'note',
  priceNotSet: 'note',
  priceUnitDoesNotFit: 'note',
  // solver
  noProposal: 'stop',
  noNozzleFits: 'stop',
  supplyMissed: 'warn',
} as const satisfies Record<string, ProblemSeverity>;

export type ProblemCode = keyof typeof PROBLEM_SEVERITY;

/** One problem. `field` is the draft path it belongs to, for example `products.1.rate`. */
export interface MixProblem {
  readonly code: ProblemCode;
  readonly severity: ProblemSeverity;
  readonly field: string | null;
  /** Numbers and names the sentence needs, in canonical units, keyed by suffix names. */
  readonly values: Readonly<Record<string, number | string | readonly string[] | null>>;
}

/** Makes a problem; its severity comes from the table, so it cannot disagree with it. */
export const mixProblem = (
  code: ProblemCode,
  field: string | null,
  values: MixProblem['values'] = {},
): MixProblem => ({ code, severity: PROBLEM_SEVERITY[code], field, values });

export const isStop = (problem: MixProblem): boolean => problem.severity === 'stop';
