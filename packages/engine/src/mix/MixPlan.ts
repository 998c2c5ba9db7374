import type { CompatibilityVerdict } from '../catalogue/CompatibilityRule.ts';
import type { FactSource, Nutrient, ProductContainer } from '../catalogue/Product.ts';
import type { DropletClass } from '../catalogue/DropletClass.ts';
import type { DropletStandard } from '../catalogue/Nozzle.ts';
import type {
  Bar,
  Celsius,
  Cents,
  Fraction,
  Hectares,
  Kilograms,
  KilogramsPerLitre,
  KilometresPerHour,
  Litres,
  LitresPerHectare,
  LitresPerMinute,
  Metres,
  Minutes,
} from '../units/quantity.ts';
import type { LabelInterval } from './LabelInterval.ts';
import type { Crop } from '../catalogue/crops.ts';
import type { Working } from './Working.ts';
import type { MeasuredFlow } from './MixInputs.ts';
import type { MixProblem } from './MixProblem.ts';

/** An amount in the unit the operator measures: kg for solids, L for liquids. */
export type ProductMeasure =
  | { readonly unit: 'kg'; readonly value: Kilograms }
  | { readonly unit: 'L'; readonly value: Litres };

/** How an amount is counted out of the operator's own containers, largest first. */
export interface ContainerCount {
  readonly containers: readonly { readonly container: ProductContainer; readonly count: number }[];
  /** What is left to weigh or measure, in the unit of the amount. */
  readonly remainder: number;
}

/** One product in one load. */
export interface LoadProduct {
  readonly productId: string;
  readonly amount: ProductMeasure;
  /**
   * Amount that is weighed or measured; null where the exact amount is, or the amount is less than
   * a step.
   */
  readonly measured: ProductMeasure | null;
  /** Mass of what is weighed. */
  readonly massKg: Kilograms | null;
  /** Room that what is weighed takes in the tank. */
  readonly displacementL: Litres;
  readonly containerCount: ContainerCount | null;
}

/** Why a step stands where it stands in the order of addition (MODEL.md; the label overrides). */
export type MixingReason =
  | 'firstCarrier'
  | 'antifoamFirst'
  | 'conditionerBeforeActives'
  | 'dissolves'
  | 'bulkLiquidBeforeActives'
  | 'finesNeedAgitation'
  | 'wettablePowdersBeforeLiquids'
  | 'granulesBeforeLiquids'
  | 'solublePowdersBeforeLiquids'
  | 'suspensionsBeforeEmulsions'
  | 'emulsionsBeforeSolutions'
  | 'solutionsAfterEmulsions'
  | 'biostimulantsLate'
  | 'adjuvantsAfterActives'
  | 'livingThingsShortTime'
  | 'seedLast'
  | 'operatorsOrder'
  | 'waitUntilClear'
  | 'waitAssumed'
  | 'topUp'
  // Reasons of jobs that an earlier release began: not given any more.
  | 'bulkFertiliserNeedsMostWater'
  | 'traceSaltsAfterBulk';

export type FillStepKind = 'carrierFirst' | 'product' | 'wait' | 'topUp';

/** One thing to do at the tank, and where the line stands after it. */
export interface FillStep {
  readonly kind: FillStepKind;
  readonly productId: string | null;
  readonly amount: ProductMeasure | null;
  readonly waitMin: Minutes | null;
  /** Why it stands at this place in the order. */
  readonly reason: MixingReason;
  readonly tankLineL: Litres;
  /** Temperature after the step; null: water temperature not set, or ice for a while. */
  readonly temperatureC: Celsius | null;
}

/** Where the sight gauge stands for a part load, and what goes in at that mark. */
export interface GaugeMark {
  readonly kind: 'exact' | 'nextLower' | 'nextHigher';
  readonly loadL: Litres;
  readonly areaHa: Hectares;
  readonly carrierL: Litres;
  readonly amounts: readonly { readonly productId: string; readonly amount: ProductMeasure }[];
}

