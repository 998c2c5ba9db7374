import type { RulesFilter } from '../RulesRequest.ts';
import { METHODS, type RulesMethod } from '../syntax/RulesFile.ts';
import type { RulesTimestamp } from '../values/RulesValue.ts';
import type { AccessCase } from './AccessCase.ts';
import { hoursBefore, type Fields } from './storedDocuments.ts';
import {
  FARM_ACTORS,
  farmNote,
  farmOf,
  INVITE,
  idOf,
  inviteOf,
  jobOf,
  memberOf,
  questionOf,
  type FarmActor,
} from './storedFarm.ts';

type Actors = readonly FarmActor[];

/** One kind of document of a farm, and who may do what with it. */
interface FarmKind {
  /** Below the farm; the farm itself is ''. */
  readonly stored: string;
  readonly fresh: string;
  readonly created: (actor: FarmActor) => Fields;
  readonly updated: (actor: FarmActor) => Fields;
  /** What a list asks for. */
  readonly where?: (actor: FarmActor) => RulesFilter;
  readonly may: Readonly<Record<RulesMethod, Actors>>;
  /** Who may get a missing document, where more may than get a stored one: all who may make one. */
  readonly mayMiss?: Actors;
}

const nobody: Actors = [];
const runs: Actors = ['owner', 'manager'];
const works: Actors = ['owner', 'manager', 'operator'];
const plans: Actors = ['owner', 'manager', 'adviser'];
const reads: Actors = ['owner', 'manager', 'operator', 'adviser'];
const members: Actors = [...reads, 'contractor', 'otherContractor'];
const signedIn: Actors = FARM_ACTORS.filter((actor) => actor !== null);
const everybody: Actors = FARM_ACTORS;

const to = (readers: Actors, writers: Actors): FarmKind['may'] => ({
  get: readers,
  list: readers,
  create: writers,
  update: writers,
  delete: writers,
});

const isActors =
  (field: string) =>
  (actor: FarmActor): RulesFilter => ({
    kind: 'field',
    fieldPath: [field],
    operator: 'EQUAL',
    value: actor ?? 'nobody',
  });

