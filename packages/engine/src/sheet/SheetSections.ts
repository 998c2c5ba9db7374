import type { DropletClass } from '../catalogue/DropletClass.ts';
import type { DropletStandard } from '../catalogue/Nozzle.ts';
import type { Nutrient, ProductContainer } from '../catalogue/Product.ts';
import type { LabelInterval } from '../mix/LabelInterval.ts';
import type {
  BufferResult,
  FillStepKind,
  GaugeMark,
  LoadPlan,
  ProductMeasure,
  RinseResult,
} from '../mix/MixPlan.ts';
import type { RoundingPolicy } from '../rounding/roundToStep.ts';
import type { UnitId } from '../units/displayUnits.ts';

/**
 * A figure of a sheet in the unit it is stored in, and how closely it is told. `figureText` of
 * `@mix/messages/sheet` writes it in the reader's units.
 */
export type SheetFigure =
  /** To about four figures where `decimals` is null. */
  | {
      readonly as: 'quantity';
      readonly value: number;
      readonly unit: UnitId;
      readonly decimals: number | null;
    }
  /** To weigh or measure; `floor` where a figure above would be above what a label allows. */
  | {
      readonly as: 'amount' | 'amountPerArea';
      readonly value: number;
      readonly unit: ProductMeasure['unit'];
      readonly decimals: number | null;
      readonly policy: RoundingPolicy;
    }
  /** Litres, as a gauge or a meter of a tank of that size shows them. */
  | { readonly as: 'tankVolume'; readonly value: number }
  /** Litres more or less. */
  | { readonly as: 'doubt'; readonly value: number };

/** An amount in the operator's own containers. */
export interface SheetPacks {
  readonly containers: readonly { readonly container: ProductContainer; readonly count: number }[];
  /** Null where the containers are emptied whole. */
  readonly remainder: SheetFigure | null;
}

export interface SheetJob {
  readonly name: string | null;
  /** Ground that is driven over. */
  readonly area: SheetFigure;
  /** On the ground that gets spray: of bands, on the ground in them. */
  readonly rate: SheetFigure;
  /** Null where all of the ground is sprayed. */
  readonly bandWidth: SheetFigure | null;
  readonly tank: SheetFigure;
  readonly loadCount: number;
}

/** What is set before the start; null: not set. */
export interface SheetSettings {
  readonly speed: SheetFigure | null;
  readonly pressure: SheetFigure | null;
  readonly waterTemperature: SheetFigure | null;
}

export interface SheetProduct {
  readonly productId: string;
  /** What the scale is to show, where a measuring step is set. */
  readonly amount: SheetFigure;
  /** Null without containers, and where the amount is less than one of them. */
  readonly packs: SheetPacks | null;
}

export interface SheetStep {
  readonly kind: FillStepKind;
  readonly productId: string | null;
  /** Null for a wait. */
  readonly amount: SheetFigure | null;
  readonly packs: SheetPacks | null;
  /** Of the water of a top up; null where it is known. */
  readonly doubt: SheetFigure | null;
  /** How long to wait at least; null for what is added. */
  readonly wait: SheetFigure | null;
  readonly isWaitAssumed: boolean;
  readonly line: SheetFigure;
  /** Null: not known. */
  readonly temperature: SheetFigure | null;
}

/** A mark of the sight gauge beside the line of a part load, and what goes in up to it. */
export interface SheetMark {
  readonly kind: GaugeMark['kind'];
  readonly size: SheetFigure;
  readonly area: SheetFigure;
  readonly water: SheetFigure;
  readonly amounts: readonly { readonly productId: string; readonly amount: SheetFigure }[];
}

/** Loads `from` to `to`, which are filled alike. */
export interface SheetLoad {
  readonly from: number;
  readonly to: number;
  /** The first of them as the plan has it. */
  readonly load: LoadPlan;
  readonly size: SheetFigure;
  /** Several where mix stays in the machine: the loads then cover different ground. */
  readonly areas: readonly SheetFigure[];
  readonly mass: SheetFigure;
  /** Another load of the job is larger. */
  readonly isSmaller: boolean;
  /** What stands in the tank before it is filled; null for nothing. */
  readonly heel: SheetFigure | null;
  readonly water: SheetFigure;
  /** Null where the water is known. */
  readonly doubt: SheetFigure | null;
  readonly products: readonly SheetProduct[];
  readonly steps: readonly SheetStep[];
  readonly marks: readonly SheetMark[];
}

