import type { StoredDocument } from '../storage/StoredDocument.ts';
import type { FieldPath } from '../wire/FieldPath.ts';
import { NULL, type Value } from '../wire/Value.ts';
import { ExactSum } from './exactSum.ts';
import type { Aggregation } from './readAggregations.ts';

/** The numbers among the values of a field; everything else does not count. */
interface Numbers {
  readonly count: number;
  readonly hasDouble: boolean;
  readonly integers: bigint;
  readonly total: number;
}

function numbersOf(documents: readonly StoredDocument[], field: FieldPath, root: string): Numbers {
  const sum = new ExactSum();
  let count = 0;
  let hasDouble = false;
  let integers = 0n;
  for (const document of documents) {
    const value = document.valueAt(field, root);
    if (value?.kind === 'integer') integers += value.value;
    else if (value?.kind === 'double') {
      sum.add(value.value);
      hasDouble = true;
    } else continue;
    count += 1;
  }
  // The service makes a double of all integers together before it adds them to the others.
  sum.add(Number(integers));
  return { count, hasDouble, integers, total: sum.total };
}

function aggregateOne(
  aggregation: Aggregation,
  documents: readonly StoredDocument[],
  root: string,
): Value {
  if (aggregation.kind === 'count') {
    const count = BigInt(documents.length);
    const { upTo } = aggregation;
    return { kind: 'integer', value: upTo !== null && upTo < count ? upTo : count };
  }
  const { count, hasDouble, integers, total } = numbersOf(documents, aggregation.field, root);
  if (aggregation.kind === 'average') {
    return count === 0 ? NULL : { kind: 'double', value: total / count };
  }
  // A sum of integers that leaves 64 bits goes on as a double.
  const isInteger = !hasDouble && BigInt.asIntN(64, integers) === integers;
  return isInteger ? { kind: 'integer', value: integers } : { kind: 'double', value: total };
}

/** The fields that a document must have, whatever is in them, to count for any of the figures. */
export const fieldsOf = (aggregations: readonly Aggregation[]): readonly FieldPath[] =>
  aggregations.flatMap((each) => (each.kind === 'count' ? [] : [each.field]));

/**
 * Works out the figures.
 * @param documents that have every field summed or averaged
 */
export const aggregate = (
  aggregations: readonly Aggregation[],
  documents: readonly StoredDocument[],
  root: string,
): ReadonlyMap<string, Value> =>
  new Map(aggregations.map((each) => [each.alias, aggregateOne(each, documents, root)] as const));
