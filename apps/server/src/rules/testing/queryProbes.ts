import type { RulesFilter } from '../RulesRequest.ts';
import { RulesPath, type RulesValue } from '../values/RulesValue.ts';
import { mapOf } from './probeRequest.ts';

/** A query of the signed-in user `me`, with what Google's emulator says to it. */
export interface QueryProbe {
  readonly name: string;
  readonly body: string;
  readonly collection: string;
  readonly query: {
    readonly where: RulesFilter | null;
    readonly limit: number | null;
    readonly offset: number | null;
    readonly allDescendants: boolean;
  };
  readonly signedOut?: boolean;
  readonly official: boolean;
  /** Only where ours is stricter, with the reason. */
  readonly stricter?: string;
}

const field = (name: string, value: RulesValue, operator = 'EQUAL'): RulesFilter => ({
  kind: 'field',
  fieldPath: name.split('.'),
  operator,
  value,
});
const both = (...filters: RulesFilter[]): RulesFilter => ({ kind: 'and', filters });
const oneOf = (...filters: RulesFilter[]): RulesFilter => ({ kind: 'or', filters });

type More = Partial<QueryProbe['query']> &
  Pick<QueryProbe, 'signedOut' | 'stricter'> & { readonly collection?: string };

const probe = (
  name: string,
  body: string,
  where: RulesFilter | null,
  official: boolean,
  more: More = {},
): QueryProbe => {
  const { signedOut, stricter, collection = 'probe', ...query } = more;
  return {
    name,
    body,
    collection,
    query: { where, limit: null, offset: null, allDescendants: false, ...query },
    ...(signedOut === undefined ? {} : { signedOut }),
    ...(stricter === undefined ? {} : { stricter }),
    official,
  };
};

const listIf = (condition: string): string => `match /probe/{id} { allow list: if ${condition}; }`;

const isPublic = field('public', true);
const isMine = field('owner', 'me');
const isTitled = field('title', 'x');
const meRef = new RulesPath(['databases', '(default)', 'documents', 'users', 'me']);
const youRef = new RulesPath(['databases', '(default)', 'documents', 'users', 'you']);

const PUBLIC_OR_OWN = listIf(
  'resource.data.public == true || resource.data.owner == request.auth.uid',
);
const OWN_LIMITED = listIf('resource.data.owner == request.auth.uid && request.query.limit <= 50');
const OWN_NOTES = `match /users/{uid} { match /{note=**} { allow read: if request.auth.uid == uid; } }`;
const COMMENTS = 'match /{path=**}/comments/{c} { allow read; }';

/** The 18 probes of the protocol guide, section 10. */
export const guideProbes: readonly QueryProbe[] = [
  probe('public', PUBLIC_OR_OWN, isPublic, true),
  probe('own', PUBLIC_OR_OWN, isMine, true),
  probe('public and titled', PUBLIC_OR_OWN, both(isPublic, isTitled), true),
  probe('signed out, public', PUBLIC_OR_OWN, isPublic, true, { signedOut: true }),
  probe('public or own', PUBLIC_OR_OWN, oneOf(isPublic, isMine), true),
  probe('owner in a list of me', PUBLIC_OR_OWN, field('owner', ['me'], 'IN'), true),
  probe('public or titled', PUBLIC_OR_OWN, oneOf(isPublic, isTitled), false),
  probe('titled', PUBLIC_OR_OWN, isTitled, false),
  probe('no filter', PUBLIC_OR_OWN, null, false),
  probe('limit 10', OWN_LIMITED, isMine, true, { limit: 10 }),
  probe('limit 51', OWN_LIMITED, isMine, false, { limit: 51 }),
  probe('no limit', OWN_LIMITED, isMine, false),
  probe('limit, wrong owner', OWN_LIMITED, field('owner', 'you'), false, { limit: 10 }),
  probe('limit, no filter', OWN_LIMITED, null, false, { limit: 10 }),
  probe('recursive, owner', OWN_NOTES, null, true, { collection: 'users/me/notes' }),
  probe('recursive, another', OWN_NOTES, null, false, { collection: 'users/you/notes' }),
  probe('collection group', COMMENTS, null, true, { collection: 'comments', allDescendants: true }),
  probe('another collection group', COMMENTS, null, false, {
    collection: 'notes',
    allDescendants: true,
  }),
];

const int = field('n', 1n);
const float = field('n', 1);
const EITHER = 'a filter does not tell 1 from 1.0, so the stored number may be either';
const UNPINNED = 'only EQUAL, IN, IS_NULL and IS_NAN prove anything';
const TWICE = 'of a field in two filters nothing is claimed';
const mineAlone = listIf("resource.data.owner == 'me'");
const OPEN = 'the document may hold more fields than the query names';

