import { calculateMix, type MixPlan, type Working } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { catalogue, sources } from '../src/index.ts';
import { draftPool, randomDraft } from './random/randomDraft.ts';
import { Random } from './random/Random.ts';

const pool = draftPool(catalogue);

function* plans(count: number): Generator<MixPlan> {
  for (let seed = 0, made = 0; made < count; seed += 1) {
    const { plan } = calculateMix(randomDraft(new Random(seed), pool), catalogue);
    if (plan === null) continue;
    made += 1;
    yield plan;
  }
}

/** The value at a path of a plan such as `loads.0.carrierL`. */
function at(plan: MixPlan, path: string): unknown {
  let place: unknown = plan;
  for (const key of path.split('.')) {
    if (typeof place !== 'object' || place === null) return undefined;
    place = place[key as keyof typeof place];
  }
  // An amount is a value with its unit.
  return typeof place === 'object' && place !== null && 'value' in place ? place.value : place;
}

const all = [...plans(400)].flatMap((plan) => plan.workings.map((working) => ({ plan, working })));

describe('workings', () => {
  it('show the very figure that stands in the plan', () => {
    const wrong = all
      .map(({ plan, working: { figure, value } }) => ({ figure, value, inPlan: at(plan, figure) }))
      .filter(({ value, inPlan }) => inPlan !== value);
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(all.length).toBeGreaterThan(4000);
  });

  it('cite sources that exist, or say where else a value comes from', () => {
    const known = new Set<string>(sources.map(({ id }) => id));
    const other = new Set(
      all
        .flatMap(({ working }: { working: Working }) => working.terms.map(({ source }) => source))
        .filter((source) => !known.has(source)),
    );
    expect([...other].sort()).toEqual(['assumed', 'draft', 'worked']);
  });

  it('name no figure twice', () => {
    for (const plan of plans(200)) {
      const figures = plan.workings.map(({ figure }) => figure);
      expect(new Set(figures).size).toBe(figures.length);
    }
  });
});