function farmKinds(now: RulesTimestamp): readonly FarmKind[] {
  const born = hoursBefore(now, 1);
  const locked = hoursBefore(now, 72);
  const made = (actor: FarmActor): Fields => farmNote(actor, now);
  const changed = (by: string): (() => Fields) => {
    return () => ({ ...farmNote(by, born), areaHa: 5, updatedAt: now });
  };
  const simple = (collection: string, may: FarmKind['may']): FarmKind => ({
    stored: `${collection}/a`,
    fresh: `${collection}/fresh`,
    created: made,
    updated: changed('manager'),
    may,
  });
  /** The same kind, of a document made by somebody who may write only their own. */
  const madeBy = (kind: FarmKind, by: string, may: Partial<FarmKind['may']>): FarmKind => ({
    ...kind,
    stored: `${kind.stored.split('/')[0] ?? ''}/${by}s`,
    updated: changed(by),
    where: isActors('createdBy'),
    may: { ...kind.may, ...may },
  });
  const mixes = simple('mixes', { ...to(reads, plans), create: reads });
  const products = simple('products', { ...to(reads, plans), create: reads });
  /** A conflict about a document, made by somebody who may write that document. */
  const question = (
    id: string,
    by: string,
    about: readonly [string, string],
    may: Partial<FarmKind['may']>,
  ): FarmKind => ({
    ...simple('conflicts', { ...to(reads, nobody), list: members, ...may }),
    stored: `conflicts/${id}`,
    created: (actor) => questionOf(actor, now, about),
    updated: () => ({ ...questionOf(by, born, about), other: 12n, updatedAt: now }),
    where: isActors('createdBy'),
    mayMiss: members,
  });
  const records = {
    ...simple('records', { ...to(reads, runs), create: works }),
    mayMiss: members,
  };
  /** A track is written once: whoever wrote it may send it again, and nobody may change it. */
  const track = (id: string, by: string, may: Partial<FarmKind['may']>, at = born): FarmKind => ({
    ...simple('tracks', { ...to(reads, runs), create: works, ...may }),
    stored: `tracks/${id}`,
    updated: () => ({ ...farmNote(by, at), updatedAt: now }),
    where: isActors('createdBy'),
    mayMiss: members,
  });
  const member = (uid: string, next: string, may: Partial<FarmKind['may']>) => ({
    stored: `members/${uid}`,
    fresh: 'members/fresh',
    created: () => memberOf('operator', now),
    updated: () => ({ ...memberOf(next, born), updatedAt: now }),
    may: { ...to(reads, runs), create: nobody, ...may },
  });
  const job = (id: string, next: (actor: FarmActor) => Fields, may: Partial<FarmKind['may']>) => ({
    stored: `jobs/${id}`,
    fresh: 'jobs/fresh',
    created: (actor: FarmActor) => jobOf(actor, now),
    updated: (actor: FarmActor) => ({ ...jobOf('manager', born), updatedAt: now, ...next(actor) }),
    may: { get: reads, list: reads, create: runs, update: nobody, delete: nobody, ...may },
    mayMiss: members,
  });
  const takes = (actor: FarmActor): Fields => ({ state: 'taken', takenBy: actor });
  return [
    {
      stored: '',
      fresh: '',
      created: () => farmOf(['owner'], now),
      updated: () => ({ ...farmOf(['owner', 'coOwner'], born), name: 'Top Farm', updatedAt: now }),
      may: { get: members, list: nobody, create: ['owner'], update: ['owner'], delete: nobody },
      mayMiss: signedIn,
    },
    member('coOwner', 'owner', { update: ['owner'], delete: nobody }),
    member('colleague', 'adviser', {}),
    // Their own documents as members: they may leave, and not change their own role.
    member('operator', 'adviser', { delete: works }),
    member('contractor', 'operator', {
      get: [...reads, 'contractor'],
      delete: [...runs, 'contractor'],
    }),
    {
      stored: `invites/${INVITE}`,
      fresh: `invites/${idOf('another-another-another')}`,
      created: (actor) => inviteOf(actor ?? 'nobody', now),
      updated: () => ({ ...inviteOf('manager', born, 'manager'), updatedAt: now }),
      may: { get: everybody, list: runs, create: runs, update: nobody, delete: runs },
    },
    simple('paddocks', to(reads, works)),
    simple('machines', to(reads, works)),
    simple('catchTests', to(reads, works)),
    simple('codes', to(reads, works)),
    mixes,
    madeBy(mixes, 'operator', { update: reads, delete: reads }),
    products,
    madeBy(products, 'operator', { update: reads, delete: reads }),
    simple('rounds', to(reads, plans)),
    simple('favourites', to(reads, reads)),
    simple('stock', { ...to(reads, nobody), create: works }),
    question('a', 'manager', ['paddocks', 'a'], {
      create: works,
      update: ['manager'],
      delete: works,
    }),
    question('operators', 'operator', ['mixes', 'operators'], {
      create: reads,
      update: ['operator'],
      delete: reads,
    }),
    question('contractors', 'contractor', ['records', 'contractors'], {
      get: [...reads, 'contractor'],
      create: [...runs, 'contractor'],
      update: ['contractor'],
      delete: [...runs, 'contractor'],
    }),
    question('advisers', 'adviser', ['rounds', 'a'], {
      create: plans,
      update: ['adviser'],
      delete: plans,
    }),
    records,
    madeBy(records, 'operator', { list: members, update: works, delete: works }),
    {
      ...madeBy(records, 'contractor', {
        get: [...reads, 'contractor'],
        list: members,
        create: [...works, 'contractor'],
        update: [...runs, 'contractor'],
        delete: [...runs, 'contractor'],
      }),
      created: (actor) => ({ ...made(actor), jobId: 'sent' }),
    },
    {
      ...records,
      stored: 'records/checked',
      updated: () => ({
        ...farmNote('operator', born),
        jobId: 'checked',
        areaHa: 5,
        updatedAt: now,
      }),
      may: { ...records.may, update: nobody, delete: nobody },
    },
    {
      ...records,
      stored: 'records/locked',
      may: { ...records.may, update: nobody, delete: nobody },
    },
    track('a', 'manager', { list: members, update: ['manager'] }),
    track('operators', 'operator', { list: members, update: ['operator'], delete: works }),
    {
      ...track('contractors', 'contractor', {
        get: [...reads, 'contractor'],
        list: members,
        create: [...works, 'contractor'],
        update: ['contractor'],
        delete: [...runs, 'contractor'],
      }),
      created: (actor) => ({ ...made(actor), jobId: 'sent' }),
    },
    track('locked', 'operator', { list: members, update: ['operator'], delete: nobody }, locked),
    track('checked', 'operator', { list: members, update: ['operator'], delete: nobody }),
    job('planned', takes, { update: works, delete: runs }),
    {
      ...job('sent', (actor) => ({ ...takes(actor), sentTo: 'contractor' }), {
        get: [...reads, 'contractor'],
        list: members,
        update: [...works, 'contractor'],
        delete: runs,
      }),
      where: isActors('sentTo'),
    },
    job('taken', () => ({ state: 'filling', takenBy: 'operator' }), { update: ['operator'] }),
    job('filling', () => ({ state: 'sprayed', takenBy: 'operator' }), { update: ['operator'] }),
    job(
      'sprayed',
      (actor) => ({ state: 'checked', takenBy: 'operator', checkedBy: actor ?? 'nobody' }),
      { update: runs },
    ),
    job(
      'checked',
      () => ({ state: 'checked', takenBy: 'operator', checkedBy: 'manager', areaHa: 5 }),
      {},
    ),
    job('contractors', () => ({ state: 'filling', takenBy: 'contractor', sentTo: 'contractor' }), {
      get: [...reads, 'contractor'],
      update: ['contractor'],
    }),
    simple('elsewhere', to(nobody, nobody)),
  ];
}

