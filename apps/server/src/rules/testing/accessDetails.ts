import type { RulesFilter } from '../RulesRequest.ts';
import type { RulesTimestamp, RulesValue } from '../values/RulesValue.ts';
import type { AccessCase } from './AccessCase.ts';
import { ownEntries } from './accessMatrix.ts';
import { mapOf } from './probeRequest.ts';
import {
  favourite,
  hoursBefore,
  note,
  profile,
  reference,
  revisedRecord,
  type Fields,
} from './storedDocuments.ts';

type Detail = readonly [name: string, fields: Fields, allowed: boolean];

const asMe = (
  method: 'create' | 'update',
  path: string,
  details: readonly Detail[],
): readonly AccessCase[] =>
  details.map(([name, fields, allowed]) => ({
    name: `${method} ${path}: ${name}`,
    actor: 'me',
    method,
    path,
    fields,
    allowed,
  }));

const without = (fields: Fields, left: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== left));

function profileDetails(now: RulesTimestamp): readonly AccessCase[] {
  const whole = profile('me', now);
  const machine = (entry: Fields): Fields => ({ ...whole, userMachines: [mapOf(entry)] });
  const entry = {
    boomConfig: '12 m',
    machine: reference('machines/m1'),
    nozzles: [reference('nozzles/n1')],
  };
  const nozzles = (count: number): readonly RulesValue[] =>
    Array.from({ length: count }, (_, index) => reference(`nozzles/n${index}`));
  return asMe('update', 'users/me', [
    ['whole', whole, true],
    ['only what it must hold', { id: 'me', createdAt: now, updatedAt: now }, true],
    ['without an id', without(whole, 'id'), false],
    ["another one's id", { ...whole, id: 'you' }, false],
    ['a field nobody knows', { ...whole, admin: true }, false],
    ['a name not set', { ...whole, name: null }, true],
    ['a name of 200', { ...whole, name: 'n'.repeat(200) }, true],
    ['a name of 201', { ...whole, name: 'n'.repeat(201) }, false],
    ['a name that is a number', { ...whole, name: 5n }, false],
    ['an e-mail of 321', { ...whole, email: 'e'.repeat(321) }, false],
    ['a region of 101', { ...whole, region: 'r'.repeat(101) }, false],
    ['no machine', { ...whole, userMachines: [] }, true],
    ['machines that are no list', { ...whole, userMachines: mapOf({}) }, false],
    ['two machines', { ...whole, userMachines: [mapOf(entry), mapOf(entry)] }, false],
    ['a machine that is a text', { ...whole, userMachines: ['m1'] }, false],
    [
      'a machine of another collection',
      machine({ ...entry, machine: reference('nozzles/n1') }),
      false,
    ],
    ['a machine further down', machine({ ...entry, machine: reference('machines/m1/x/y') }), false],
    ['a machine as a text', machine({ ...entry, machine: 'machines/m1' }), false],
    ['eight nozzles', machine({ ...entry, nozzles: nozzles(8) }), true],
    ['nine nozzles', machine({ ...entry, nozzles: nozzles(9) }), false],
    ['a nozzle not set', machine({ ...entry, nozzles: [...nozzles(7), null] }), false],
    ['a machine with a field more', machine({ ...entry, x: 1n }), false],
    ['a machine without nozzles', machine(without(entry, 'nozzles')), false],
    ['no createdAt', without(whole, 'createdAt'), false],
    ['no updatedAt', without(whole, 'updatedAt'), false],
    ["the device's own updatedAt", { ...whole, updatedAt: hoursBefore(now, 1) }, false],
  ]);
}

function noteDetails(now: RulesTimestamp): readonly AccessCase[] {
  const whole = note(now);
  const many = (count: number): Fields =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, 1n]));
  const kinds = [
    ...['products', 'mixes', 'paddocks', 'machines', 'catchTests', 'rounds', 'stock', 'codes'],
    ...['conflicts', 'records', 'tracks'],
  ];
  return kinds.flatMap((collection) =>
    asMe('create', `users/me/${collection}/b`, [
      ['no name', without(whole, 'name'), true],
      ['a name not set', { ...whole, name: null }, true],
      ['a name of 301', { ...whole, name: 'n'.repeat(301) }, false],
      ['a hundred fields', { ...whole, ...many(96) }, true],
      ['a hundred and one', { ...whole, ...many(97) }, false],
      ["the device's own updatedAt", { ...whole, updatedAt: hoursBefore(now, 1) }, false],
      ['createdAt as a text', { ...whole, createdAt: '2026-11-21' }, false],
      ["the device's own createdAt", { ...whole, createdAt: hoursBefore(now, 1) }, false],
      ['a createdAt of ten years ahead', { ...whole, createdAt: hoursBefore(now, -87_600) }, false],
    ]),
  );
}

