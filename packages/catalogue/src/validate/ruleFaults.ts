import type { Catalogue } from '@mix/engine';
import { fault, type CatalogueFault } from './CatalogueFault.ts';
import { sourceFaults } from './sourceFaults.ts';

/** Rules of which no product belongs to a group, that repeat a pair, or that say nothing. */
export function ruleFaults(catalogue: Catalogue, known: ReadonlySet<string>): CatalogueFault[] {
  const used = new Set(catalogue.products.flatMap(({ groups }) => groups));
  const pairs = new Set<string>();
  return catalogue.compatibilityRules.flatMap((rule) => {
    const path = `compatibilityRules.${rule.id}`;
    const faults = sourceFaults(path, rule.source, known);
    for (const group of [rule.groupA, rule.groupB])
      if (!used.has(group)) faults.push(fault('unusedGroup', path, group));
    const pair = [rule.groupA, rule.groupB].sort().join(' ');
    if (pairs.has(pair)) faults.push(fault('pairListedTwice', path, pair));
    pairs.add(pair);
    if (rule.reason.trim() === '') faults.push(fault('incomplete', `${path}.reason`));
    return faults;
  });
}
