import type { RulesFilter } from '../RulesRequest.ts';
import { METHODS, type RulesMethod } from '../syntax/RulesFile.ts';
import type { RulesTimestamp } from '../values/RulesValue.ts';
import type { AccessCase } from './AccessCase.ts';
import {
  ACTORS,
  favourite,
  hoursBefore,
  note,
  profile,
  reference,
  type Actor,
  type Fields,
} from './storedDocuments.ts';

/** One kind of document: where it stands, what a right write looks like, and who may do what. */
interface Kind {
  readonly stored: string;
  readonly fresh: string;
  readonly created: Fields;
  readonly updated: Fields;
  readonly where?: RulesFilter;
  readonly may: Readonly<Record<RulesMethod, readonly Actor[]>>;
}

const everyone = ACTORS;
const nobody: readonly Actor[] = [];
const owner: readonly Actor[] = ['me'];
const administrator: readonly Actor[] = ['boss'];

const to = (reads: readonly Actor[], writes: readonly Actor[]): Kind['may'] => ({
  get: reads,
  list: reads,
  create: writes,
  update: writes,
  delete: writes,
});

export const ownEntries = (uid: string): RulesFilter => ({
  kind: 'field',
  fieldPath: ['userId'],
  operator: 'EQUAL',
  value: reference(`users/${uid}`),
});

function kinds(now: RulesTimestamp): readonly Kind[] {
  const created = note(now);
  const updated = { ...created, createdAt: hoursBefore(now, 1) };
  const simple = (collection: string, id: string, may: Kind['may']): Kind => ({
    stored: `${collection}/${id}`,
    fresh: `${collection}/fresh`,
    created,
    updated,
    may,
  });
  return [
    {
      stored: 'users/me',
      fresh: 'users/me',
      created: profile('me', now),
      updated: profile('me', now),
      may: { ...to(owner, owner), list: nobody },
    },
    simple('users/me/products', 'a', to(owner, owner)),
    simple('users/me/mixes', 'a', to(owner, owner)),
    simple('users/me/paddocks', 'a', to(owner, owner)),
    simple('users/me/machines', 'a', to(owner, owner)),
    simple('users/me/catchTests', 'a', to(owner, owner)),
    simple('users/me/rounds', 'a', to(owner, owner)),
    simple('users/me/stock', 'a', to(owner, owner)),
    simple('users/me/codes', 'a', to(owner, owner)),
    simple('users/me/conflicts', 'a', to(owner, owner)),
    simple('users/me/farms', 'a', to(owner, owner)),
    simple('users/me/records', 'open', to(owner, owner)),
    {
      ...simple('users/me/records', 'locked', to(owner, nobody)),
      updated: { ...created, createdAt: hoursBefore(now, 72), areaHa: 5 },
      may: { ...to(owner, nobody), create: owner },
    },
    simple('users/me/tracks', 'open', to(owner, owner)),
    {
      ...simple('users/me/tracks', 'locked', to(owner, nobody)),
      updated: { ...created, createdAt: hoursBefore(now, 72) },
      may: { ...to(owner, owner), delete: nobody },
    },
    simple('users/me/elsewhere', 'a', to(nobody, nobody)),
    {
      stored: 'userproduct/me_p1',
      fresh: 'userproduct/me_p2',
      created: favourite('me', 'product/p2', now),
      updated: { ...favourite('me', 'product/p1', now), isFavourite: false },
      where: ownEntries('me'),
      may: to(owner, owner),
    },
    simple('machines', 'm1', to(everyone, administrator)),
    simple('nozzles', 'n1', to(everyone, administrator)),
    simple('product', 'p1', to(everyone, administrator)),
    simple('accounts', 'me', to(nobody, nobody)),
    {
      stored: 'ended/you',
      fresh: 'ended/me',
      created: { endedAt: now },
      updated: { endedAt: now },
      may: { get: ['you'], list: nobody, create: owner, update: ['you'], delete: nobody },
    },
  ];
}

const collectionOf = (path: string): string => path.split('/').slice(0, -1).join('/');

function cell(kind: Kind, method: RulesMethod, actor: Actor): AccessCase {
  const path =
    method === 'list' ? collectionOf(kind.stored) : method === 'create' ? kind.fresh : kind.stored;
  const fields =
    method === 'create' ? kind.created : method === 'update' ? kind.updated : undefined;
  return {
    name: `${actor ?? 'signed out'}: ${method} ${path}`,
    actor,
    method,
    path,
    ...(fields === undefined ? {} : { fields }),
    ...(method === 'list' && kind.where !== undefined ? { where: kind.where } : {}),
    allowed: kind.may[method].includes(actor),
  };
}

/** Every path x every actor x every method. */
export const accessMatrix = (now: RulesTimestamp): readonly AccessCase[] =>
  kinds(now).flatMap((kind) =>
    METHODS.flatMap((method) => ACTORS.map((actor) => cell(kind, method, actor))),
  );

/** Swaps `me` and `you`: what is stored for the one is missing for the other. */
const swapped = (text: string): string =>
  text.replace(/\b(me|you)(?=[/_]|$)/, (name) => (name === 'me' ? 'you' : 'me'));
const swappedActor = (actor: Actor): Actor =>
  actor === 'me' ? 'you' : actor === 'you' ? 'me' : actor;

/** The same reads where nothing is stored: `you` has no documents, and `me` reads none of theirs. */
export const missingOfOwn = (now: RulesTimestamp): readonly AccessCase[] =>
  kinds(now).flatMap(({ stored, may, where }) => {
    const path = swapped(stored) === stored ? `${collectionOf(stored)}/absent` : swapped(stored);
    return ACTORS.flatMap((actor): readonly AccessCase[] => [
      {
        name: `${actor ?? 'signed out'}: get ${path}, where it is missing`,
        actor,
        method: 'get',
        path,
        allowed: may.get.includes(swappedActor(actor)),
      },
      {
        name: `${actor ?? 'signed out'}: list ${collectionOf(path)} for ${stored}, where there are none`,
        actor,
        method: 'list',
        path: collectionOf(path),
        ...(where === undefined ? {} : { where: ownEntries('you') }),
        allowed: may.list.includes(swappedActor(actor)),
      },
    ]);
  });
