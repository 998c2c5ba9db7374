import { ONE_OF_EACH } from './queryDocuments.ts';
import {
  bool,
  double,
  int,
  list,
  map,
  nothing,
  ref,
  text,
  time,
  vector,
  type WireJson,
} from './wireValues.ts';

/**
 * Queries and what they find, for tests over the wire: ours, and Google's emulator and client library
 * in conformance/. Values are in their wire form.
 */

export type Operator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'array-contains'
  | 'array-contains-any'
  | 'in'
  | 'not-in';

export type Condition =
  | readonly [field: string, operator: Operator, value: WireJson]
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] };

export interface QueryCase {
  readonly name: string;
  /** The path of the collection: `p` or `p/ada/c`. */
  readonly from: string;
  /** Also every other collection with that id. */
  readonly isGroup?: true;
  readonly where?: Condition;
  /** `-area` is descending. */
  readonly orderBy?: readonly string[];
  readonly startAt?: readonly WireJson[];
  readonly startAfter?: readonly WireJson[];
  readonly endAt?: readonly WireJson[];
  readonly endBefore?: readonly WireJson[];
  readonly limit?: number;
  readonly limitToLast?: number;
  /** Ids of what it finds, in order; with `isGroup` paths. */
  readonly finds: string;
  /** Google's emulator refuses it, though the service does not. */
  readonly notInEmulator?: true;
  /** Its value is beyond the numbers of JavaScript, so no app can send it. */
  readonly notInSdk?: true;
}

const allOfEach = ONE_OF_EACH.map(([id]) => id).join(' ');

/** A query on `q` with one condition on its field `v`. */
const each = (operator: Operator, name: string, value: WireJson, finds: string): QueryCase => ({
  name: `v ${operator} ${name}`,
  from: 'q',
  where: ['v', operator, value],
  finds,
});

const NUMBERS =
  'minusInfinity minusOne zero one onePointZero onePointFive twoTo53 twoTo53PlusOne largest infinity';
const withoutNull = allOfEach.replace('null ', '');
/** The ids of all documents but null, in order, without some. */
const others = (...ids: readonly string[]): string =>
  withoutNull
    .split(' ')
    .filter((id) => !ids.includes(id))
    .join(' ');