/** Why a total is not rate x area: "470 kg on 23.5 ha + 14 kg that stays in the machine". */
export interface SheetReason {
  readonly sprayed: SheetFigure;
  readonly area: SheetFigure;
  readonly stays: SheetFigure | null;
  readonly isThere: SheetFigure | null;
  /** Before it is weighed; the total is `amount` and what whole steps of the scale add or take. */
  readonly amount: SheetFigure;
  readonly rounding: SheetFigure;
  readonly isMore: boolean;
}

export interface SheetTotal extends Omit<SheetProduct, 'packs'> {
  readonly perArea: SheetFigure;
  /** Null where all of it is sprayed on the ground. */
  readonly reason: SheetReason | null;
}

export interface SheetTotals {
  readonly products: readonly SheetTotal[];
  readonly water: SheetFigure;
  /** Of the load whose water is known least; null where all is known. */
  readonly doubt: SheetFigure | null;
  readonly heaviest: SheetFigure;
}

export interface SheetSprayer {
  readonly nozzleId: string;
  readonly nozzleCount: number;
  readonly pressure: SheetFigure;
  readonly speed: SheetFigure;
  /** Of each nozzle. */
  readonly flow: SheetFigure;
  /** Null where the pressures of the nozzle are not known. */
  readonly speeds: readonly [slowest: SheetFigure, fastest: SheetFigure] | null;
  /** Null: not published. */
  readonly dropletClass: DropletClass | null;
  readonly dropletStandard: DropletStandard | null;
}

export interface SheetAfterSpraying {
  readonly intervals: readonly LabelInterval[];
  readonly buffer: BufferResult | null;
  readonly rinse: RinseResult | null;
}

export interface SheetSupply {
  /** Those of which a hectare gets some. */
  readonly nutrients: readonly { readonly nutrient: Nutrient; readonly perArea: SheetFigure }[];
  /** To a tenth, as it is summed over a year; null where none is known. */
  readonly nitrogen: SheetFigure | null;
  /** Products whose analysis is not stated; where there are any, each figure is the least it is. */
  readonly unknownFor: readonly string[];
  /** What the ground got since 1 July, with this mix; null without a limit, and while not known. */
  readonly year: { readonly sum: SheetFigure; readonly most: SheetFigure } | null;
}

/**
 * A plan as what leaves the screen tells it: sections of codes and figures, without words and
 * layout. The job sheet on paper, the text for a chat and the sheet of the command line are drawn
 * from it. Where they differ, they do so on purpose:
 *
 * - The text has the job, the loads with their steps, and the titles of warnings: it is read on a
 *   phone and leads to the rest by its link. It and the screen use short names of products.
 * - The paper is read at the tank, on one page where it fits: no reasons of steps, notes by their
 *   titles, of the supply the nitrogen, of the sprayer what is set, of loads in one row the longest
 *   wait.
 * - The command line prints all sections, the reasons and the money, and names no paddock: a draft
 *   has none. What labels do not tell of intervals stands among its problems.
 * - Money is in none of the sections: it stays on the device. See `costOnArea`.
 * - Problems are codes with figures already, and come beside the plan.
 * - The screen of the result draws the plan itself, with what only it has room for (curves, workings,
 *   pH, leaf, solids, stock, zones), says "about" of the water to top up, in whole litres, and rounds
 *   the area to four figures. It shares `loadColumns` and `costOnArea`.
 */
export interface PlanSheet {
  readonly job: SheetJob;
  readonly settings: SheetSettings;
  readonly loads: readonly SheetLoad[];
  readonly totals: SheetTotals;
  /** Null while nozzle, width or speed is not set. */
  readonly sprayer: SheetSprayer | null;
  readonly afterSpraying: SheetAfterSpraying;
  readonly supply: SheetSupply;
}
