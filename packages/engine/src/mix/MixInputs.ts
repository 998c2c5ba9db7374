import type { CompatibilityRule } from '../catalogue/CompatibilityRule.ts';
import type { Catalogue, SaltTable } from '../catalogue/Catalogue.ts';
import type { CropInterception } from '../catalogue/CropInterception.ts';
import type { MeasuredProduct, ProductContainer } from '../catalogue/Product.ts';
import type { RoomBand } from '../catalogue/RoomBand.ts';
import type { BoomConfiguration, Machine } from '../catalogue/Machine.ts';
import type { Nozzle } from '../catalogue/Nozzle.ts';
import type {
  Bar,
  Fraction,
  Hectares,
  Litres,
  LitresPerHectare,
  LitresPerMinute,
  Metres,
  Quantity,
} from '../units/quantity.ts';
import type { LabelCountry } from '../catalogue/ProductLabel.ts';
import type { UnitSystem } from '../units/shownUnit.ts';
import type { Crop, LEAF_SURFACES } from '../catalogue/crops.ts';
import type { NumberField } from './DraftField.ts';
import type { DraftTable, READ_APART } from './draftFields.ts';
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
  readonly product: MeasuredProduct;
  readonly rate: ProductRate;
  readonly containers: readonly ProductContainer[];
  readonly price: ProductPrice | null;
  readonly measuringStep: number | null;
  readonly labelMaximumRate: ProductRate | null;
  /** Applications that the ground had in the twelve months before; null is not known. */
  readonly applicationsBefore: number | null;
  /** What the ground had of the product, kg/ha; of a liquid, L/ha. */
  readonly appliedBeforePerHa: number | null;
  readonly sameActionBefore: number | null;
  readonly daysSinceLast: number | null;
  readonly activeBeforeGPerHa: number | null;
  /** The most of one active ingredient or element that someone said is meant. */
  readonly meantGPerHa: number | null;
}

/** A catch test that holds for the fitted nozzle. */
export interface MeasuredFlow {
  readonly flowLPerMin: LitresPerMinute;
  readonly atBar: Bar;
  /** Flow of a new tip at that pressure; null when the maker publishes no flow. */
  readonly tableFlowLPerMin: LitresPerMinute | null;
}

export interface Heel {
  readonly volumeL: Litres;
  readonly contents: 'water' | 'sameMix';
}

/** Units that quantities of the engine carry in their type. */
type Branded = 'L' | 'kg' | 'm' | 'km/h' | 'L/min' | '°C' | 'min';

type FigureIn<Unit> = Unit extends Branded ? Quantity<Unit> : number;

/** Every figure of a draft that is not in `READ_APART`, in the unit of its row. */
export type OtherFigures = {
  readonly [
    Key in keyof DraftTable as Key extends (typeof READ_APART)[number]
      ? never
      : DraftTable[Key] extends NumberField
        ? Key
        : never
  ]: DraftTable[Key] extends NumberField<infer Unit> ? FigureIn<Unit> | null : never;
};

/** The draft after every check: nothing needed is missing, every number carries its unit. */
export interface MixInputs extends OtherFigures {
  readonly draft: MixDraft;
  readonly machine: Machine | null;
  readonly boom: BoomConfiguration | null;
  readonly tankCapacityL: Litres;
  readonly tankCapacityAssumed: boolean;
  /** Below the gauge, in lines, pump and filters; null is not known. */
  readonly deadVolumeL: Litres | null;
  /** In the tank, on the gauge, where the pump sucks air; null is not known. */
  readonly tankResidualL: Litres | null;
  /** What the catalogue assumes to stay and the operator has not confirmed: not counted. */
  readonly residualAssumedL: Litres | null;
  readonly swathWidthM: Metres | null;
  readonly suspendedSolidsLimitFraction: Fraction | null;
  readonly suspendedSolidsLimitAssumed: boolean;
  /** The fitted nozzle, with its measured flow where a catch test holds for it. */
  readonly nozzle: Nozzle | null;
  /** The catch test that the nozzle's flow comes from; null: the flow is the published one. */
  readonly measuredFlow: MeasuredFlow | null;
  readonly nozzleCount: number | null;
  /** Ground that gets spray: in the bands, where only bands are sprayed. */
  readonly sprayAreaHa: Hectares;
  /** Ground that is driven over. */
  readonly fieldAreaHa: Hectares;
  /** Part of the ground that gets spray; 1 without a band. */
  readonly treatedShare: number;
  readonly applicationRateLPerHa: LitresPerHectare;
  /** How far above its freezing point the mix has to stay, K. */
  readonly freezingMarginK: number;
  readonly waterAnalysis: WaterAnalysisDraft | null;
  readonly heel: Heel | null;
  readonly crop: Crop | null;
  readonly leafSurface: (typeof LEAF_SURFACES)[number] | null;
  /** Country whose labels and limits hold. */
  readonly country: LabelCountry | null;
  readonly loadSplit: 'fullThenPart' | 'equal';
  /** Whose scales and jugs amounts are rounded to where no step is set. */
  readonly measuringUnits: UnitSystem;
  readonly products: readonly MixInputProduct[];
  readonly mixingOrder: readonly string[] | null;
  readonly labelAllowances: readonly LabelAllowance[];
  readonly saltTables: readonly SaltTable[];
  readonly roomBands: readonly RoomBand[];
  readonly cropInterception: readonly CropInterception[];
  readonly elementCeilingsGPerHa: Catalogue['elementCeilingsGPerHa'];
  readonly compatibilityRules: readonly CompatibilityRule[];
}