export interface LoadPlan {
  /** Counted from 1. */
  readonly number: number;
  /** How many loads in a row are exactly like this one; rows on a screen stay few. */
  readonly count: number;
  /** The tank is not full: the last load, or each of equal ones. */
  readonly isPartLoad: boolean;
  /** Line of the tank when the load is ready. */
  readonly loadL: Litres;
  readonly areaHa: Hectares;
  /** What stands in the tank before it is filled: a heel, or what could not be sprayed of the load before. */
  readonly heelL: Litres;
  /** Litres of the heel that are this mix already and carry its products. */
  readonly heelSameMixL: Litres;
  /** Carrier to add, after the products take up room and the heel stands in the tank. */
  readonly carrierL: Litres;
  /**
   * Litres by which the carrier may be off, because the room of a product is not known; 0 is not
   * enough to be seen. The top up settles it.
   */
  readonly carrierDoubtL: Litres;
  readonly products: readonly LoadProduct[];
  readonly massKg: Kilograms;
  readonly densityKgPerL: KilogramsPerLitre;
  readonly steps: readonly FillStep[];
  /** Only for a part load, and only when the distance of the gauge marks is set. */
  readonly gaugeMarks: readonly GaugeMark[];
}

/** One dissolved product in the full tank at the end temperature. */
export interface DissolvedProduct {
  readonly productId: string;
  readonly gPerKgWater: number;
  readonly limitGPerKgWater: number | null;
  /** Share of the limit at the end temperature. */
  readonly saturation: Fraction | null;
}

export interface DissolvingResult {
  readonly startTemperatureC: Celsius | null;
  readonly endTemperatureC: Celsius | null;
  readonly freezingPointC: Celsius | null;
  readonly products: readonly DissolvedProduct[];
  /** Products whose heat is unknown, so that the end temperature does not hold for them. */
  readonly coolingUnknownFor: readonly string[];
  /** Solubility against temperature for the chart: the product closest to its limit. */
  readonly curve: readonly { readonly temperatureC: number; readonly gPerKgWater: number }[];
  readonly curveProductId: string | null;
}

export interface SuspensionResult {
  readonly solidsL: Litres;
  readonly solidsFraction: Fraction;
  readonly warnFraction: Fraction;
  readonly stopFraction: Fraction;
  readonly relativeViscosity: number;
  /** Seconds for the coarsest known particle to fall 0.8 m in still water; null when size unknown. */
  readonly settlingSeconds: number | null;
}

export interface PairVerdict {
  readonly productIds: readonly [string, string];
  /** Null: not every group of the two is known with the other. Not known, never "compatible". */
  readonly verdict: CompatibilityVerdict | null;
  readonly reasons: readonly {
    readonly ruleId: string;
    readonly reason: string;
    readonly source: FactSource;
  }[];
}

export interface SprayerResult {
  readonly nozzleId: string;
  readonly nozzleCount: number;
  readonly swathWidthM: Metres;
  readonly travelSpeedKmPerH: KilometresPerHour;
  /** Flow of mix, per nozzle. */
  readonly nozzleOutputLPerMin: LitresPerMinute;
  readonly boomFlowLPerMin: LitresPerMinute;
  /** Flow of water at the same pressure: what a nozzle table is read with. */
  readonly waterEquivalentLPerMin: LitresPerMinute;
  readonly densityFactor: number;
  /** The catch test that the pressure follows from; null: it follows from the table. */
  readonly measuredFlow: MeasuredFlow | null;
  readonly pressureBar: Bar;
  readonly minBar: Bar | null;
  readonly maxBar: Bar | null;
  /** Speeds that keep the tip inside its pressures at this application rate. */
  readonly speedWindowKmPerH: readonly [KilometresPerHour, KilometresPerHour] | null;
  readonly dropletClass: DropletClass | null;
  readonly dropletStandard: DropletStandard | null;
  readonly workRateHaPerH: number;
  readonly sprayingTimeMin: Minutes;
  readonly pumpFlowLPerMin: LitresPerMinute | null;
}

