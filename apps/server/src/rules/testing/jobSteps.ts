import type { RulesTimestamp, RulesValue } from '../values/RulesValue.ts';
import type { AccessCase } from './AccessCase.ts';
import { hoursBefore, type Fields } from './storedDocuments.ts';
import { belowFarm as below, farmWrite as write } from './farmWrite.ts';
import { jobOf, type FarmActor } from './storedFarm.ts';

/** Who may take a job which step forward, and who back. */
export function jobSteps(now: RulesTimestamp): readonly AccessCase[] {
  const born = hoursBefore(now, 1);
  const step = (id: string, name: string, actor: FarmActor, more: Fields, allowed: boolean) =>
    write(
      `job ${id}: ${name}`,
      actor,
      'update',
      below(`jobs/${id}`),
      { ...jobOf('manager', born), updatedAt: now, ...more },
      allowed,
    );
  const rest = (name: string, actor: FarmActor, more: Fields, allowed: boolean) =>
    write(
      `the rest of a job: ${name}`,
      actor,
      'create',
      below('jobs/rest'),
      { ...jobOf(actor, now), ...more },
      allowed,
    );
  const taken = (actor: string, state = 'taken'): Fields => ({ state, takenBy: actor });
  const mine = { ...taken('operator') };
  const sent = { sentTo: 'contractor' };
  const sam = new Map([
    ['uid', 'sam'],
    ['name', 'Sam'],
  ]);
  const price = new Map([['amountCents', 98n]]);
  /** A mix of so many products, of which the one at `priced` has its price. */
  const toldOf = (count: number, priced: number | null) => ({
    told: new Map([
      [
        'draft',
        new Map([
          [
            'products',
            Array.from(
              { length: count },
              (_, at) =>
                new Map<string, RulesValue>([
                  ['productId', `p${at}`],
                  ...(at === priced ? [['price', price] as const] : []),
                ]),
            ),
          ],
        ]),
      ],
    ]),
  });
  const handOver = (name: string, more: Fields, allowed: boolean) =>
    write(
      `handed over: ${name}`,
      'manager',
      'create',
      below('jobs/priced'),
      { ...jobOf('manager', now), ...more },
      allowed,
    );
  return [
    handOver('to a contractor, without a price', { ...sent, ...toldOf(12, null) }, true),
    handOver('to a contractor, with the first price', { ...sent, ...toldOf(12, 0) }, false),
    handOver('to a contractor, with the twelfth price', { ...sent, ...toldOf(12, 11) }, false),
    handOver('to an operator, with a price', { sentTo: 'operator', ...toldOf(2, 1) }, true),
    handOver('to nobody yet, with a price', toldOf(2, 1), true),
    step(
      'planned',
      'with its price to a contractor',
      'manager',
      { ...sent, ...toldOf(2, 1) },
      false,
    ),
    step('planned', 'without it to a contractor', 'manager', { ...sent, ...toldOf(2, null) }, true),
    step(
      'planned',
      'taken for who shares the device',
      'operator',
      { ...mine, takenFor: sam },
      true,
    ),
    step('planned', 'taken for a text', 'operator', { ...mine, takenFor: 'sam' }, false),
    step(
      'planned',
      'taken for nobody',
      'operator',
      { ...mine, takenFor: new Map([['name', 'Sam']]) },
      false,
    ),
    step(
      'planned',
      'taken for more than a name',
      'operator',
      { ...mine, takenFor: new Map([...sam, ['role', 'owner']]) },
      false,
    ),
    step('taken', 'for another, by the manager', 'manager', { ...mine, takenFor: sam }, false),
    step('taken', 'checked for somebody', 'operator', { ...mine, checkedFor: sam }, false),
    step(
      'sprayed',
      'checked for who shares the device',
      'manager',
      { ...taken('operator', 'checked'), checkedBy: 'manager', checkedFor: sam },
      true,
    ),
    step(
      'planned',
      'sprayed at once, by a device that was offline',
      'operator',
      taken('operator', 'sprayed'),
      true,
    ),
    step('planned', 'in the name of another', 'operator', taken('colleague'), false),
    step(
      'planned',
      'checked by who took nothing',
      'manager',
      { ...taken('operator', 'checked'), checkedBy: 'manager' },
      false,
    ),
    step(
      'planned',
      'the instruction changed by the operator',
      'operator',
      { ...mine, areaHa: 5 },
      false,
    ),
    step(
      'planned',
      'the instruction changed by the manager',
      'manager',
      { areaHa: 5, sentTo: 'operator' },
      true,
    ),
    step('planned', 'taken without a name', 'operator', { state: 'taken' }, false),
    step('planned', 'a step nobody knows', 'operator', taken('operator', 'lost'), false),
    step(
      'planned',
      'sent to the taker themself',
      'otherContractor',
      { sentTo: 'otherContractor' },
      false,
    ),
    step(
      'sent',
      'taken by another contractor',
      'otherContractor',
      { ...sent, ...taken('otherContractor') },
      false,
    ),
    step(
      'sent',
      'handed on by the contractor',
      'contractor',
      { sentTo: 'otherContractor', ...taken('contractor') },
      false,
    ),
    step(
      'sent',
      'sprayed at once by the contractor, whose terminal did it',
      'contractor',
      { ...sent, ...taken('contractor', 'sprayed'), done: 'all' },
      true,
    ),
    step(
      'sent',
      'sprayed at once by another contractor',
      'otherContractor',
      { ...sent, ...taken('otherContractor', 'sprayed'), done: 'all' },
      false,
    ),
    step(
      'planned',
      'sprayed by a contractor it was not sent to',
      'contractor',
      { ...taken('contractor', 'sprayed'), done: 'all' },
      false,
    ),
    step(
      'contractors',
      'sprayed by the contractor who took it',
      'contractor',
      { ...sent, ...taken('contractor', 'sprayed'), done: 'all' },
      true,
    ),
    step(
      'contractors',
      'sprayed by an adviser',
      'adviser',
      { ...sent, ...taken('contractor', 'sprayed'), done: 'all' },
      false,
    ),
    step(
      'planned',
      'taken and given back by a device that was offline',
      'operator',
      { gaveBack: 'Too windy' },
      true,
    ),
    step('planned', 'given back without a reason', 'operator', {}, false),
    step('planned', 'given back by the adviser', 'adviser', { gaveBack: 'Too windy' }, false),
    step(
      'sent',
      'given back by another contractor',
      'otherContractor',
      { ...sent, gaveBack: 'Too windy' },
      false,
    ),
    step('taken', 'taken by another', 'manager', taken('manager'), false),
    step('taken', 'given back with the reason', 'operator', { gaveBack: 'Too windy' }, true),
    step('taken', 'given back without a reason', 'operator', {}, false),
    step('taken', 'withdrawn', 'manager', {}, true),
    step('taken', 'changed by the manager', 'manager', { ...mine, areaHa: 5 }, true),
    step('taken', 'what was done, told by the manager', 'manager', { ...mine, done: 'all' }, false),
    step('taken', 'what was done, told by the taker', 'operator', { ...mine, done: 'all' }, true),
    step('filling', 'back to taken', 'operator', mine, false),
    step('filling', 'given back', 'operator', { gaveBack: 'Too windy' }, false),
    step(
      'sprayed',
      'checked by the operator',
      'operator',
      { ...taken('operator', 'checked'), checkedBy: 'operator' },
      false,
    ),
    step(
      'sprayed',
      'checked in the name of another',
      'manager',
      { ...taken('operator', 'checked'), checkedBy: 'owner' },
      false,
    ),
    step('sprayed', 'withdrawn', 'manager', {}, false),
    step(
      'sprayed',
      'told otherwise afterwards',
      'manager',
      { ...taken('operator', 'sprayed'), told: 'ten times', toldBy: 'manager' },
      false,
    ),
    step(
      'sprayed',
      'what was told earlier, changed afterwards',
      'manager',
      { ...taken('operator', 'sprayed'), earlier: ['another'] },
      false,
    ),
    step(
      'sprayed',
      'told otherwise with the check',
      'manager',
      { ...taken('operator', 'checked'), checkedBy: 'manager', told: 'x', toldBy: 'manager' },
      false,
    ),
    step('taken', 'told anew by the manager', 'manager', { ...mine, told: 'x' }, true),
    step(
      'taken',
      'told anew by the owner, who says so',
      'owner',
      { ...mine, told: 'x', toldBy: 'owner' },
      true,
    ),
    step(
      'taken',
      "told anew by the owner, in the maker's name",
      'owner',
      { ...mine, told: 'x' },
      false,
    ),
    step(
      'taken',
      'told anew by the owner, in the name of another',
      'owner',
      { ...mine, told: 'x', toldBy: 'manager' },
      false,
    ),
    step(
      'taken',
      'told by another, with nothing told',
      'operator',
      { ...mine, toldBy: 'owner' },
      false,
    ),
    rest('told by somebody else', 'operator', { restOf: 'taken', toldBy: 'owner' }, false),
    rest('told by who wrote it', 'operator', { restOf: 'taken', toldBy: 'operator' }, true),
    step('checked', 'opened again', 'owner', taken('operator', 'sprayed'), false),
    rest('by who took it', 'operator', { restOf: 'taken' }, true),
    rest('by the contractor', 'contractor', { restOf: 'contractors', ...sent }, true),
    rest('by the contractor, for everybody', 'contractor', { restOf: 'contractors' }, false),
    rest(
      'sent on by the contractor',
      'contractor',
      { restOf: 'contractors', sentTo: 'otherContractor' },
      false,
    ),
    rest('by who did not take it', 'operator', { restOf: 'planned' }, false),
    rest('of no job', 'operator', {}, false),
    rest('taken from the start by who runs the farm', 'manager', taken('manager', 'sprayed'), true),
    rest('taken from the start for another', 'manager', taken('operator'), false),
    rest(
      'checked from the start',
      'manager',
      { ...taken('manager', 'checked'), checkedBy: 'manager' },
      false,
    ),
    ...[{ checkedBy: 'manager' }, { checkedAt: 'today' }, { checkedFor: sam }, { done: 'all' }].map(
      (more) =>
        rest(
          `with what nobody has done yet: ${Object.keys(more).join()}`,
          'operator',
          { restOf: 'taken', ...more },
          false,
        ),
    ),
    rest('told, with who checked it', 'manager', { checkedBy: 'owner' }, false),
    rest(
      'a rest taken from the start',
      'operator',
      { restOf: 'taken', ...taken('operator') },
      false,
    ),
  ];
}