/** Later fields: a saved mix names its paddock, and a paddock keeps its earlier names. */
function groundDetails(now: RulesTimestamp): readonly AccessCase[] {
  const whole = note(now);
  return [
    ...asMe('create', 'users/me/mixes/b', [
      [
        'for a paddock',
        { ...whole, paddock: mapOf({ id: 'hill', name: 'Hill', landUse: null }) },
        true,
      ],
      ['for no paddock', { ...whole, paddock: null }, true],
    ]),
    ...asMe('update', 'users/me/paddocks/a', [
      [
        'renamed and deleted',
        {
          ...whole,
          createdAt: hoursBefore(now, 1),
          name: 'Hill north',
          earlierNames: ['Hill'],
          retired: true,
        },
        true,
      ],
    ]),
  ];
}

/** A stock entry or a track is never changed; the same one may be sent again. */
function stockDetails(now: RulesTimestamp): readonly AccessCase[] {
  const same = { ...note(now), createdAt: hoursBefore(now, 1) };
  const cases = (path: string) =>
    asMe('update', path, [
      ['the same line again', same, true],
      ['another figure', { ...same, areaHa: 5 }, false],
      ['a field more', { ...same, x: 1n }, false],
      ['a field less', without(same, 'areaHa'), false],
      ['another beginning', { ...same, createdAt: hoursBefore(now, 2) }, false],
    ]);
  return ['users/me/stock/a', 'users/me/tracks/open'].flatMap(cases);
}

function favouriteDetails(now: RulesTimestamp): readonly AccessCase[] {
  const whole = favourite('me', 'product/p2', now);
  return [
    ...asMe('create', 'userproduct/me_p2', [
      ["the owner's own product", { ...whole, productId: reference('users/me/products/p2') }, true],
      ["another one's product", { ...whole, productId: reference('users/you/products/p2') }, false],
      ['another product than the id says', { ...whole, productId: reference('product/p1') }, false],
      ['of another user', { ...whole, userId: reference('users/you') }, false],
      ['the user as a text', { ...whole, userId: 'users/me' }, false],
      ['not a bool', { ...whole, isFavourite: 'yes' }, false],
      ['a field more', { ...whole, name: 'x' }, false],
    ]),
    ...asMe('create', 'userproduct/you_p2', [["under another one's id", whole, false]]),
    ...asMe('create', 'userproduct/me', [['an id without a product', whole, false]]),
    ...asMe('create', 'userproduct/meme_p2', [['an id that begins alike', whole, false]]),
  ];
}

function recordDetails(now: RulesTimestamp): readonly AccessCase[] {
  const born = hoursBefore(now, 72);
  const locked = { ...note(born), updatedAt: now };
  const previous = { areaHa: 4.5, updatedAt: born };
  const edit = (changed: Fields, before: Fields, entry: Fields = {}): Fields => ({
    ...locked,
    ...changed,
    revisions: [mapOf({ reason: 'Wrong block', at: born, previous: mapOf(before), ...entry })],
  });
  const larger = { areaHa: 5.5 };
  return [
    ...asMe('update', 'users/me/records/open', [
      ['another createdAt', { ...note(now), createdAt: hoursBefore(now, 2) }, false],
      [
        'a revision before it is locked',
        { ...edit(larger, previous), createdAt: hoursBefore(now, 1) },
        false,
      ],
    ]),
    ...asMe('create', 'users/me/records/b', [
      ['no revisions yet', { ...note(now), revisions: [] }, true],
      ['born with a revision', { ...note(now), revisions: ['x'] }, false],
    ]),
    ...asMe('update', 'users/me/records/locked', [
      ['value, reason and time kept', edit(larger, previous), true],
      ['more kept than changed', edit(larger, { ...previous, name: 'North block' }), true],
      ['a field added', edit({ wind: 3n }, { updatedAt: born }), true],
      ['a field removed', without(edit({}, { ...previous }), 'areaHa'), true],
      ['a field removed and not kept', without(edit({}, { updatedAt: born }), 'areaHa'), false],
      ['without a revision', { ...locked, ...larger }, false],
      ['old value missing', edit(larger, { updatedAt: born }), false],
      ['old value wrong', edit(larger, { ...previous, areaHa: 4 }), false],
      ['old time missing', edit(larger, { areaHa: 4.5 }), false],
      ['old time wrong', edit(larger, { ...previous, updatedAt: now }), false],
      ['a value that never was', edit(larger, { ...previous, wind: 1n }), false],
      ['no reason', edit(larger, previous, { reason: '' }), false],
      ['a blank reason', edit(larger, previous, { reason: '   ' }), false],
      ['a reason of 1001', edit(larger, previous, { reason: 'r'.repeat(1001) }), false],
      ['a reason that is no text', edit(larger, previous, { reason: 1n }), false],
      ['no time of the edit', edit(larger, previous, { at: null }), false],
      ['a field more in the revision', edit(larger, previous, { by: 'me' }), false],
      ['another createdAt', { ...edit(larger, previous), createdAt: now }, false],
      ["the device's own updatedAt", { ...edit(larger, previous), updatedAt: born }, false],
      ['two revisions at once', { ...locked, ...larger, revisions: [mapOf({}), mapOf({})] }, false],
    ]),
    ...endings(now),
  ];
}