export const queryProbes: readonly QueryProbe[] = [
  ...guideProbes,
  probe('owner in me and you', PUBLIC_OR_OWN, field('owner', ['me', 'you'], 'IN'), false),
  probe('a number', listIf('resource.data.n == 1'), float, true),
  probe('a number is a number', listIf('resource.data.n is number'), int, true),
  probe('an int', listIf('resource.data.n is int'), int, true, { stricter: EITHER }),
  probe('a float', listIf('resource.data.n is float'), float, true, { stricter: EITHER }),
  probe('a float is no int', listIf('resource.data.n is int'), float, false),
  probe('in a list', listIf('resource.data.n in [1]'), int, true, { stricter: EITHER }),
  probe('in a list of both', listIf('resource.data.n in [1, 1.0]'), int, true),
  probe('in a set', listIf('resource.data.n in [1].toSet()'), int, true),
  probe('comparison', listIf('resource.data.n > 0 && !(resource.data.n > 5)'), int, true),
  probe('range', listIf('resource.data.n > 0'), field('n', 1n, 'GREATER_THAN'), true, {
    stricter: UNPINNED,
  }),
  probe('not equal', listIf("resource.data.o != 'x'"), field('o', 'x', 'NOT_EQUAL'), true, {
    stricter: UNPINNED,
  }),
  probe(
    'array-contains',
    listIf("'x' in resource.data.t"),
    field('t', 'x', 'ARRAY_CONTAINS'),
    true,
    {
      stricter: UNPINNED,
    },
  ),
  probe('a field in two filters', mineAlone, both(isMine, field('owner', 'x', 'NOT_EQUAL')), true, {
    stricter: TWICE,
  }),
  probe(
    'a field in a list and a range',
    mineAlone,
    both(field('owner', ['me'], 'IN'), field('owner', 'a', 'GREATER_THAN')),
    true,
    { stricter: TWICE },
  ),
  probe(
    'a field in two filters, its length',
    listIf('resource.data.owner.size() == 2'),
    both(isMine, field('owner', 'x', 'NOT_EQUAL')),
    false,
  ),
  probe(
    'null and more, itself',
    listIf('resource.data.x == resource.data.x'),
    both(
      { kind: 'field', fieldPath: ['x'], operator: 'IS_NULL', value: null },
      field('x', 'a', 'GREATER_THAN'),
    ),
    false,
  ),
  probe('a field twice the same', mineAlone, both(isMine, isMine), true, { stricter: TWICE }),
  probe(
    'a field that is not another',
    listIf("resource.data.owner != 'x'"),
    both(isMine, field('owner', 'x', 'NOT_EQUAL')),
    true,
    { stricter: TWICE },
  ),
  probe(
    'a field in two filters, beside one in one',
    PUBLIC_OR_OWN,
    both(isPublic, field('n', 1n), field('n', 0n, 'GREATER_THAN')),
    true,
  ),
  probe(
    'a field in each of two ways',
    mineAlone,
    oneOf(both(isMine, isTitled), both(isMine, isPublic)),
    true,
  ),
  probe('methods of a pinned text', listIf('resource.data.owner.size() == 2'), isMine, true),
  probe('all names', listIf("resource.data.keys().hasOnly(['owner'])"), isMine, true, {
    stricter: OPEN,
  }),
  probe('a name that is there', listIf("'owner' in resource.data"), isMine, true),
  probe('a name that is not there', listIf("!('none' in resource.data)"), isMine, true, {
    stricter: OPEN,
  }),
  probe('get', listIf("resource.data.get('owner', 'x') == 'me'"), isMine, true),
  probe(
    'get with a fallback that fails',
    listIf("resource.data.get('owner', 1 / 0) == 'me'"),
    isMine,
    false,
  ),
  probe('get of another', listIf("resource.data.get('none', 'x') == 'x'"), isMine, true, {
    stricter: OPEN,
  }),
  probe('there is a resource', listIf('resource != null && resource.data is map'), isMine, true),
  probe('the id', listIf("id == 'a'"), isMine, false),
  probe('not the id', listIf("id != 'a'"), isMine, false),
  probe('the id in resource', listIf("resource.id == 'a'"), isMine, false),
  probe(
    'a reference',
    listIf('resource.data.r == /databases/$(database)/documents/users/me'),
    field('r', meRef),
    true,
  ),
  probe(
    "another's reference",
    listIf('resource.data.r == /databases/$(database)/documents/users/me'),
    field('r', youRef),
    false,
  ),
  probe('a nested field', listIf("resource.data.m.a == 'x'"), field('m.a', 'x'), true),
  probe(
    'a nested field is not the map',
    listIf("resource.data.m == {'a': 'x'}"),
    field('m.a', 'x'),
    true,
    { stricter: OPEN },
  ),
  probe(
    'a whole map',
    listIf("resource.data.m == {'a': 'x'}"),
    field('m', mapOf({ a: 'x' })),
    true,
  ),
  probe('null', listIf('resource.data.z == null'), field('z', null, 'IS_NULL'), true),
  probe(
    'two values at once',
    listIf("resource.data.owner == 'me'"),
    both(isMine, field('owner', 'you')),
    true,
    { stricter: 'no document passes, and nothing is claimed about none' },
  ),
  probe(
    'a lookup',
    listIf("resource.data.owner == 'me' && exists(/databases/$(database)/documents/probe/x)"),
    isMine,
    true,
  ),
  probe('no limit is null', listIf('request.query.limit == null'), isMine, true),
  probe('offset', listIf('request.query.offset == 2'), isMine, true, { offset: 2 }),
  probe('no offset is 0', listIf('request.query.offset == 0'), isMine, true),
  probe('the method', listIf("request.method == 'list'"), isMine, true),
  probe('the path', listIf('request.path == /databases/(default)/documents/probe'), isMine, true),
  ...(
    [
      ['/probe/{id}', false],
      ['/{p=**}/probe/{id}', true],
      ['/{p=**}', true],
      ['/{a}/{p=**}', false],
      ['/{p=**}/{x}/{id}', true],
    ] as const
  ).map(([path, official]) =>
    probe(`group over ${path}`, `match ${path} { allow read; }`, isMine, official, {
      allDescendants: true,
    }),
  ),
];