export const QUERY_CASES: readonly QueryCase[] = [
  // Order of all types, both ways; a document without the field is not in the result.
  { name: 'every type in order', from: 'q', orderBy: ['v'], finds: allOfEach },
  {
    name: 'every type in reverse, names too',
    from: 'q',
    orderBy: ['-v'],
    finds: allOfEach.split(' ').toReversed().join(' '),
  },
  { name: 'by name', from: 'n', finds: '__id7__ __id10__ a a! ü' },
  { name: 'by name, said so', from: 'p', orderBy: ['__name__'], limit: 2, finds: 'ada bea' },
  {
    name: 'by name in reverse',
    from: 'n',
    orderBy: ['-__name__'],
    finds: 'ü a! a __id10__ __id7__',
    notInEmulator: true,
  },

  // Equality: numbers by value, exactly; lists and maps whole.
  each('==', 'null', nothing, 'null'),
  each('==', 'NaN', double('NaN'), 'nan'),
  each('==', '1', int(1), 'one onePointZero'),
  each('==', '1.5', double(1.5), 'onePointFive'),
  { ...each('==', '2^53 + 1', int('9007199254740993'), 'twoTo53PlusOne'), notInSdk: true },
  each('==', '2^53', int('9007199254740992'), 'twoTo53'),
  each('==', 'false', bool(false), 'false'),
  each('==', 'a', text('a'), 'letterA'),
  each('==', 'empty text', text(''), 'empty'),
  each('==', 'a time', time('2026-01-01T00:00:00.000Z'), 'in2026'),
  each('==', 'bytes', { bytesValue: 'AAE=' }, 'bytes'),
  each('==', 'a reference', ref('p/ada'), 'reference'),
  each('==', 'a point', { geoPointValue: { latitude: 1, longitude: 2 } }, 'point'),
  each('==', 'a list', list(int(1), text('a')), 'list'),
  each('==', 'a list with null', list(int(1), text('a'), nothing), 'listLonger'),
  each('==', 'a vector', vector(1, 2), 'vector'),
  each('==', 'a map', map({ a: int(1) }), 'map'),
  each('==', 'a map in another order', map({ b: nothing, a: int(1) }), 'mapLonger'),
  each('==', 'nothing stored', text('zzz'), ''),

  // Inequality: of one type, NaN among no numbers; the result is in the order of the field.
  each('<', '1', int(1), 'minusInfinity minusOne zero'),
  each('<=', '1', double(1), 'minusInfinity minusOne zero one onePointZero'),
  each('>', '2^53', double(2 ** 53), 'twoTo53PlusOne largest infinity'),
  {
    ...each('>=', '2^53 + 1', int('9007199254740993'), 'twoTo53PlusOne largest infinity'),
    notInSdk: true,
  },
  each('>=', 'the smallest number', double('-Infinity'), NUMBERS),
  each('>', 'NaN', double('NaN'), ''),
  each('<', 'a', text('a'), 'empty'),
  each('>=', 'ü', text('ü'), 'letterU wideA grain'),
  each('>', 'false', bool(false), 'true'),
  each('<', '2026', time('2026-01-01T00:00:00Z'), 'before1970'),
  each('>', 'a reference', ref('p/ada'), 'referenceBelow'),
  each('>', 'a list', list(int(1)), 'list listLonger'),
  each('>', 'a map', map({ a: int(1) }), 'mapLonger'),
  each('>=', 'bytes', { bytesValue: 'AAE=' }, 'bytes'),

  // Exclusion: never null, never a missing field.
  each('!=', '1', int(1), others('one', 'onePointZero')),
  each('!=', 'null', nothing, withoutNull),
  each('!=', 'NaN', double('NaN'), others('nan')),
  each('not-in', '1, a', list(int(1), text('a')), others('one', 'onePointZero', 'letterA')),
  each('not-in', 'null', list(nothing, int(1)), ''),
  each('in', '1, a, null', list(int(1), text('a'), nothing), 'letterA one onePointZero'),
  each('in', 'a list', list(list(int(1), text('a')), bool(true)), 'list true'),

  // Lists: whole elements, and never a field that is no list.
  { name: 'has wet', from: 'p', where: ['tags', 'array-contains', text('wet')], finds: 'ada bea' },
  { name: 'has 7.0', from: 'p', where: ['tags', 'array-contains', double(7)], finds: 'cat' },
  {
    name: 'has wet or flat',
    from: 'p',
    where: ['tags', 'array-contains-any', list(text('wet'), text('flat'))],
    finds: 'ada bea cat',
  },

  // Several conditions.
  {
    name: 'two equalities',
    from: 'p',
    where: {
      and: [
        ['use', '==', text('crop')],
        ['area', '==', int(2)],
      ],
    },
    finds: 'cat dee',
  },
  {
    name: 'an equality and a range',
    from: 'p',
    where: {
      and: [
        ['use', '==', text('grass')],
        ['area', '>', int(0)],
      ],
    },
    finds: 'bea ada',
  },
  {
    name: 'ranges on two fields are ordered by both',
    from: 'p',
    where: {
      and: [
        ['use', '>', text('a')],
        ['area', '>', int(0)],
      ],
    },
    finds: 'bea cat dee ada',
  },
  {
    name: 'a range, ordered by another field',
    from: 'p',
    where: ['area', '>', int(0)],
    orderBy: ['-use'],
    finds: 'ada bea dee cat eve',
  },
  {
    name: 'one or another',
    from: 'p',
    where: {
      or: [
        ['use', '==', text('crop')],
        ['area', '==', int(5)],
      ],
    },
    finds: 'cat dee eve',
  },
  {
    name: 'or with a range: a document without the field is left out',
    from: 'p',
    where: {
      or: [
        ['use', '==', text('grass')],
        ['area', '>=', int(5)],
      ],
    },
    finds: 'bea ada eve',
  },
  {
    name: 'and of ors',
    from: 'p',
    where: {
      and: [
        {
          or: [
            ['use', '==', text('grass')],
            ['use', '==', text('crop')],
          ],
        },
        {
          or: [
            ['area', '==', int(1)],
            ['area', '==', int(2)],
          ],
        },
      ],
    },
    finds: 'bea cat dee',
  },
  {
    name: 'in and in',
    from: 'p',
    where: {
      and: [
        ['use', 'in', list(text('grass'), text('crop'))],
        ['area', 'in', list(int(2), int(3))],
      ],
    },
    finds: 'ada cat dee',
  },
  {
    name: 'in with array-contains',
    from: 'p',
    where: {
      and: [
        ['use', 'in', list(text('grass'), text('crop'))],
        ['tags', 'array-contains', text('flat')],
      ],
    },
    finds: 'ada cat',
  },

  // Fields below fields, and names that need quotes.
  { name: 'a field of a map', from: 'p', where: ['at.x', '>', int(0)], finds: 'ada bea' },
  { name: 'a name with a dot', from: 'p', where: ['`odd.name`', '==', int(4)], finds: 'gus' },
  { name: 'a field nobody has', from: 'p', orderBy: ['zzz'], finds: '' },

  // The name of the document as a field.
  { name: 'name ==', from: 'p', where: ['__name__', '==', ref('p/bea')], finds: 'bea' },
  { name: 'name >', from: 'p', where: ['__name__', '>', ref('p/eve')], finds: 'fay gus' },
  {
    name: 'name in',
    from: 'p',
    where: ['__name__', 'in', list(ref('p/eve'), ref('p/ada'), ref('p/zoe'))],
    finds: 'ada eve',
  },
  {
    name: 'name in, ordered by another field',
    from: 'p',
    where: ['__name__', 'in', list(ref('p/ada'), ref('p/bea'))],
    orderBy: ['area'],
    finds: 'bea ada',
  },

  // Order, limits and places in the order.
  { name: 'two orders', from: 'p', orderBy: ['use', '-area'], finds: 'eve dee cat ada bea gus' },
  { name: 'limit', from: 'p', orderBy: ['-area'], limit: 2, finds: 'eve ada' },
  { name: 'limit to last', from: 'p', orderBy: ['area'], limitToLast: 2, finds: 'ada eve' },
  { name: 'start at', from: 'p', orderBy: ['area'], startAt: [int(2)], finds: 'cat dee ada eve' },
  { name: 'start after', from: 'p', orderBy: ['area'], startAfter: [int(2)], finds: 'ada eve' },
  { name: 'end at', from: 'p', orderBy: ['area'], endAt: [int(2)], finds: 'gus bea cat dee' },
  { name: 'end before', from: 'p', orderBy: ['area'], endBefore: [int(2)], finds: 'gus bea' },
  {
    name: 'between, in reverse',
    from: 'p',
    orderBy: ['-area'],
    startAt: [int(3)],
    endBefore: [int(1)],
    finds: 'ada dee cat',
  },
  {
    name: 'start after one of two equals',
    from: 'p',
    orderBy: ['area', '__name__'],
    startAfter: [int(2), ref('p/cat')],
    finds: 'dee ada eve',
  },
  {
    name: 'start at a value of another type',
    from: 'q',
    orderBy: ['v'],
    startAt: [text('')],
    limit: 2,
    finds: 'empty letterA',
  },
  {
    name: 'limit to last between places',
    from: 'p',
    orderBy: ['area'],
    startAt: [int(1)],
    endAt: [int(3)],
    limitToLast: 2,
    finds: 'dee ada',
  },

  // Collections below documents, and groups of them.
  { name: 'below a document', from: 'p/ada/c', finds: 'one three' },
  { name: 'below nothing', from: 'p/zoe/c', finds: '' },
  {
    name: 'a group',
    from: 'c',
    isGroup: true,
    finds: 'c/one c/two p/ada/c/one p/ada/c/three p/bea/c/one p/bea/c/one/c/deep',
  },
  {
    name: 'a group with a condition',
    from: 'c',
    isGroup: true,
    where: ['n', '>=', int(2)],
    finds: 'c/two p/ada/c/three p/ada/c/one p/bea/c/one/c/deep',
  },
  {
    name: 'a group from a place on',
    from: 'c',
    isGroup: true,
    orderBy: ['__name__'],
    startAfter: [ref('p/ada/c/one')],
    finds: 'p/ada/c/three p/bea/c/one p/bea/c/one/c/deep',
  },
];
