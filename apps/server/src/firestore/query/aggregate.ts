import type { StoredDocument } from '../storage/StoredDocument.ts';
import type { FieldPath } from '../wire/FieldPath.ts';
import { NULL, type Value } from '../wire/Value.ts';
import type { Aggregation } from './readAggregations.ts';

/**
 * Sums without losing small terms beside large ones: what each addition rounds off is kept apart
 * (Neumaier's variant of Kahan's sum).
 */
class DoubleSum {
  #sum = 0;
  #lost = 0;

  add(term: number): void {
    const sum = this.#sum + term;
    this.#lost +=
      Math.abs(this.#sum) >= Math.abs(term) ? this.#sum - sum + term : term - sum + this.#sum;
    this.#sum = sum;
  }

  get total(): number {
    // Infinity less Infinity among the lost parts must not turn a sum of Infinity into NaN.
    return Number.isFinite(this.#sum) ? this.#sum + this.#lost : this.#sum;
  }
}

/** The numbers among the values of a field; everything else does not count. */
interface Numbers {
  readonly count: number;
  readonly hasDouble: boolean;
  readonly integers: bigint;
  readonly total: number;
}

function numbersOf(documents: readonly StoredDocument[], field: FieldPath, root: string): Numbers {
  const doubles = new DoubleSum();
  let count = 0;
  let hasDouble = false;
  let integers = 0n;
  for (const document of documents) {
    const value = document.valueAt(field, root);
    if (value?.kind === 'integer') integers += value.value;
    else if (value?.kind === 'double') {
      doubles.add(value.value);
      hasDouble = true;
    } else continue;
    count += 1;
  }
  doubles.add(Number(integers));
  return { count, hasDouble, integers, total: doubles.total };
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

/**
 * Works out the figures. A document that lacks a field summed or averaged counts for none of them, as
 * in the official service.
 */
export function aggregate(
  aggregations: readonly Aggregation[],
  found: readonly StoredDocument[],
  root: string,
): ReadonlyMap<string, Value> {
  const fields = aggregations.flatMap((each) => (each.kind === 'count' ? [] : [each.field]));
  const documents = found.filter((document) =>
    fields.every((field) => document.valueAt(field, root) !== undefined),
  );
  return new Map(
    aggregations.map((each) => [each.alias, aggregateOne(each, documents, root)] as const),
  );
}
