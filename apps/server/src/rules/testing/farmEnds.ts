import type { RulesTimestamp } from '../values/RulesValue.ts';
import type { AccessCase } from './AccessCase.ts';
import { farmWrite } from './farmWrite.ts';
import { hoursBefore, type Fields } from './storedDocuments.ts';
import { farmOf, memberOf, type FarmActor } from './storedFarm.ts';

/** The successor of a farm, and how it is closed and opened again. */
export function farmEnds(now: RulesTimestamp): readonly AccessCase[] {
  const farm: Fields = { ...farmOf(['owner', 'coOwner'], hoursBefore(now, 1)), updatedAt: now };
  const set = (name: string, actor: FarmActor, more: Fields, allowed: boolean): AccessCase =>
    farmWrite(`a farm: ${name}`, actor, 'update', 'farms/hill', { ...farm, ...more }, allowed);
  const found = (name: string, more: Fields): AccessCase =>
    farmWrite(
      `a farm founded ${name}`,
      'stranger',
      'create',
      'farms/new',
      { ...farmOf(['stranger'], now), createdBy: 'stranger', ...more },
      false,
      { alsoWritten: { 'farms/new/members/stranger': memberOf('owner', now) } },
    );
  return [
    set('another name', 'owner', { name: 'Hill and River' }, true),
    set('another name, by a manager', 'manager', { name: 'Hill and River' }, false),
    set('a successor', 'owner', { successor: 'manager' }, true),
    set('a successor, by the manager', 'manager', { successor: 'manager' }, false),
    set('a successor who does not belong to it', 'owner', { successor: 'stranger' }, false),
    set('a successor who is no text', 'owner', { successor: 5 }, false),
    set('no successor', 'owner', { successor: null }, true),
    set('closed now', 'owner', { closedAt: now }, true),
    set('closed now, by a manager', 'manager', { closedAt: now }, false),
    set('closed last month', 'owner', { closedAt: hoursBefore(now, 24 * 31) }, false),
    set('closed next year', 'owner', { closedAt: hoursBefore(now, -24 * 365) }, false),
    set('open again', 'owner', { closedAt: null }, true),
    found('with a successor', { successor: 'stranger' }),
    found('and closed', { closedAt: now }),
  ];
}
