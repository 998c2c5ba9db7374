import { planMix, type Catalogue, type MixDraft, type MixProblem } from '@mix/engine';
import { productLineOf } from '../draft/productLineOf.ts';
import type { Suggestion } from './suggestionsFor.ts';

function taken(way: Suggestion, draft: MixDraft): MixDraft | null {
  const products = draft.products ?? [];
  switch (way.kind) {
    case 'takeOut':
      return {
        ...draft,
        products: products.filter(({ productId }) => productId !== way.productId),
        mixingOrder: draft.mixingOrder?.filter((id) => id !== way.productId) ?? null,
      };
    case 'applicationRate':
      return { ...draft, applicationRateLPerHa: way.valueLPerHa };
    case 'rate': {
      const place = productLineOf(way.path)?.index;
      const changed = products.map((line, index) =>
        index === place ? { ...line, rate: way.rate } : line,
      );
      return { ...draft, products: changed };
    }
    // Other stops of such a mix are shown once the dose is known.
    case 'changeRate':
    case 'meant':
    case 'labelAllows':
    case 'goTo':
      return null;
  }
}

/**
 * Whether a suggestion ends in a mix without a stop; for a dose that was asked about, in a
 * plausible dose, whatever else stops the mix. True for a suggestion that only opens a field or
 * asks for the label: it promises nothing, and stays.
 */
export function leadsToPlan(
  way: Suggestion,
  stop: MixProblem,
  draft: MixDraft,
  catalogue: Catalogue,
): boolean {
  const changed = taken(way, draft);
  if (changed === null) return true;
  const { plan, problems } = planMix(changed, catalogue);
  return stop.code === 'doseNotPlausible'
    ? !problems.some(({ code, field }) => code === stop.code && field === stop.field)
    : plan !== null;
}