/** What makes a scorch likelier. */
export type LeafBurnFactor = 'spreader' | 'warmDry' | 'cold' | 'frost';
export type LeafBurnLevel = 'low' | 'caution' | 'strong';
/** How a nozzle lays the liquid on a leaf: streams meet little of it, coarse drops less than fine ones. */
export type LeafCover = 'streams' | 'coarse' | 'fine';

/** How strong the liquid is on a leaf. */
export interface LeafBurnResult {
  readonly crop: Crop | null;
  /** Null while the crop is not known. */
  readonly level: LeafBurnLevel | null;
  /** Nitrogen of the whole liquid, water included, by mass. */
  readonly nitrogenFraction: Fraction;
  readonly cautionFraction: Fraction;
  readonly strongFraction: Fraction;
  readonly factors: readonly LeafBurnFactor[];
  /**
   * How the nozzle covers a leaf; null while the nozzle or the size of its drops is not known,
   * which is judged as `fine`.
   */
  readonly cover: LeafCover | null;
  /**
   * Share of the spray that meets leaf at this stage, as a rule; the highest where a crop can be
   * several plants. Null while crop or stage is not known, for a crop without a table, in bands and
   * through streams.
   */
  readonly interceptedFraction: Fraction | null;
  /** Nitrogen that comes to lie on leaf; null while that share or an analysis is not known. */
  readonly nitrogenOnLeafKgPerHa: number | null;
  /**
   * Salts of the liquid as so much sodium nitrate, by mass; products in `saltIndexUnknownFor` are
   * not counted.
   */
  readonly saltFraction: Fraction;
  readonly saltIndexUnknownFor: readonly string[];
}

/** How far from what is downwind nothing may be sprayed. */
export interface BufferResult {
  /** The widest buffer that is known; 0: none is asked for; null: none is known. */
  readonly bufferM: number | null;
  readonly productIds: readonly string[];
  /** Products whose labels may ask for more. */
  readonly unknownFor: readonly string[];
}

/** What decides the pH of a mix: read in it, an alkali, enough of a buffer, acid salts, its water. */
export type PhSetBy = 'measured' | 'alkali' | 'buffer' | 'salts' | 'water';

/** Between which pH the mix stands, where that is known. */
export interface PhResult {
  /** Lowest and highest pH; both null where the pH is not known, for what is named below. */
  readonly low: number | null;
  readonly high: number | null;
  readonly setBy: PhSetBy;
  /** Products whose pH only their cans tell. */
  readonly canTells: readonly string[];
  /** True where the pH of the water decides and is not known. */
  readonly needsWaterPh: boolean;
}

/** Water to rinse the machine with, in equal parts, each sprayed out before the next. */
export interface RinseResult {
  readonly residualL: Litres;
  readonly parts: number;
  readonly eachL: Litres;
  readonly totalL: Litres;
  /** The strength that is left is one in so many. */
  readonly thinnedTo: number;
  /** True where what stays in the tank, or in its lines, is not known: rinsing takes more water. */
  readonly isLeast: boolean;
}

export interface SupplyResult {
  /** Elemental kg/ha. */
  readonly elementalKgPerHa: Readonly<Partial<Record<Nutrient, number>>>;
  /** P2O5, K2O, CaO, MgO, SO3 kg/ha. */
  readonly oxideKgPerHa: Readonly<Record<string, number>>;
  readonly analysisUnknownFor: readonly string[];
  /** Nitrogen of this mix that the cap counts, kg/ha, see `isSynthetic`. */
  readonly syntheticNitrogenKgPerHa: number;
  /** Nitrogen of this mix and of what was applied before; null while the latter is not known. */
  readonly nitrogenYearKgPerHa: number | null;
  /** Null: the country has no limit of this kind. */
  readonly nitrogenCapKgPerHa: number | null;
}