/** The end of an account on a hosted project: the tokens of these cases are from one. */
function endings(now: RulesTimestamp): readonly AccessCase[] {
  const deleting = {
    actor: 'me',
    method: 'delete',
    path: 'users/me/records/locked',
  } as const;
  const ending = { 'ended/me': { endedAt: now } };
  return [
    {
      ...deleting,
      name: 'a locked record goes with an account that ends',
      alsoDeleted: ['users/me'],
      alsoWritten: ending,
      allowed: true,
    },
    {
      ...deleting,
      name: 'a locked record does not go with the profile alone',
      alsoDeleted: ['users/me'],
      allowed: false,
    },
    {
      ...deleting,
      name: 'a locked record does not go while the profile is there',
      alsoWritten: ending,
      allowed: false,
    },
    ...asMe('create', 'ended/me', [
      ['a time of its own', { endedAt: hoursBefore(now, 1) }, false],
      ['another field', { endedAt: now, by: 'me' }, false],
    ]),
    {
      name: 'no record is made in an account that ends',
      actor: 'me',
      method: 'create',
      path: 'users/me/records/fresh',
      fields: note(now),
      alsoWritten: ending,
      allowed: false,
    },
  ];
}

function secondEdits(now: RulesTimestamp): readonly AccessCase[] {
  const [born, edited] = [hoursBefore(now, 72), hoursBefore(now, 1)];
  const before = revisedRecord(born, edited);
  const first = (before['revisions'] as readonly RulesValue[])[0] ?? null;
  const second = mapOf({
    reason: 'Measured again',
    at: edited,
    previous: mapOf({ areaHa: 5, updatedAt: edited }),
  });
  const edit = { ...before, areaHa: 6, updatedAt: now };
  return asMe('update', 'users/me/records/revised', [
    ['a second revision', { ...edit, revisions: [first, second] }, true],
    ['the first one dropped', { ...edit, revisions: [second] }, false],
    ['the order turned', { ...edit, revisions: [second, first] }, false],
    ['the first one changed', { ...edit, revisions: [second, second] }, false],
    ['no revision at all', { ...without(edit, 'revisions') }, false],
    ['the list replaced by a text', { ...edit, revisions: 'none' }, false],
  ]);
}

function queries(): readonly AccessCase[] {
  const list = (
    name: string,
    path: string,
    allowed: boolean,
    more: Partial<AccessCase> = {},
  ): AccessCase => ({ name, actor: 'me', method: 'list', path, allowed, ...more });
  const isFavourite: RulesFilter = {
    kind: 'field',
    fieldPath: ['isFavourite'],
    operator: 'EQUAL',
    value: true,
  };
  const group = { allDescendants: true };
  return [
    list('entries without a filter', 'userproduct', false),
    list("another one's entries", 'userproduct', false, { where: ownEntries('you') }),
    list('entries by another field', 'userproduct', false, { where: isFavourite }),
    list('own favourites', 'userproduct', true, {
      where: { kind: 'and', filters: [isFavourite, ownEntries('me')] },
    }),
    list("own or another one's", 'userproduct', false, {
      where: { kind: 'or', filters: [ownEntries('me'), ownEntries('you')] },
    }),
    list('own or favourite', 'userproduct', false, {
      where: { kind: 'or', filters: [ownEntries('me'), isFavourite] },
    }),
    ...[
      'records',
      'tracks',
      'mixes',
      'products',
      'paddocks',
      'catchTests',
      'rounds',
      'stock',
      'codes',
      'conflicts',
      'users',
      'userproduct',
      'machines',
    ].map((id) => list(`all collections called ${id}`, id, false, group)),
    list('all own entries at any depth', 'userproduct', false, {
      ...group,
      where: ownEntries('me'),
    }),
    list("another one's mixes", 'users/you/mixes', false),
  ];
}

function places(now: RulesTimestamp): readonly AccessCase[] {
  const create = (path: string): AccessCase => ({
    name: `create ${path}`,
    actor: 'me',
    method: 'create',
    path,
    fields: note(now),
    allowed: false,
  });
  return [
    'users/ME/mixes/a',
    'users/me /mixes/a',
    'users/%6De/mixes/a',
    'users/mе/mixes/a',
    'Users/me/mixes/a',
    'users/me/mixes/a/b/c',
    'users/me/Mixes/a',
    'users/you/mixes/a',
    'elsewhere/users/me/mixes',
    'product/p1/users/me',
    'machines/m1/mixes/a',
  ].map(create);
}

/** What the matrix has no room for: shapes, sizes, records after the lock, queries, odd paths. */
export const accessDetails = (now: RulesTimestamp): readonly AccessCase[] => [
  ...profileDetails(now),
  ...noteDetails(now),
  ...groundDetails(now),
  ...stockDetails(now),
  ...favouriteDetails(now),
  ...recordDetails(now),
  ...secondEdits(now),
  ...queries(),
  ...places(now),
];
