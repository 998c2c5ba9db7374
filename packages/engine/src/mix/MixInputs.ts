import type { CompatibilityRule } from '../compatibility/CompatibilityRule.ts';
import type { SaltTable } from '../Catalogue.ts';
import type { Product, ProductContainer } from '../products/Product.ts';
import type { BoomConfiguration, Machine } from '../sprayer/Machine.ts';
import type { Nozzle } from '../sprayer/Nozzle.ts';
import type {
  Celsius,
  Fraction,
  Hectares,
  Kilograms,
  KilometresPerHour,
  Litres,
  LitresPerHectare,
  LitresPerMinute,
  Metres,
  Minutes,
} from '../units/quantity.ts';
import type {
  LabelAllowance,
  MixDraft,
  ProductPrice,
  ProductRate,
  WaterAnalysisDraft,
} from './MixDraft.ts';

/** One product of the mix, checked, with overrides already laid over the catalogue's facts. */
export interface MixInputProduct {
  /** Position in the draft, for problem paths. */
  readonly index: number;
  readonly product: Product;
  readonly rate: ProductRate;
  readonly containers: readonly ProductContainer[];
  readonly price: ProductPrice | null;
  readonly measuringStep: number | null;
  readonly labelMaximumRate: ProductRate | null;
}

export interface Heel {
  readonly volumeL: Litres;
  readonly contents: 'water' | 'sameMix';
}

/** The draft after every check: nothing needed is missing, every number carries its unit. */
export interface MixInputs {
  readonly draft: MixDraft;
  readonly machine: Machine | null;
  readonly boom: BoomConfiguration | null;
  readonly tankCapacityL: Litres;
  readonly tankCapacityAssumed: boolean;
  readonly deadVolumeL: Litres | null;
  readonly deadVolumeAssumed: boolean;
  readonly swathWidthM: Metres | null;
  readonly suspendedSolidsLimitFraction: Fraction | null;
  readonly suspendedSolidsLimitAssumed: boolean;
  readonly maxLoadMassKg: Kilograms | null;
  readonly gaugeStepL: Litres | null;
  readonly nozzle: Nozzle | null;
  readonly nozzleCount: number | null;
  readonly travelSpeedKmPerH: KilometresPerHour | null;
  readonly agitationFlowLPerMin: LitresPerMinute | null;
  readonly sprayAreaHa: Hectares;
  readonly applicationRateLPerHa: LitresPerHectare;
  readonly waterTemperatureC: Celsius | null;
  readonly waterAnalysis: WaterAnalysisDraft | null;
  readonly holdingTimeMin: Minutes | null;
  readonly heel: Heel | null;
  readonly loadSplit: 'fullThenPart' | 'equal';
  readonly products: readonly MixInputProduct[];
  readonly mixingOrder: readonly string[] | null;
  readonly labelAllowances: readonly LabelAllowance[];
  readonly nitrogenAppliedKgPerHa: number | null;
  readonly saltTables: readonly SaltTable[];
  readonly compatibilityRules: readonly CompatibilityRule[];
}
