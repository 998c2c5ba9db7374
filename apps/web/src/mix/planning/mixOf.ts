import { calculateMix, type Catalogue, type MixDraft, type MixResult } from '@mix/engine';

let last: {
  readonly draft: MixDraft;
  readonly catalogue: Catalogue;
  readonly result: MixResult;
} | null = null;

/** The engine's answer, worked out once for a draft: every screen that asks shows the same figures. */
export function mixOf(draft: MixDraft, catalogue: Catalogue): MixResult {
  if (last?.draft === draft && last.catalogue === catalogue) return last.result;
  const result = calculateMix(draft, catalogue);
  last = { draft, catalogue, result };
  return result;
}
