import type { Catalogue, MixProblem } from '@mix/engine';
import { problemText, type MessageFormat } from '@mix/messages';
import { productNames } from '../catalogue/productNames.ts';

export interface ProblemText {
  /** A few words, for the result bar. */
  readonly title: string;
  /** Why, and what to do. */
  readonly sentence: string;
}

export type ProblemWords = (problem: MixProblem) => ProblemText;

/** How messages name what is in the catalogue; an id that is not in it stands for itself. */
export const messageFormat = (
  catalogue: Catalogue | null,
  productIds: readonly string[] = [],
): MessageFormat => {
  const productName = productNames(catalogue, productIds);
  return {
    system: 'metric',
    productName,
    productAt: (index) => {
      const productId = productIds[index];
      return productId === undefined ? null : productName(productId);
    },
    nozzleName: (nozzleId) =>
      catalogue?.nozzles.find(({ id }) => id === nozzleId)?.model ?? nozzleId,
    ruleReason: (ruleId) =>
      catalogue?.compatibilityRules.find(({ id }) => id === ruleId)?.reason ?? null,
  };
};

/** Words for problems, with the catalogue's names in them. `productIds` are those of the draft. */
export function problemWordsOf(
  catalogue: Catalogue | null,
  productIds?: readonly string[],
): ProblemWords {
  const format = messageFormat(catalogue, productIds);
  return (problem) => {
    const { title, detail, action } = problemText(problem, format);
    return { title, sentence: [detail, action].filter(Boolean).join(' ') };
  };
}
