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

/** As "46-0-0": those that are printed, and what the nutrients come to. @param texts that may print one */
export const analysesOf = (product: Product, texts: readonly string[]): readonly string[] => [
  ...(texts.join(' ').match(ANALYSIS) ?? []),
  ...(statedAnalysis(product) === null ? [] : [statedAnalysis(product) ?? '']),
];

/** What of a search is an analysis, or its beginning; null where it is none. */
export const typedAnalysis = (text: string): string | null =>
  /^\s*\d+(?:\.\d+)?-[\d.-]*\s*$/.test(text) ? text.trim() : null;
