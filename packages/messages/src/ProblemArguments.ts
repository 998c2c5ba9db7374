/*
 * What the messages of problems may name: values of problems, and what follows from these. A message
 * that names anything else does not compile. A figure that is a limit has its line in
 * `argumentsOf.ts`, which rounds it to its safe side.
 */

/** Figures, with the unit that their name ends in; those without are bare numbers. */
type Figure =
  | 'actingKgPerHa'
  | 'allowedL'
  | 'ammoniumSulphateKgPer100L'
  | 'amount'
  | 'applicationRateLPerHa'
  | 'atBar'
  | 'atC'
  | 'bandWidthM'
  | 'before'
  | 'beforeGPerHa'
  | 'beforePerHa'
  | 'bestFromC'
  | 'bestToC'
  | 'capKgPerHa'
  | 'cautionFraction'
  | 'change'
  | 'closestRateLPerHa'
  | 'contentPct'
  | 'days'
  | 'densityKgPerL'
  | 'doubtL'
  | 'dropC'
  | 'earliest'
  | 'endC'
  | 'equalAmount'
  | 'fastestKmPerH'
  | 'fieldHa'
  | 'fieldRateLPerHa'
  | 'finenessFraction'
  | 'flowLPerMin'
  | 'freezingPointC'
  | 'fromPpm'
  | 'gPerHa'
  | 'gPerKgN'
  | 'gasLPer100L'
  | 'halfLifeMin'
  | 'hardnessAtLeastPpm'
  | 'hardnessPpm'
  | 'heelL'
  | 'holdingTimeMin'
  | 'jobVolumeL'
  | 'judgedAtC'
  | 'kgPer100L'
  | 'kgPerHa'
  | 'knownFromC'
  | 'latest'
  | 'least'
  | 'leastDays'
  | 'limitKg'
  | 'limitKgPer100L'
  | 'loadCount'
  | 'loadL'
  | 'loadNumber'
  | 'marginK'
  | 'massKg'
  | 'maxBar'
  | 'maximum'
  | 'measured'
  | 'mesh'
  | 'minBar'
  | 'minimum'
  | 'mixKgPerHa'
  | 'most'
  | 'mostGPerHa'
  | 'mostGPerKgN'
  | 'mostKgPer100L'
  | 'mostMPa'
  | 'mostMin'
  | 'mostPerHa'
  | 'neutralisingFraction'
  | 'nitrogenFraction'
  | 'nominalL'
  | 'nozzleOutputLPerMin'
  | 'openingUm'
  | 'orificeMm'
  | 'osmoticMPa'
  | 'overLiquidPpm'
  | 'partners'
  | 'passesUm'
  | 'perHa'
  | 'ph'
  | 'premixL'
  | 'premixTakenL'
  | 'pressureBar'
  | 'productsL'
  | 'pureKgPerHa'
  | 'remaining'
  | 'residualL'
  | 'rowSpacingM'
  | 'saturation'
  | 'saturationSum'
  | 'settlingSeconds'
  | 'share'
  | 'slowestKmPerH'
  | 'smallerLoadL'
  | 'solidsFraction'
  | 'stage'
  | 'standingMin'
  | 'startC'
  | 'stopFraction'
  | 'strongFraction'
  | 'suppliedKgPerHa'
  | 'surplusL'
  | 'tableFlowLPerMin'
  | 'tankCapacityL'
  | 'times'
  | 'topSizeUm'
  | 'treatedHa'
  | 'undissolvedKg'
  | 'usableFraction'
  | 'usualMaximum'
  | 'usualMinimum'
  | 'usualPartners'
  | 'waitDays'
  | 'wantedKgPerHa'
  | 'warnFraction'
  | 'yearKgPerHa';

/** Texts and codes as they are. */
type Text =
  | 'active'
  | 'choices'
  | 'content'
  | 'country'
  | 'cover'
  | 'direction'
  | 'figures'
  | 'form'
  | 'group'
  | 'id'
  | 'inSalt'
  | 'ions'
  | 'labelReason'
  | 'labelUnit'
  | 'level'
  | 'maximumAllowed'
  | 'minimumAllowed'
  | 'name'
  | 'nearest'
  | 'nutrient'
  | 'per'
  | 'unit';

/** Figures of which a value is written in more than one way, or that another value decides on. */
type OtherFigure =
  /** What was typed, in its unit. */
  | 'value'
  /** How many there are, and may be at most, of what is counted. */
  | 'entries'
  | 'mostEntries'
  /** The maximum of the label, in its own unit. */
  | 'labelMaximum'
  /** The usual range of a product's rate. */
  | 'usualRateMinimum'
  | 'usualRateMaximum'
  /** What was entered, and what the maker gives, in the unit of the field. */
  | 'rate'
  | 'leastRate'
  | 'mostRate'
  /** Between which speeds the pressure is right. */
  | 'leastKmPerH'
  | 'mostKmPerH'
  /** The most that the tank holds. */
  | 'tankHoldsL'
  /** What is in the tank already, in the mix, or left of the year; a dash where that is nothing. */
  | 'alreadyInL'
  | 'inMixKgPer100L'
  | 'leftPerHa'
  /** What the water may make of a metal's salt. */
  | 'metalKgPer100L'
  | 'saturationTimes'
  /** The most solids, as a share of the volume. */
  | 'mostSolids'
  /** How many times too much; a dash where it is less than one and a half. */
  | 'timesAsMuch';

/** Names and sentences in the reader's language. */
type NameInWords =
  /** The field. */
  | 'label'
  | 'product'
  | 'products'
  | 'classProducts'
  | 'canTells'
  | 'notCounted'
  /** Two products: "Urea with Captan". */
  | 'pair'
  /** The first few pairs, and how many more. */
  | 'pairs'
  | 'nozzle'
  | 'solid'
  | 'got'
  | 'expected'
  | 'finest'
  | 'dropletClass'
  | 'missingIon'
  /** What was chosen, as it is. */
  | 'choice'
  /** What the sprayer misses. */
  | 'missing'
  /** What makes the leaf burn worse. */
  | 'factors'
  /** Intervals that are not known. */
  | 'kinds'
  /** The single changes that were tried and lead to a plan. */
  | 'ways'
  /** Reasons of the compatibility rules, as sentences. */
  | 'reasons'
  /** What to do about how products act on each other. */
  | 'advice';

/** What a message chooses by; empty where it is not so. */
type Choice =
  /** Whether what is in the tank already is the field to change. */
  | 'ofHeel'
  /** Whether ways out were tried. */
  | 'tried'
  /** Whether the products cool the water. */
  | 'isCooled'
  /** Whether the usual range is one rate. */
  | 'isOneRate'
  | 'frost';

export type ProblemArgument = Figure | Text | OtherFigure | NameInWords | Choice;

/** The values of a problem in words; a dash stands for what is not known, or is not there. */
export type ProblemArguments = (name: ProblemArgument) => string;
