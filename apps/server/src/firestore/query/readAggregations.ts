import { invalid } from '../RequestError.ts';
import { readInt64 } from '../wire/decodeValue.ts';
import { isDocumentId, type FieldPath } from '../wire/FieldPath.ts';
import { readList, readMembers, readText } from '../wire/readMembers.ts';
import { readField } from './readFilter.ts';

/** One figure over the documents a query finds. */
export type Aggregation =
  | { readonly kind: 'count'; readonly alias: string; readonly upTo: bigint | null }
  | { readonly kind: 'sum' | 'average'; readonly alias: string; readonly field: FieldPath };

const MOST = 5;

/**
 * Reads the figures that are asked for. One without a name of its own is called `field_1`, ...
 * @throws RequestError when there is none, too many, or a name twice.
 */
export function readAggregations(json: unknown): readonly Aggregation[] {
  const list = readList(json);
  if (list.length === 0) throw invalid('Aggregations can not be empty.');
  if (list.length > MOST) throw invalid(`The maximum number of aggregations is ${MOST}.`);
  let unnamed = 0;
  const aggregations = list.map((each) => {
    const members = readMembers(each, ['alias', 'count', 'sum', 'avg']);
    const alias = readText(members.alias);
    return readAggregation(members, alias === '' ? `field_${(unnamed += 1)}` : alias);
  });
  const aliases = aggregations.map(({ alias }) => alias);
  const twice = aliases.find((alias, index) => aliases.indexOf(alias) !== index);
  if (twice !== undefined) {
    throw invalid(`Aggregation aliases contain duplicate alias: ${twice}.`);
  }
  return aggregations;
}

function readAggregation(
  { count, sum, avg }: { count?: unknown; sum?: unknown; avg?: unknown },
  alias: string,
): Aggregation {
  if (/^__.*__$/s.test(alias)) throw invalid(`The property.name "${alias}" is reserved.`);
  const given = [count, sum, avg].filter((each) => each !== undefined);
  if (given.length === 0) throw invalid('Operator field in Aggregation is not set.');
  if (given.length > 1) throw invalid("Payload isn't valid for request: one operator each.");
  if (count !== undefined) return { kind: 'count', alias, upTo: readUpTo(count) };
  const { field } = readMembers(sum ?? avg, ['field']);
  const path = readField(field);
  if (isDocumentId(path)) {
    throw invalid('Aggregations are not supported for the property: __key__');
  }
  return { kind: sum === undefined ? 'average' : 'sum', alias, field: path };
}

function readUpTo(json: unknown): bigint | null {
  const { upTo } = readMembers(json, ['upTo']);
  if (upTo === undefined) return null;
  const wrapped = typeof upTo === 'object' ? readMembers(upTo, ['value']).value : upTo;
  const most = readInt64(wrapped ?? 0);
  if (most >= 0n) return most;
  throw invalid('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.');
}
