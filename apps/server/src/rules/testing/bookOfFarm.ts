import type { RulesTimestamp } from '../values/RulesValue.ts';
import type { AccessCase } from './AccessCase.ts';
import { belowFarm as below, farmWrite as write } from './farmWrite.ts';
import { mapOf } from './probeRequest.ts';
import { hoursBefore, note, type Fields } from './storedDocuments.ts';
import { farmNote, jobOf, type FarmActor } from './storedFarm.ts';

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
        false,
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

/** A stock entry is never changed; whoever wrote it may send it again. */
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

/**
 * A track is never changed, stands beside no record of somebody else, and keeps the time it was
 * sent or given with.
 */
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

/**
 * The time of a new document: the moment it comes, or its own where it is given from somebody's
 * account.
 */
function timesOfFarm(now: RulesTimestamp): readonly AccessCase[] {
  const kinds = [
    ...['paddocks', 'machines', 'catchTests', 'codes', 'mixes', 'products', 'rounds'],
    ...['favourites', 'stock'],
  ];
  const put = (path: string, createdAt: RulesTimestamp, allowed: boolean, what: string) =>
    write(
      `${path}: ${what}`,
      'owner',
      'create',
      below(path),
      { ...farmNote('owner', createdAt), updatedAt: now },
      allowed,
    );
  const job = (createdAt: RulesTimestamp) => ({ ...jobOf('owner', createdAt), updatedAt: now });
  const years = 24 * 365;
  return [
    ...kinds.flatMap((kind) => [
      put(`${kind}/fresh`, hoursBefore(now, 1), false, 'of an hour ago'),
      put(`${kind}/fresh`, hoursBefore(now, 2 * years), false, 'of two years ago'),
      put(`${kind}/fresh`, hoursBefore(now, -9 * years), false, 'of nine years ahead'),
    ]),
    write(
      'a job of two years ago',
      'owner',
      'create',
      below('jobs/x'),
      job(hoursBefore(now, 2 * years)),
      false,
    ),
    ...['stock', 'paddocks', 'mixes', 'machines'].map((kind) =>
      put(`${kind}/given`, hoursBefore(now, 72), true, 'given with its time'),
    ),
    put('stock/given', hoursBefore(now, 71), false, 'given with another time'),
    put('stock/ahead', hoursBefore(now, -24), false, 'given with a time that has not come'),
  ];
}

/** A record of a checked job is changed only with a reason, and no longer by the contractor. */
function checkedRecords(now: RulesTimestamp): readonly AccessCase[] {
  const born = hoursBefore(now, 1);
  const revised = (by: string, jobId: string, before: Fields = {}): Fields => ({
    ...farmNote(by, born),
    ...before,
    jobId,
    areaHa: 5,
    updatedAt: now,
    revisions: [
      mapOf({
        reason: 'The gate was shut',
        at: now,
        previous: mapOf({ areaHa: 4.5, updatedAt: born }),
      }),
    ],
  });
  const change = (name: string, actor: FarmActor, id: string, fields: Fields, allowed: boolean) =>
    write(`a record ${name}`, actor, 'update', below(`records/${id}`), fields, allowed);
  const { revisions: _reason, ...unsaid } = revised('operator', 'checked');
  return [
    change(
      'of a checked job, with a reason',
      'operator',
      'checked',
      revised('operator', 'checked'),
      true,
    ),
    change(
      'of a checked job, with a reason, by the manager',
      'manager',
      'checked',
      revised('operator', 'checked'),
      true,
    ),
    change('of a checked job, without a reason', 'manager', 'checked', unsaid, false),
    change(
      'of a checked job that leaves the job',
      'manager',
      'checked',
      { ...revised('operator', 'checked'), jobId: null },
      false,
    ),
    change(
      'of a job that is not checked, by the contractor',
      'contractor',
      'contractorsSent',
      { ...farmNote('contractor', born), jobId: 'contractors', areaHa: 5, updatedAt: now },
      true,
    ),
    change(
      'of a checked job, with a reason, by the contractor',
      'contractor',
      'contractorsChecked',
      revised('contractor', 'contractorsChecked'),
      false,
    ),
    ...(['records', 'tracks'] as const).map((kind) =>
      write(
        `one more of ${kind} for a checked job, by the contractor`,
        'contractor',
        'create',
        below(`${kind}/late`),
        { ...farmNote('contractor', now), jobId: 'contractorsChecked' },
        false,
      ),
    ),
  ];
}

/** Records, tracks and stock entries: given, checked, written once, and the time of each. */
export const bookOfFarm = (now: RulesTimestamp): readonly AccessCase[] => [
  ...givenRecords(now),
  ...checkedRecords(now),
  ...stockOfFarm(now),
  ...tracksOfFarm(now),
  ...timesOfFarm(now),
];
