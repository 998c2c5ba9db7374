import {
  answerAtOnce,
  calculateMix,
  type Catalogue,
  type FirstAnswer,
  type MixDraft,
} from '@mix/engine';

export interface MixAnswer extends FirstAnswer {
  /**
   * The catch test is old for this mix: it was at more than twice or less than half the pressure that the
   * mix needs, and the answer goes by the table.
   */
  readonly isTestFar: boolean;
  /** The draft that was planned and so is handed on: without a catch test that is old for it. */
  readonly draft: MixDraft;
}

let last: {
  readonly draft: MixDraft;
  readonly catalogue: Catalogue;
  readonly answer: MixAnswer;
} | null = null;

function firstOf(draft: MixDraft, catalogue: Catalogue): MixAnswer {
  const answer = answerAtOnce(draft, catalogue);
  if (answer.problems.every(({ code }) => code !== 'pressureFarFromTest')) {
    return { ...answer, isTestFar: false, draft };
  }
  const planned = { ...draft, catchTest: null };
  return { ...answerAtOnce(planned, catalogue), isTestFar: true, draft: planned };
}

/**
 * The engine's answer, worked out once for a draft: every screen that asks shows the same figures.
 * @param isQuiet nobody types: what would settle a stop is searched for too
 */
export function mixOf(draft: MixDraft, catalogue: Catalogue, isQuiet: boolean): MixAnswer {
  const known = last?.draft === draft && last.catalogue === catalogue ? last : null;
  if (known !== null && (known.answer.isWhole || !isQuiet)) return known.answer;
  const first = known?.answer ?? firstOf(draft, catalogue);
  const answer =
    first.isWhole || !isQuiet
      ? first
      : { ...first, ...calculateMix(first.draft, catalogue), isWhole: true };
  last = { draft, catalogue, answer };
  return answer;
}
