import type { Catalogue, MixDraft, MixPlan, MixResult } from '@mix/engine';

/** One figure of a printed mix, and how ours is read off its plan. */
export interface WorkedFigure {
  readonly what: string;
  readonly unit: string;
  readonly ours: (answer: MixResult) => number | string;
  /** As it stands on the page: ours has to round to it, or lie between "1.087 to 1.093". */
  readonly printed: string;
  /** Why ours is another one; null where it is the same. */
  readonly differs: string | null;
}

/** A mix that a guide prints with its answer. */
export interface WorkedExample {
  readonly what: string;
  readonly title: string;
  /** The page it stands in. */
  readonly address: string;
  readonly draft: MixDraft;
  /** The catalogue with a product that only the page has. */
  readonly facts: ((catalogue: Catalogue) => Catalogue) | null;
  readonly figures: readonly WorkedFigure[];
}

/** The plan of an example; all but those that are to stop have one. */
export function planIn({ plan, problems }: MixResult): MixPlan {
  if (plan === null) throw new Error(`no plan: ${problems.map(({ code }) => code).join(', ')}`);
  return plan;
}

/** A figure that a plan must have. */
export function known(value: number | null | undefined): number {
  if (value == null) throw new Error('the plan has no such figure');
  return value;
}