export interface CostLine {
  readonly productId: string;
  readonly jobCents: Cents | null;
  readonly perHaCents: Cents | null;
  /** Cost of the first full load. */
  readonly loadCents: Cents | null;
  /** Whole containers to buy for the job, when containers are set. */
  readonly wholeContainers: { readonly container: ProductContainer; readonly count: number } | null;
}

export interface CostResult {
  readonly lines: readonly CostLine[];
  /** Null when any price is missing: a sum without it would be too small. */
  readonly jobCents: Cents | null;
  readonly perHaCents: Cents | null;
  readonly loadCents: Cents | null;
}

export interface JobProductTotal {
  readonly productId: string;
  /**
   * Amount to put into the tank over the whole job: what is sprayed and what stays, less what is in
   * the machine already.
   */
  readonly amount: ProductMeasure;
  /** What is weighed or measured for it in all loads together. */
  readonly measured: ProductMeasure;
  /** The step it is weighed to, in the unit of the amount; null where exact figures are wanted. */
  readonly measuringStep: number | null;
  /** The rate as it comes out per hectare. */
  readonly perHa: ProductMeasure;
  /** What reaches the ground: all that a record, its nitrogen and its cost may count. */
  readonly sprayed: ProductMeasure;
  /** What the same mix in tank and lines brings along. */
  readonly alreadyInMachine: ProductMeasure;
  /** What stays in tank and lines when the job is done. */
  readonly leftInMachine: ProductMeasure;
}

/** The plan of a draft. Every number is exact; rounding belongs to the screen, once. */
export interface MixPlan {
  readonly engineVersion: string;
  readonly tankCapacityL: Litres;
  readonly applicationRateLPerHa: LitresPerHectare;
  /** Ground that is driven over. Areas of loads are of it too. */
  readonly sprayAreaHa: Hectares;
  /**
   * Ground in the bands, which rates per hectare refer to; absent where all of the ground is
   * sprayed.
   */
  readonly treatedAreaHa?: Hectares;
  /** application rate x area that gets spray. */
  readonly sprayVolumeL: Litres;
  /** Spray volume and what stays: all liquid that has to be in the tank over the job. */
  readonly jobVolumeL: Litres;
  /** Stays in lines, pump and filters, below the gauge; null is not known and not counted. */
  readonly deadVolumeL: Litres | null;
  /** Stands in the tank, on the gauge, and cannot be sprayed; null is not known and not counted. */
  readonly tankResidualL: Litres | null;
  /** Mix that stands in the tank when the job is done: the residual, or the surplus of a heel. */
  readonly leftInTankL: Litres;
  readonly loadCount: number;
  /** Loads that fill the tank. */
  readonly fullLoadCount: number;
  /** Equal loads in a row are one entry with its count; a scale's step may set some of them apart. */
  readonly loads: readonly LoadPlan[];
  readonly carrierTotalL: Litres;
  readonly productTotals: readonly JobProductTotal[];
  readonly dissolving: DissolvingResult;
  readonly suspension: SuspensionResult | null;
  readonly pairs: readonly PairVerdict[];
  readonly ph: PhResult;
  /** Null: nothing in the mix is salt or nitrogen, or no leaf is sprayed. */
  readonly leafBurn: LeafBurnResult | null;
  /** What the labels ask to wait for; empty where no product has a label. */
  readonly intervals: readonly LabelInterval[];
  /** Null where nothing has a label. */
  readonly buffer: BufferResult | null;
  /** Null while nobody knows what stays in the machine. */
  readonly rinse: RinseResult | null;
  readonly sprayer: SprayerResult | null;
  readonly supply: SupplyResult;
  readonly cost: CostResult;
  readonly workings: readonly Working[];
}

export interface MixResult {
  readonly plan: MixPlan | null;
  readonly problems: readonly MixProblem[];
}
