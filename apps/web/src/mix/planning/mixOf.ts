import {
  answerAtOnce,
  calculateMix,
  type Catalogue,
  type FirstAnswer,
  type MixDraft,
} from '@mix/engine';

let last: {
  readonly draft: MixDraft;
  readonly catalogue: Catalogue;
  readonly answer: FirstAnswer;
} | null = null;

/**
 * The engine's answer, worked out once for a draft: every screen that asks shows the same figures.
 * @param isQuiet nobody types: what would settle a stop is searched for too
 */
export function mixOf(draft: MixDraft, catalogue: Catalogue, isQuiet: boolean): FirstAnswer {
  const known = last?.draft === draft && last.catalogue === catalogue ? last.answer : null;
  if (known !== null && (known.isWhole || !isQuiet)) return known;
  const first = known ?? answerAtOnce(draft, catalogue);
  const answer =
    first.isWhole || !isQuiet ? first : { ...calculateMix(draft, catalogue), isWhole: true };
  last = { draft, catalogue, answer };
  return answer;
}
