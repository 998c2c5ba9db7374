import type { RulesTimestamp } from '../values/RulesValue.ts';
import type { AccessCase } from './AccessCase.ts';
import { hoursBefore, type Fields } from './storedDocuments.ts';
import { farmEnds } from './farmEnds.ts';
import { belowFarm as below, farmWrite as write, type Also } from './farmWrite.ts';
import { bookOfFarm } from './bookOfFarm.ts';
import { questionsOfFarm } from './questionsOfFarm.ts';
import { jobSteps } from './jobSteps.ts';
import {
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
    join('with leave to choose a PIN', false, { member: { choosesPinAt: now } }),
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

/** How the owners of a farm may change one another, and that one is always left. */
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
    set('one struck who keeps the role', 'owner', ['owner'], {}, false),
    set(
      'one struck and one named in one commit',
      'owner',
      ['owner', 'manager'],
      {
        alsoWritten: {
          [below('members/manager')]: member('owner'),
          [below('members/coOwner')]: member('adviser'),
        },
      },
      true,
    ),
    set('a name of the farm, all staying', 'owner', both, {}, true),
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
    ...(
      [
        ['by their own account', 'operator', now, true],
        ['by the owner', 'owner', now, false],
        ['by a manager', 'manager', now, false],
        ['at another time', 'operator', born, false],
        ['as a text', 'operator', 'now', false],
        ['said anew to be nothing', 'manager', null, true],
      ] as const
    ).map(([name, actor, choosesPinAt, allowed]) =>
      write(
        `leave to choose a PIN: ${name}`,
        actor,
        'update',
        below('members/operator'),
        { ...member('operator'), choosesPinAt },
        allowed,
      ),
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

/** What the matrix of a farm has no room for. */
export const farmDetails = (now: RulesTimestamp): readonly AccessCase[] => [
  ...joining(now),
  ...inviting(now),
  ...owning(now),
  ...bookOfFarm(now),
  ...questionsOfFarm(now),
  ...farmEnds(now),
  ...jobSteps(now),
];