const pathOf = (below: string, farm = 'hill'): string =>
  below === '' ? `farms/${farm}` : `farms/${farm}/${below}`;

function pathAsked({ stored, fresh }: FarmKind, method: RulesMethod): string {
  if (method !== 'create') {
    const path = pathOf(stored);
    return method === 'list' ? path.split('/').slice(0, -1).join('/') : path;
  }
  return pathOf(fresh, stored === '' ? 'new' : 'hill');
}

/** The fields of a write, or the filter of a list. */
function contentOf(
  kind: FarmKind,
  method: RulesMethod,
  actor: FarmActor,
  now: RulesTimestamp,
): Partial<AccessCase> {
  if (method === 'update') return { fields: kind.updated(actor) };
  if (method === 'list') return kind.where === undefined ? {} : { where: kind.where(actor) };
  if (method !== 'create') return {};
  // A farm is made with its first member, or not at all.
  const founder = { 'farms/new/members/owner': memberOf('owner', now) };
  return { fields: kind.created(actor), ...(kind.stored === '' ? { alsoWritten: founder } : {}) };
}

function cell(
  kind: FarmKind,
  method: RulesMethod,
  actor: FarmActor,
  now: RulesTimestamp,
): AccessCase {
  const path = pathAsked(kind, method);
  return {
    name: `${actor ?? 'signed out'}: ${method} ${method === 'list' ? kind.stored : path}`,
    actor,
    method,
    path,
    ...contentOf(kind, method, actor, now),
    allowed: kind.may[method].includes(actor),
  };
}

/** Every kind of a farm's documents x every role x every method. */
export const farmMatrix = (now: RulesTimestamp): readonly AccessCase[] =>
  farmKinds(now).flatMap((kind) =>
    METHODS.flatMap((method) => FARM_ACTORS.map((actor) => cell(kind, method, actor, now))),
  );

/**
 * The same reads where nothing is stored: of one document, and of all in a farm with members only.
 */
export const missingOfFarm = (now: RulesTimestamp): readonly AccessCase[] =>
  farmKinds(now).flatMap(({ stored, where, may, mayMiss = may.get }) => {
    const collection = stored.slice(0, Math.max(0, stored.indexOf('/')));
    // The farm `bare` has the same members: a missing one has to be somebody else.
    const isMember = collection === 'members';
    const missing =
      stored === '' ? 'farms/none' : pathOf(isMember ? 'members/absent' : stored, 'bare');
    return FARM_ACTORS.flatMap((actor): readonly AccessCase[] => [
      {
        name: `${actor ?? 'signed out'}: get ${missing}, for ${stored}, where it is missing`,
        actor,
        method: 'get',
        path: missing,
        allowed: (isMember ? reads : mayMiss).includes(actor),
      },
      {
        name: `${actor ?? 'signed out'}: list for ${stored}, where there are none`,
        actor,
        method: 'list',
        path: stored === '' ? 'farms' : pathOf(collection, 'bare'),
        ...(where === undefined ? {} : { where: where(actor) }),
        allowed: may.list.includes(actor),
      },
    ]);
  });
