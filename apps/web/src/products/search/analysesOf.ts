import { oxideFromElement, type Product } from '@mix/engine';

const ANALYSIS = /\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?){2}/g;

/** N-P2O5-K2O in whole percents, as bags print it; null where nothing of them is stated. */
function statedAnalysis({ nutrientsPct }: Product): string | null {
  const { N = 0, P = 0, K = 0 } = nutrientsPct ?? {};
  return N + P + K === 0
    ? null
    : [N, oxideFromElement('P2O5', P), oxideFromElement('K2O', K)]
        .map((pct) => Math.round(pct))
        .join('-');
}

/**
 * Analyses as "46-0-0": the printed ones, then the one that the nutrients come to.
 * @param texts in which an analysis may be printed
 */
export const analysesOf = (product: Product, texts: readonly string[]): readonly string[] => [
  ...(texts.join(' ').match(ANALYSIS) ?? []),
  ...(statedAnalysis(product) === null ? [] : [statedAnalysis(product) ?? '']),
];

/** The analysis that a search text is, or the beginning of one; null where the text is neither. */
export const typedAnalysis = (text: string): string | null =>
  /^\s*\d+(?:\.\d+)?-[\d.-]*\s*$/.test(text) ? text.trim() : null;
