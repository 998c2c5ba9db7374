import type { RulesTimestamp } from '../values/RulesValue.ts';
import type { AccessCase } from './AccessCase.ts';
import { hoursBefore, note, type Fields } from './storedDocuments.ts';
import { belowFarm as below, farmWrite as write, type Also } from './farmWrite.ts';
import { jobSteps } from './jobSteps.ts';
import {
  farmNote,
  farmOf,
  idOf,
  INVITE,
  inviteOf,
  LEFT_SECRET,
  memberOf,
  OLD_SECRET,
  SECRET,
  USED_SECRET,
  type FarmActor,
} from './storedFarm.ts';

/** Joining is one commit: the member, and the invite that is used up. */
function joining(now: RulesTimestamp): readonly AccessCase[] {
  const born = hoursBefore(now, 1);
  const join = (
    name: string,
    allowed: boolean,
    more: {
      readonly actor?: FarmActor;
      readonly as?: string;
      readonly secret?: string;
      readonly sent?: string;
      readonly born?: RulesTimestamp;
      readonly by?: string;
      readonly member?: Fields;
      readonly invite?: Fields;
    } = {},
  ): AccessCase => {
    const { actor = 'stranger', secret = SECRET } = more;
    const as = more.as ?? actor ?? 'nobody';
    const id = idOf(secret);
    const used = {
      ...inviteOf(more.by ?? 'manager', more.born ?? born),
      usedBy: as,
      usedAt: now,
      secret: more.sent ?? secret,
      updatedAt: now,
      ...more.invite,
    };
    const member = { ...memberOf('operator', now), invite: id, ...more.member };
    return write(`joining: ${name}`, actor, 'create', below(`members/${as}`), member, allowed, {
      alsoWritten: { [below(`invites/${id}`)]: used },
    });
  };
  const alone = { ...memberOf('operator', now), invite: INVITE };
  const usedAlone = {
    ...inviteOf('manager', born),
    usedBy: 'stranger',
    usedAt: now,
    secret: SECRET,
    updatedAt: now,
  };
  return [
    join('with the link', true),
    join('again after having been removed, with a new link', true, { actor: 'removed' }),
    join('a member of another farm', true, { actor: 'neighbour' }),
    join('signed out', false, { actor: null, as: 'stranger' }),
    join('somebody else in', false, { as: 'friend' }),
    join('with a larger role', false, { member: { role: 'manager' } }),
    join('as an owner', false, { member: { role: 'owner' } }),
    join('with the role of the invite changed', false, {
      member: { role: 'manager' },
      invite: { role: 'manager' },
    }),
    join('knowing the id and not the secret', false, { sent: idOf(SECRET) }),
    join('with another secret', false, { sent: OLD_SECRET }),
    join('with a secret that is too short', false, { secret: 'short' }),
    join('after 72 hours', false, { secret: OLD_SECRET, born: hoursBefore(now, 73) }),
    join('a second time', false, { secret: USED_SECRET, invite: { usedBy: 'stranger' } }),
    join('by the link of somebody who was removed', false, { secret: LEFT_SECRET, by: 'removed' }),
    join('by an invite that was ended', false, { secret: 'ended-ended-ended-ended' }),
    join('with a time of its own', false, { member: { createdAt: born } }),
    join('with the invite used at another time', false, { invite: { usedAt: born } }),
    join('with a field more', false, { member: { admin: true } }),
    write(
      'joining: a member who would be another',
      'adviser',
      'update',
      below('members/adviser'),
      {
        ...alone,
        createdAt: born,
      },
      false,
      { alsoWritten: { [below(`invites/${INVITE}`)]: { ...usedAlone, usedBy: 'adviser' } } },
    ),
    write(
      'joining: without using the invite',
      'stranger',
      'create',
      below('members/stranger'),
      alone,
      false,
    ),
    write(
      'joining: using the invite alone',
      'stranger',
      'update',
      below(`invites/${INVITE}`),
      usedAlone,
      false,
    ),
  ];
}

