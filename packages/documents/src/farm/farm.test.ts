import { describe, expect, it } from 'vitest';
import { farmPlaceKind } from './FarmPlace.ts';
import { memberKind, type Member } from './Member.ts';
import { may, ROLES, type Deed } from './roles.ts';

describe('a member', () => {
  it.each(ROLES)('is written and read as %s', (role) => {
    const member: Member = { role, name: 'Sam', invite: null };
    expect(memberKind.parse(memberKind.serialise(member))).toEqual(member);
  });

  it.each([
    ['a role of a later version', { role: 'auditor', name: 'Sam', invite: null }],
    ['no role', { name: 'Sam' }],
    ['a name that is none', { role: 'owner', name: 5 }],
    ['nothing', null],
  ])('is not read from %s', (_what, fields) => {
    expect(memberKind.parse(fields)).toBeNull();
  });
});

it('reads the farm an account belongs to', () => {
  expect(farmPlaceKind.parse(farmPlaceKind.serialise({ name: 'Hill Farm' }))).toEqual({
    name: 'Hill Farm',
  });
  expect(farmPlaceKind.parse({})).toBeNull();
});

describe('what roles include', () => {
  const who = (deed: Deed) => ROLES.filter((role) => may(role, deed));
  it.each<[Deed, readonly string[]]>([
    ['plan', ['owner', 'manager', 'operator', 'adviser']],
    ['handOver', ['owner', 'manager']],
    ['fill', ['owner', 'manager', 'operator', 'contractor']],
    ['writeDown', ['owner', 'manager', 'operator']],
    ['check', ['owner', 'manager']],
    ['stock', ['owner', 'manager', 'operator']],
    ['seeMoney', ['owner', 'manager', 'adviser']],
    ['ground', ['owner', 'manager', 'operator']],
    ['season', ['owner', 'manager', 'adviser']],
    ['seeAll', ['owner', 'manager', 'operator', 'adviser']],
    ['people', ['owner', 'manager']],
    ['owners', ['owner']],
  ])('%s', (deed, expected) => {
    expect(who(deed)).toEqual(expected);
  });
});
