import type { CompatibilityRule } from '@mix/engine';
import { assumed, sourced } from '../factSource.ts';
import { activesOf } from './activeContents.ts';
import { pairReason } from './pairReasons.ts';

const BY_NAME = 'What the can holds is in its name.';

const pairOf = (one: string, other: string): string => [one, other].sort().join(' ');

/**
 * Actives that are sold in one can go together, whichever products bring them. A pair that was read
 * by the names of the products is left to its own rule, and what was read against their groups
 * stays.
 */
export function soldInOneCan(named: readonly CompatibilityRule[]): readonly CompatibilityRule[] {
  const taken = new Set(
    named.flatMap(({ between }) =>
      Object.entries(between).flatMap(([one, others = []]) =>
        others.map((other) => pairOf(one, other)),
      ),
    ),
  );
  const products = [...activesOf];
  const cans = products.filter(([, { names }]) => names.length > 1);
  return cans.flatMap(([can, { names, sources }]): CompatibilityRule[] => {
    const within = products.filter(([, { names: own }]) =>
      own.every((name) => names.includes(name)),
    );
    const between: Record<string, readonly string[]> = {};
    for (const [place, [one, { names: ours }]] of within.entries()) {
      const others = within.slice(place + 1).filter(([other, { names: theirs }]) => {
        const isNew = !taken.has(pairOf(one, other)) && new Set([...ours, ...theirs]).size > 1;
        if (isNew) taken.add(pairOf(one, other));
        return isNew;
      });
      if (others.length > 0) between[one] = others.map(([other]) => other);
    }
    if (Object.keys(between).length === 0) return [];
    const source = sources.length === 0 ? assumed(BY_NAME) : sourced(sources);
    return [
      {
        id: `soldInOneCan-${can}`,
        ofLabel: true,
        verdict: 'compatible',
        between,
        ...pairReason('soldInOneCan'),
        source,
      },
    ];
  });
}
