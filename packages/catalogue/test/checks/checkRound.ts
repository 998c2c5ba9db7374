import { calculateMix, type Catalogue } from '@mix/engine';
import { garbageDraft } from '../random/garbageDraft.ts';
import { Random } from '../random/Random.ts';
import { randomDraft, type DraftPool } from '../random/randomDraft.ts';
import { weighedExactly } from '../random/weighedExactly.ts';
import { planFault } from './planFault.ts';
import { relations } from './relations.ts';

/** What one round of drafts came to. */
export interface Round {
  /** Drafts that were calculated. */
  readonly cases: number;
  readonly plans: number;
  readonly fault: { readonly what: string; readonly draft: unknown } | null;
}

const round = (cases: number, plans: number, fault: Round['fault'] = null): Round => ({
  cases,
  plans,
  fault,
});

/**
 * Whether a value comes back from JSON as it went in. Checked only now and then, because
 * `numberFault`, which walks the whole plan, implies it.
 */
const survivesJson = (plan: unknown): boolean => {
  const text = JSON.stringify(plan);
  return JSON.stringify(JSON.parse(text)) === text;
};

function garbageRound(random: Random, pool: DraftPool): Round {
  const draft = garbageDraft(random, pool);
  const result = calculateMix(draft, pool.catalogue);
  const what = planFault(result, draft);
  return round(1, result.plan === null ? 0 : 1, what === null ? null : { what, draft });
}

function draftRound(random: Random, pool: DraftPool): Round {
  const { catalogue }: { readonly catalogue: Catalogue } = pool;
  const isWeighed = random.chance(0.4);
  const anyDraft = randomDraft(random, pool);
  // Amounts rounded to a scale do not follow from the amounts of another job; exact figures do.
  const draft = isWeighed ? anyDraft : weighedExactly(anyDraft);
  const result = calculateMix(draft, catalogue);
  const plans = result.plan === null ? 0 : 1;
  const what = planFault(result, draft);
  if (what !== null) return round(1, plans, { what, draft });
  if (random.chance(0.01) && !survivesJson(result))
    return round(1, plans, { what: 'JSON loses something', draft });
  if (isWeighed) return round(1, plans);

  const relation = random.pick(relations);
  const changed = relation.changed(draft, random);
  const after = calculateMix(changed, catalogue);
  const found = planFault(after, changed) ?? relation.fault(result, after, draft);
  const both = plans + (after.plan === null ? 0 : 1);
  if (found === null) return round(2, both);
  return round(2, both, { what: `${relation.name}: ${found}`, draft: { draft, changed } });
}

/**
 * One round of checks, the same for the same seed: a draft of garbage, or a draft somebody might
 * type. The answer to the second has to hold, and so has the answer to a changed draft that follows
 * from it.
 */
export function checkRound(seed: number, pool: DraftPool): Round {
  const random = new Random(seed);
  const attempt = random.chance(0.7) ? garbageRound : draftRound;
  try {
    return attempt(random, pool);
  } catch (thrown) {
    const what = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    return round(1, 0, { what: `thrown: ${what}`, draft: null });
  }
}
