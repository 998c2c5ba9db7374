import type { FactSource } from '../catalogue/Product.ts';

/** Source key of one fact for a working; a fact nobody vouches for is assumed. */
export function sourceOfFact(
  sources: Readonly<Partial<Record<string, FactSource>>>,
  field: string,
): string {
  const fact = sources[field];
  return fact === undefined || fact.assumed ? 'assumed' : (fact.sourceIds[0] ?? 'assumed');
}
