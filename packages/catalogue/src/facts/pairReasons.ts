import { CROPS, MECHANISMS, type CompatibilityRule } from '@mix/engine';
import { flag, listOf, oneOf, readFacts, text } from '../tables/readTable.ts';

type PairReason = Pick<CompatibilityRule, 'mechanism' | 'reason' | 'notOnCrops' | 'inAnyOrder'>;

/**
 * Why two products named in a table go together or not: one reason serves many pairs. The key is
 * the reason that `namedPairs` names; the other languages have each sentence under the same key.
 */
export const pairReasons: ReadonlyMap<string, PairReason> = new Map(
  readFacts('pairReasons', {
    id: text,
    mechanism: oneOf(...MECHANISMS),
    notOnCrops: listOf(oneOf(...CROPS)),
    inAnyOrder: flag,
    reason: text,
  }).map(({ id, mechanism, notOnCrops, inAnyOrder, reason }) => [
    id,
    {
      mechanism,
      ...(notOnCrops.length > 0 && { notOnCrops }),
      ...(inAnyOrder && { inAnyOrder: true as const }),
      reason,
    },
  ]),
);

/** @throws {Error} where no row of `pairReasons` has the id */
export function pairReason(id: string): PairReason {
  const reason = pairReasons.get(id);
  if (reason === undefined) throw new Error(`pairReasons.csv: no row has the id ${id}.`);
  return reason;
}