function inviting(now: RulesTimestamp): readonly AccessCase[] {
  const path = below(`invites/${idOf('another-another-another')}`);
  const as = (name: string, actor: FarmActor, invite: Fields, allowed: boolean, at = path) =>
    write(`inviting: ${name}`, actor, 'create', at, invite, allowed);
  const whole = inviteOf('manager', now);
  return [
    as('a manager, by a manager', 'manager', inviteOf('manager', now, 'manager'), true),
    as('an owner, by a manager', 'manager', inviteOf('manager', now, 'owner'), false),
    as('an owner, by an owner', 'owner', inviteOf('owner', now, 'owner'), false),
    as('a role nobody has', 'owner', inviteOf('owner', now, 'boss'), false),
    as('in the name of another', 'manager', inviteOf('owner', now), false),
    as('used already', 'manager', { ...whole, usedBy: 'friend' }, false),
    as('that ends later', 'manager', { ...whole, createdAt: hoursBefore(now, -72) }, false),
    as('under a readable id', 'manager', whole, false, below('invites/easy')),
    as('with a field more', 'manager', { ...whole, endsAt: now }, false),
  ];
}

/** What the owners of a farm may do with each other, and what is left of it at least. */
function owning(now: RulesTimestamp): readonly AccessCase[] {
  const born = hoursBefore(now, 1);
  const farm = (owners: readonly string[]): Fields => ({ ...farmOf(owners, born), updatedAt: now });
  const member = (role: string): Fields => ({ ...memberOf(role, born), updatedAt: now });
  const set = (
    name: string,
    actor: FarmActor,
    owners: readonly string[],
    also: Also,
    allowed: boolean,
  ): AccessCase =>
    write(`owners: ${name}`, actor, 'update', 'farms/hill', farm(owners), allowed, also);
  const named = (uid: string, role: string): Also => ({
    alsoWritten: { [below(`members/${uid}`)]: member(role) },
  });
  const gone = (...uids: readonly string[]): Also => ({
    alsoDeleted: uids.map((uid) => below(`members/${uid}`)),
  });
  const both = ['owner', 'coOwner'];
  return [
    set('one more', 'owner', [...both, 'manager'], named('manager', 'owner'), true),
    set(
      'one more, by a manager',
      'manager',
      [...both, 'manager'],
      named('manager', 'owner'),
      false,
    ),
    set('one named who is none', 'owner', [...both, 'stranger'], {}, false),
    set('one becomes a manager', 'owner', ['owner'], named('coOwner', 'manager'), true),
    set('one leaves', 'owner', ['coOwner'], gone('owner'), true),
    set('one removes the other', 'owner', ['owner'], gone('coOwner'), true),
    set('the last leaves', 'owner', [], gone('owner', 'coOwner'), false),
    set('the last is none any more', 'owner', ['coOwner'], gone('owner', 'coOwner'), false),
    set('none named', 'owner', [], {}, false),
    set('seven', 'owner', [...both, 'a', 'b', 'c', 'd', 'e'], {}, false),
    write(
      'owners: a role without the farm',
      'owner',
      'update',
      below('members/manager'),
      member('owner'),
      false,
    ),
    write(
      'owners: out of the role without the farm',
      'owner',
      'update',
      below('members/coOwner'),
      member('manager'),
      false,
    ),
    write(
      'owners: a role nobody has',
      'owner',
      'update',
      below('members/manager'),
      member('boss'),
      false,
    ),
    write(
      'their own name',
      'operator',
      'update',
      below('members/operator'),
      { ...member('operator'), name: 'Sam P.' },
      true,
    ),
    {
      name: 'owners: removed without the farm',
      actor: 'owner',
      method: 'delete',
      path: below('members/coOwner'),
      allowed: false,
    },
    write(
      'a farm without a name',
      'owner',
      'update',
      'farms/hill',
      { ...farm(both), name: '  ' },
      false,
    ),
    write(
      'a farm made for somebody else',
      'stranger',
      'create',
      'farms/new',
      farmOf(['owner'], now),
      false,
      {
        alsoWritten: { 'farms/new/members/owner': memberOf('owner', now) },
      },
    ),
    write(
      'a farm made without its first member',
      'owner',
      'create',
      'farms/new',
      farmOf(['owner'], now),
      false,
    ),
    write(
      'a first member of a farm that is there',
      'stranger',
      'create',
      below('members/stranger'),
      memberOf('owner', now),
      false,
    ),
  ];
}

