import type { ProductContainer, RateUnit } from '../products/Product.ts';

/** How much of one product is wanted, as the operator says it. */
export interface ProductRate {
  readonly value: number;
  readonly unit: RateUnit;
}

/** Facts the operator corrects or adds for this mix; each rules over the catalogue. */
export interface ProductFactOverrides {
  readonly liquidDensityKgPerL?: number | null;
  readonly displacementLPerKg?: number | null;
  readonly heatOfSolutionKJPerKg?: number | null;
  readonly labelMaximumRate?: ProductRate | null;
}

export interface ProductPrice {
  /** Whole cents per unit below. */
  readonly amountCents: number;
  readonly per: 'kg' | 'L' | 'container';
}

/** One line of the mix. */
export interface MixDraftProduct {
  readonly productId: string;
  readonly rate: ProductRate | null;
  /** The operator's own bags, drums and jugs; amounts are shown as whole ones plus a remainder. */
  readonly containers?: readonly ProductContainer[];
  readonly price?: ProductPrice | null;
  /** Smallest step the operator can weigh or measure, in kg or L; null shows the exact figure. */
  readonly measuringStep?: number | null;
  readonly overrides?: ProductFactOverrides | null;
}

/** Liquid already in the tank. `water` takes room only; `sameMix` already carries its products. */
export interface HeelDraft {
  readonly volumeL: number;
  readonly contents: 'water' | 'sameMix';
}

/** The nozzles as fitted. */
export interface NozzleDraft {
  readonly nozzleId: string;
  /** Positions that share the flow; null takes the boom configuration's own count. */
  readonly nozzleCount?: number | null;
}

/** A pair of products whose label allows what a rule forbids; the label wins and the reason is kept. */
export interface LabelAllowance {
  readonly productIds: readonly [string, string];
  readonly reason: string;
}

/** Salts in the water as a laboratory prints them, in ppm (mg/L). */
export interface WaterAnalysisDraft {
  readonly potassiumPpm?: number | null;
  readonly sodiumPpm?: number | null;
  readonly calciumPpm?: number | null;
  readonly magnesiumPpm?: number | null;
  readonly ironPpm?: number | null;
  readonly ph?: number | null;
}

/**
 * What is being typed: every field may still be missing. A key that is absent means the same as
 * null: not set. Unknown keys are refused, because a misspelt field would otherwise be ignored.
 * This is also the shape of a saved mix and of the command line's input; docs/draft.md describes it.
 */
export interface MixDraft {
  readonly name?: string | null;
  /** A machine of the catalogue, or `custom` for one described only by the fields below. */
  readonly machineId?: string | null;
  readonly boomConfigurationId?: string | null;
  /** What may be filled, in L. Null takes nominal tank x usable fraction of the machine. */
  readonly tankCapacityL?: number | null;
  readonly deadVolumeL?: number | null;
  readonly swathWidthM?: number | null;
  /** Highest share of suspended solids by volume this machine keeps moving, %. */
  readonly suspendedSolidsLimitPct?: number | null;
  /** Largest mass the axle and drawbar allow in the tank, kg. */
  readonly maxLoadMassKg?: number | null;
  /** Distance between two marks of the sight gauge, L. */
  readonly gaugeStepL?: number | null;
  readonly nozzle?: NozzleDraft | null;
  readonly travelSpeedKmPerH?: number | null;
  /** Flow the pump gives up for agitation, L/min; null is not known. */
  readonly agitationFlowLPerMin?: number | null;
  readonly sprayAreaHa?: number | null;
  readonly applicationRateLPerHa?: number | null;
  readonly waterTemperatureC?: number | null;
  readonly waterAnalysis?: WaterAnalysisDraft | null;
  /** Time the mix will stand before it is sprayed out, min. */
  readonly holdingTimeMin?: number | null;
  readonly heel?: HeelDraft | null;
  /** Full tanks and one smaller, or all the same. Null is full tanks first. */
  readonly loadSplit?: 'fullThenPart' | 'equal' | null;
  readonly products?: readonly MixDraftProduct[];
  /** The operator's own order of addition, by product id; null keeps the order of the classes. */
  readonly mixingOrder?: readonly string[] | null;
  readonly labelAllowances?: readonly LabelAllowance[];
  /** Synthetic N already put on this ground in the running July-June year, kg/ha. */
  readonly nitrogenAppliedKgPerHa?: number | null;
}
