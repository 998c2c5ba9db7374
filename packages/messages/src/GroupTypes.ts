import type {
  DraftFieldPath,
  DropletClass,
  IntervalKind,
  LeafBurnFactor,
  Mechanism,
  MixingReason,
  PrecipitateId,
  ProblemCode,
  WorkingFormula,
  WorkingTermName,
} from '@mix/engine';
import type { ProblemArguments } from './ProblemArguments.ts';

/*
 * What the groups of messages hold, by the names under `@@type`. In every language, a key that is
 * missing, one that nothing says and an argument that nobody gives do not compile.
 */

/** What is wrong, why or within which limits, and what to do, where the detail does not say it. */
export type ProblemText = (
  v: ProblemArguments,
) => readonly [title: string, detail: string, action?: string];

export type ProblemTexts = Readonly<Partial<Record<ProblemCode, ProblemText>>>;

/** Fields of the solver's target that a draft does not have, and entries of lists of words. */
type OtherPath =
  | 'nozzleCount'
  | 'mixingOrder.*'
  | `${'travelSpeedKmPerH' | 'applicationRateLPerHa' | 'supply.productIds' | 'objectives'}.*`
  | 'supply'
  | 'supply.kgPerHa'
  | 'supply.productIds'
  | 'objectives';

/** What fields are called in one language. */
export interface FieldLanguage {
  /** What a field of a draft is called; `*` stands for a place in a list. */
  readonly labels: Readonly<Record<DraftFieldPath, string> & Partial<Record<OtherPath, string>>>;
  /** What the whole mix is called, where a problem belongs to no field. */
  readonly mix: string;
  readonly ofProduct: (label: string, product: string) => string;
}

/** What is said of a step at the tank: why it stands there, and by how much it cools or heats. */
export interface StepReasons extends Readonly<Record<MixingReason, string>> {
  readonly cools: (by: string) => string;
  readonly heats: (by: string) => string;
}

export type WorkingFormulas = Readonly<Record<WorkingFormula, string>>;
export type WorkingTerms = Readonly<Record<WorkingTermName, string>>;

/** What the names and figures of a problem are called and joined with in one language. */
export interface ValueWords {
  /** Two products that meet. */
  readonly pair: (first: string, second: string) => string;
  readonly morePairs: (count: number) => string;
  /** Sentence where a rule of the catalogue gives no reason. */
  readonly ruleSays: string;
  /** The single changes that lead to a plan, and how they are joined. */
  readonly ways: Readonly<Record<'rate' | 'temperature' | 'ofProduct', (figure: string) => string>>;
  readonly or: (first: string, second: string) => string;
  /** What to do about each way two products act on each other; a jar test where a jar shows it. */
  readonly mechanismAdvice: Readonly<Record<Mechanism, string>>;
  /** What may drop out of a mix. */
  readonly solids: Readonly<Record<PrecipitateId, string>>;
  /** Kinds of values in a file, as a problem tells what it expected and what it got. */
  readonly kinds: Readonly<
    Record<
      'number' | 'notANumber' | 'text' | 'object' | 'list' | 'null' | 'twoProducts' | 'boolean',
      string
    >
  >;
  readonly droplets: Readonly<Record<DropletClass, string>>;
  /** What makes a leaf burn worse. */
  readonly leafFactors: Readonly<Record<LeafBurnFactor, string>>;
  readonly intervals: Readonly<Record<IntervalKind, string>>;
  /** What the pressure needs of the sprayer, by its field of the draft. */
  readonly sprayerParts: Readonly<
    Record<'nozzle' | 'nozzle.nozzleCount' | 'swathWidthM' | 'travelSpeedKmPerH', string>
  >;
  /** Ions of the water, by their fields of the analysis. */
  readonly ions: Readonly<
    Record<'calciumPpm' | 'magnesiumPpm' | 'sodiumPpm' | 'potassiumPpm' | 'ironPpm', string>
  >;
}
