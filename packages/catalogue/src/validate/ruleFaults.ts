import { CHEMICAL_GROUPS, type Catalogue } from '@mix/engine';
import { fault, type CatalogueFault } from './CatalogueFault.ts';
import { sourceFaults } from './sourceFaults.ts';

/** Rules of groups or products that nobody knows, that repeat a pair, or that say nothing. */
export function ruleFaults(catalogue: Catalogue, known: ReadonlySet<string>): CatalogueFault[] {
  const groups = new Set<string>(CHEMICAL_GROUPS);
  const products = new Set(catalogue.products.map(({ id }) => id));
  const pairs = new Set<string>();
  const ids = new Set<string>();
  return catalogue.compatibilityRules.flatMap((rule) => {
    const path = `compatibilityRules.${rule.id}`;
    const faults = sourceFaults(path, rule.source, known);
    if (ids.has(rule.id)) faults.push(fault('idNotUnique', path));
    ids.add(rule.id);
    for (const [group, others = []] of Object.entries(rule.between))
      for (const other of others) {
        for (const one of [group, other])
          if (!(rule.ofLabel === true ? products : groups).has(one))
            faults.push(fault('unknownGroup', path, one));
        const pair = [group, other].sort().join(' ');
        if (pairs.has(pair)) faults.push(fault('pairListedTwice', path, pair));
        pairs.add(pair);
      }
    if (rule.reason.trim() === '') faults.push(fault('incomplete', `${path}.reason`));
    return faults;
  });
}