function givenRecords(now: RulesTimestamp): readonly AccessCase[] {
  const locked = hoursBefore(now, 72);
  const given = { ...note(locked), createdBy: 'owner', updatedAt: now };
  const give = (name: string, actor: FarmActor, fields: Fields, allowed: boolean, id = 'given') =>
    write(`a record ${name}`, actor, 'create', below(`records/${id}`), fields, allowed);
  return [
    give('given as it is', 'owner', given, true),
    give('given with another figure', 'owner', { ...given, areaHa: 5 }, false),
    give('given without a field', 'owner', { ...given, areaHa: null }, false),
    give('given under another id', 'owner', given, false, 'other'),
    give("given that is another one's", 'manager', { ...given, createdBy: 'manager' }, false),
    give('made in the name of another', 'operator', farmNote('owner', now), false),
    give(
      'of a job sent to another',
      'otherContractor',
      { ...farmNote('otherContractor', now), jobId: 'sent' },
      false,
      'x',
    ),
    give(
      'of a job nobody was sent',
      'contractor',
      { ...farmNote('contractor', now), jobId: 'planned' },
      false,
      'x',
    ),
    give('of no job', 'contractor', farmNote('contractor', now), false, 'x'),
    ...(['contractor', 'operator'] as const).map((actor) =>
      write(
        `a record of one job that becomes one of another, by its ${actor}`,
        actor,
        'update',
        below(`records/${actor}s`),
        { ...farmNote(actor, hoursBefore(now, 1)), jobId: 'other', updatedAt: now },
        actor === 'operator',
      ),
    ),
    write(
      'a record that changes hands',
      'owner',
      'update',
      below('records/a'),
      { ...farmNote('owner', hoursBefore(now, 1)), updatedAt: now },
      false,
    ),
  ];
}

/** A line of the shed's book is never changed; whoever wrote it may send it again. */
function stockOfFarm(now: RulesTimestamp): readonly AccessCase[] {
  const same = { ...farmNote('manager', hoursBefore(now, 1)), updatedAt: now };
  const send = (name: string, actor: FarmActor, fields: Fields, allowed: boolean) =>
    write(`a line of the shed ${name}`, actor, 'update', below('stock/a'), fields, allowed);
  return [
    send('sent again', 'manager', same, true),
    send('sent again by another', 'operator', same, false),
    send('with another figure', 'manager', { ...same, areaHa: 5 }, false),
  ];
}

/** A track is never changed, stands beside no record of another, and has the time it was sent or given with. */
function tracksOfFarm(now: RulesTimestamp): readonly AccessCase[] {
  const same = { ...farmNote('operator', hoursBefore(now, 1)), updatedAt: now };
  const given = { ...farmNote('operator', hoursBefore(now, 72)), updatedAt: now };
  const fresh = farmNote('operator', now);
  const put = (
    name: string,
    method: 'create' | 'update',
    id: string,
    fields: Fields,
    allowed: boolean,
  ) => write(`a track ${name}`, 'operator', method, below(`tracks/${id}`), fields, allowed);
  return [
    put('with another figure', 'update', 'operators', { ...same, areaHa: 5 }, false),
    put('that was given with its time', 'create', 'given', given, true),
    put('that was given with more', 'create', 'given', { ...given, areaHa: 5 }, false),
    put('of yesterday that nobody had', 'create', 'b', given, false),
    put('of tomorrow', 'create', 'b', { ...fresh, createdAt: hoursBefore(now, -24) }, false),
    put("in another one's name", 'create', 'b', { ...fresh, createdBy: 'manager' }, false),
    put('beside a record of their own', 'create', 'untracked', fresh, true),
    put("beside another one's record", 'create', 'managersUntracked', fresh, false),
  ];
}

/** What the matrix of a farm has no room for. */
export const farmDetails = (now: RulesTimestamp): readonly AccessCase[] => [
  ...joining(now),
  ...inviting(now),
  ...owning(now),
  ...givenRecords(now),
  ...stockOfFarm(now),
  ...tracksOfFarm(now),
  ...jobSteps(now),
];
