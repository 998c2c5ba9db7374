import type { Catalogue, MixDraft, MixPlan, MixResult } from '@mix/engine';

/** One figure of a printed mix, and how our figure is read off its plan. */
export interface WorkedFigure {
  readonly what: string;
  readonly unit: string;
  readonly ours: (answer: MixResult) => number | string;
  /** As the page prints it: our figure has to round to it, or lie between "1.087 to 1.093". */
  readonly printed: string;
  /** Why our figure differs; null where it is the same. */
  readonly differs: string | null;
}

/** A mix that a guide prints with its answer. */
export interface WorkedExample {
  readonly what: string;
  readonly title: string;
  /** The page that prints it. */
  readonly address: string;
  readonly draft: MixDraft;
  /** The catalogue with a product that only the page has. */
  readonly facts: ((catalogue: Catalogue) => Catalogue) | null;
  readonly figures: readonly WorkedFigure[];
}

/** The plan of an example. @throws Error for an example whose draft stops. */
export function planIn({ plan, problems }: MixResult): MixPlan {
  if (plan === null) throw new Error(`no plan: ${problems.map(({ code }) => code).join(', ')}`);
  return plan;
}

/** A figure that a plan must have. @throws Error when it is missing. */
export function known(value: number | null | undefined): number {
  if (value == null) throw new Error('the plan has no such figure');
  return value;
}
