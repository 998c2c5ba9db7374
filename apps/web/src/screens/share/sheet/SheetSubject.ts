import type { Catalogue, MixDraft, MixPlan, MixProblem } from '@mix/engine';
import type { ProblemText } from '../../../words/problems/problemWords.ts';
import type { QrPath } from '../send/qrPath.ts';

/** What a job sheet is drawn from. */
export interface SheetSubject {
  readonly draft: MixDraft;
  /** Null where no paddock was chosen. */
  readonly place: string | null;
  readonly plan: MixPlan;
  readonly problems: readonly MixProblem[];
  readonly words: (problem: MixProblem) => ProblemText;
  readonly catalogue: Catalogue;
  /** Whole names: a label is found by them. */
  readonly nameOf: (productId: string) => string;
  /** Products whose facts nobody checked. */
  readonly uncheckedIds: readonly string[];
  readonly code: QrPath | null;
  readonly printedAt: Date;
  readonly productName: string;
}
