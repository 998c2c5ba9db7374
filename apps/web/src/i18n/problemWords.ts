import type { Catalogue, MixProblem } from '@mix/engine';
import { problemText, type MessageFormat } from '@mix/messages';

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
  const productName = (productId: string) =>
    catalogue?.products.find(({ id }) => id === productId)?.name ?? productId;
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
export const problemWordsOf =
  (catalogue: Catalogue | null, productIds?: readonly string[]): ProblemWords =>
  (problem) => {
    const { title, detail, action } = problemText(problem, messageFormat(catalogue, productIds));
    return { title, sentence: [detail, action].filter(Boolean).join(' ') };
  };
