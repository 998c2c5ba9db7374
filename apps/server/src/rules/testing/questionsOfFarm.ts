import type { RulesTimestamp } from '../values/RulesValue.ts';
import type { AccessCase } from './AccessCase.ts';
import { belowFarm as below, farmWrite as write } from './farmWrite.ts';
import { hoursBefore, type Fields } from './storedDocuments.ts';
import { questionOf, type FarmActor } from './storedFarm.ts';

/** A conflict may be stored about what its writer may write, and about nothing else. */
export function questionsOfFarm(now: RulesTimestamp): readonly AccessCase[] {
  const ask = (
    name: string,
    actor: FarmActor,
    about: readonly [string, string],
    allowed: boolean,
    more: Fields = {},
  ) =>
    write(
      `a question ${name}`,
      actor,
      'create',
      below('conflicts/x'),
      questionOf(actor, now, about, more),
      allowed,
    );
  const paddock = ['paddocks', 'a'] as const;
  return [
    ask('about a paddock, by the contractor', 'contractor', paddock, false),
    ask('about a paddock, by the adviser', 'adviser', paddock, false),
    ask('about a record, by the adviser', 'adviser', ['records', 'a'], false),
    ask('about a record of another, by the operator', 'operator', ['records', 'a'], false),
    ask('about their own record, by the operator', 'operator', ['records', 'operators'], true),
    ask('about a mix of another, by the operator', 'operator', ['mixes', 'a'], false),
    ask('about a mix, by the adviser', 'adviser', ['mixes', 'a'], true),
    ask(
      'about a record of another, by the contractor',
      'contractor',
      ['records', 'operators'],
      false,
    ),
    ask(
      'about a record that was checked, by the contractor',
      'contractor',
      ['records', 'contractorsChecked'],
      false,
    ),
    ask('about a job, by the operator', 'operator', ['jobs', 'taken'], false),
    ask('about a job, by the manager', 'manager', ['jobs', 'taken'], true),
    ask('about the machine, by the operator', 'operator', ['machine', 'saved'], true),
    ...(['stock', 'tracks', 'members', 'invites', 'conflicts', 'elsewhere'] as const).map((kind) =>
      ask(`about ${kind}`, 'owner', [kind, 'a'], false),
    ),
    ask('about a removal', 'owner', paddock, true, { about: 'removal', path: [] }),
    ask('about a removal and a place', 'owner', paddock, false, { about: 'removal' }),
    ask('about no place', 'owner', paddock, false, { path: [] }),
    ask('about whose it is', 'owner', paddock, false, { path: ['createdBy'] }),
    ask('about its revisions', 'owner', paddock, false, { path: ['revisions'] }),
    ask('about a document elsewhere', 'owner', ['paddocks', 'a/b/c'], false),
    ask("in another one's name", 'operator', paddock, false, { createdBy: 'owner' }),
    write(
      'a question that turns to another document',
      'operator',
      'update',
      below('conflicts/operators'),
      { ...questionOf('operator', hoursBefore(now, 1), ['mixes', 'a']), updatedAt: now },
      false,
    ),
  ];
}
