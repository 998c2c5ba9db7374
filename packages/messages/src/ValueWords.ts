import type { Mechanism, PrecipitateId } from '@mix/engine';

/** What the names and figures of a problem are joined with in one language. */
export interface ValueWords {
  /** Stands between two products that meet. */
  readonly with: string;
  readonly morePairs: (count: number) => string;
  /** Sentence where a rule of the catalogue gives no reason. */
  readonly ruleSays: string;
  /** What may drop out of a mix. */
  readonly solids: Readonly<Record<PrecipitateId, string>>;
  /** What to do about each way two products act on each other; a jar test where a jar shows it. */
  readonly mechanismAdvice: Readonly<Record<Mechanism, string>>;
  /** The catalogue's own reason in this language; its English one where this has none. */
  readonly ruleReason: (ruleId: string, english: string) => string;
}
