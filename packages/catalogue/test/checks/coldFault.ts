import type { MixDraft, MixPlan, MixProblem, MixResult } from '@mix/engine';

const USUAL_MARGIN_K = 2;
/** °C; the lowest freezing point of any salt table is that of calcium chloride, -50. */
const COLDEST_C = -51;
const NOISE_K = 1e-9;

const TEMPERATURES = ['endC', 'atC', 'freezingPointC'] as const;

function toldFault({ code, values }: MixProblem): string | null {
  for (const name of TEMPERATURES) {
    const told = values[name];
    if (typeof told === 'number' && told < COLDEST_C) return `${code} tells ${String(told)} °C`;
  }
  const { endC, freezingPointC } = values;
  const isIce =
    typeof endC === 'number' && typeof freezingPointC === 'number' && endC <= freezingPointC;
  return isIce ? `${code} tells ice of ${String(endC)} °C` : null;
}

/**
 * No plan ends in ice or within a margin that was set. A plan within the usual margin, which is
 * assumed, has to say so.
 */
function planFault(
  { dissolving }: MixPlan,
  draft: MixDraft,
  problems: readonly MixProblem[],
): string | null {
  const { startTemperatureC, endTemperatureC, freezingPointC } = dissolving;
  if (startTemperatureC === null || endTemperatureC === null || freezingPointC === null)
    return null;
  const cooledK = Math.max(0, startTemperatureC - endTemperatureC);
  const marginK = Math.min(draft.freezingMarginK ?? USUAL_MARGIN_K, cooledK);
  const isSaid =
    (draft.freezingMarginK ?? null) === null &&
    endTemperatureC > freezingPointC &&
    problems.some(({ code }) => code === 'nearFreezing');
  return !isSaid && endTemperatureC < freezingPointC + marginK - NOISE_K
    ? `ends at ${String(endTemperatureC)} °C and freezes at ${String(freezingPointC)} °C`
    : null;
}

/** A plan that ends too near to its freezing point, or a temperature that no mix can have. */
export function coldFault({ plan, problems }: MixResult, draft: unknown): string | null {
  for (const problem of problems) {
    const told = toldFault(problem);
    if (told !== null) return told;
  }
  return plan === null ? null : planFault(plan, draft as MixDraft, problems);
}
