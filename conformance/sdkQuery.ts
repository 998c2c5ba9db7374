import {
  and,
  Bytes,
  collection,
  collectionGroup,
  doc,
  documentId,
  endAt,
  endBefore,
  FieldPath,
  GeoPoint,
  getDocs,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  QueryCompositeFilterConstraint,
  startAfter,
  startAt,
  Timestamp,
  vector,
  where,
  type Firestore,
  type QueryFilterConstraint,
  type QueryNonFilterConstraint,
} from 'firebase/firestore/lite';
import { decodeValue } from '../apps/server/src/firestore/wire/decodeValue.ts';
import { parseFieldPath } from '../apps/server/src/firestore/wire/FieldPath.ts';
import { byKind, type Value } from '../apps/server/src/firestore/wire/Value.ts';
import { shownPaths } from '../apps/server/src/testing/DocumentClient.ts';
import type { Condition, QueryCase } from '../apps/server/src/testing/queryTable.ts';
import { placed, type WireJson } from '../apps/server/src/testing/wireValues.ts';

const ROOT = 'projects/any/databases/(default)/documents';

/** A value as an app would hand it to the client library. */
function sdkValue(firestore: Firestore, json: WireJson): unknown {
  const turn: (value: Value) => unknown = byKind<unknown>({
    null: () => null,
    boolean: ({ value }) => value,
    integer: ({ value }) => Number(value),
    double: ({ value }) => value,
    string: ({ value }) => value,
    timestamp: ({ value }) =>
      new Timestamp(Number(value / 1_000_000n), Number(value % 1_000_000n) * 1000),
    bytes: ({ value }) => Bytes.fromUint8Array(value),
    reference: ({ name }) => doc(firestore, name.slice(ROOT.length + 1)),
    geoPoint: ({ latitude, longitude }) => new GeoPoint(latitude, longitude),
    array: ({ values }) => values.map(turn),
    vector: ({ values }) => vector([...values]),
    map: ({ fields }) =>
      Object.fromEntries([...fields].map(([name, value]) => [name, turn(value)])),
  });
  return turn(decodeValue(placed(json, ROOT)));
}

const sdkField = (field: string): FieldPath =>
  field === '__name__' ? documentId() : new FieldPath(...parseFieldPath(field));

function sdkCondition(
  firestore: Firestore,
  condition: Condition,
): QueryCompositeFilterConstraint | ReturnType<typeof where> {
  const turn = (each: Condition): QueryFilterConstraint => sdkCondition(firestore, each);
  if ('and' in condition) return and(...condition.and.map(turn));
  if ('or' in condition) return or(...condition.or.map(turn));
  const [field, operator, value] = condition;
  const isListed = operator.includes('in') && operator !== 'array-contains';
  const values = isListed ? listOf(value).map((each) => sdkValue(firestore, each)) : null;
  return where(sdkField(field), operator, values ?? sdkValue(firestore, value));
}

const listOf = (value: WireJson): readonly WireJson[] =>
  (value['arrayValue'] as { values: readonly WireJson[] }).values;

/** The name of a document, in a place in the order, is an id or for groups a path. */
function sdkPlace(firestore: Firestore, wanted: QueryCase, values: readonly WireJson[]): unknown[] {
  return values.map((value, index) => {
    if (wanted.orderBy?.[index] !== '__name__') return sdkValue(firestore, value);
    const path = String(value['referenceValue']);
    return wanted.isGroup ? path : path.slice(path.lastIndexOf('/') + 1);
  });
}

function sdkPlaces(firestore: Firestore, wanted: QueryCase): QueryNonFilterConstraint[] {
  const place = (values: readonly WireJson[]): unknown[] => sdkPlace(firestore, wanted, values);
  return [
    ...(wanted.startAt ? [startAt(...place(wanted.startAt))] : []),
    ...(wanted.startAfter ? [startAfter(...place(wanted.startAfter))] : []),
    ...(wanted.endAt ? [endAt(...place(wanted.endAt))] : []),
    ...(wanted.endBefore ? [endBefore(...place(wanted.endBefore))] : []),
  ];
}

/** Asks a query of the table through the client library, and writes what it finds as the table does. */
export async function findThroughSdk(firestore: Firestore, wanted: QueryCase): Promise<string> {
  const { from, isGroup, where: condition } = wanted;
  const source = isGroup ? collectionGroup(firestore, from) : collection(firestore, from);
  const rest: QueryNonFilterConstraint[] = [
    ...(wanted.orderBy ?? []).map((order) =>
      orderBy(sdkField(order.replace(/^-/, '')), order.startsWith('-') ? 'desc' : 'asc'),
    ),
    ...sdkPlaces(firestore, wanted),
    ...(wanted.limit === undefined ? [] : [limit(wanted.limit)]),
    ...(wanted.limitToLast === undefined ? [] : [limitToLast(wanted.limitToLast)]),
  ];
  const filters = condition === undefined ? null : sdkCondition(firestore, condition);
  const built =
    filters instanceof QueryCompositeFilterConstraint
      ? query(source, filters, ...rest)
      : query(source, ...(filters === null ? [] : [filters]), ...rest);
  const { docs } = await getDocs(built);
  return shownPaths(
    wanted,
    docs.map(({ ref }) => ref.path),
  );
}
