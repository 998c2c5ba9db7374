import { describe, expect, it } from 'vitest';
import type { DocumentFields } from '../fields/DocumentFields.ts';
import { recordKind } from './recordKind.ts';
import { isLocked, recordState } from './recordState.ts';
import { reviseRecord } from './reviseRecord.ts';
import { settleRecord } from './settleRecord.ts';
import type { SprayRecord } from './SprayRecord.ts';
import { exampleRecord } from '../testing/exampleRecord.ts';

const createdAt = new Date('2026-11-21T03:00:00Z');
const updatedAt = new Date('2026-11-21T05:00:00Z');
const afterHours = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);

const fieldsOf = (record: SprayRecord) => recordKind.serialise(record);
const inAccount = (fields: DocumentFields): DocumentFields => ({ ...fields, createdAt, updatedAt });
const noted: SprayRecord = { ...exampleRecord, notes: 'Gate was open' };
const revised = (reason: string, at: Date, before = exampleRecord, after = noted) =>
  reviseRecord({ before, after, updatedAt, reason, at });

describe('the lock', () => {
  it.each([
    [0, 'done'],
    [47.999, 'done'],
    [48, 'locked'],
    [24 * 60, 'locked'],
  ])('%s h after the account took it: %s', (hours, state) => {
    expect(recordState(exampleRecord, createdAt, afterHours(hours))).toBe(state);
    expect(isLocked(createdAt, afterHours(hours))).toBe(state === 'locked');
  });

  it('part done is a state of its own until then', () => {
    expect(recordState({ state: 'partDone' }, createdAt, afterHours(1))).toBe('partDone');
  });
});

describe('a revision', () => {
  it('holds the old values of what changed, and the stamp they stood under', () => {
    const record = revised('  Told afterwards ', afterHours(50));
    expect(record.notes).toBe('Gate was open');
    expect(record.revisions).toEqual([
      { reason: 'Told afterwards', at: afterHours(50), previous: { notes: null, updatedAt } },
    ]);
  });
});

/** What the account gets, by what it holds, how old that is, and what the device did. */
describe('sent to the account', () => {
  it('a new record has no revisions; reasons given before it was sent stay beside them', () => {
    const sent = settleRecord(fieldsOf(revised('Late', afterHours(50))), null, afterHours(60));
    expect(sent.revisions).toEqual([]);
    expect(sent.deviceRevisions).toMatchObject([{ reason: 'Late' }]);
  });

  it('an open record is changed without one', () => {
    const sent = settleRecord(fieldsOf(noted), inAccount(fieldsOf(exampleRecord)), afterHours(47));
    expect(sent).toMatchObject({ notes: 'Gate was open', revisions: [], deviceRevisions: [] });
  });

  it('an open record keeps the reason a device gave too early', () => {
    const sent = settleRecord(
      fieldsOf(revised('Early', afterHours(1))),
      inAccount(fieldsOf(exampleRecord)),
      afterHours(2),
    );
    expect(sent.revisions).toEqual([]);
    expect(sent.deviceRevisions).toMatchObject([{ reason: 'Early' }]);
  });

  it('a locked record gets one revision with every old value', () => {
    const sent = settleRecord(
      fieldsOf(revised('Told afterwards', afterHours(50))),
      inAccount(fieldsOf(exampleRecord)),
      afterHours(51),
    );
    expect(sent.revisions).toEqual([
      { reason: 'Told afterwards', at: afterHours(50), previous: { notes: null, updatedAt } },
    ]);
  });

  it('a change made in time and sent late says so', () => {
    const sent = settleRecord(fieldsOf(noted), inAccount(fieldsOf(exampleRecord)), afterHours(60));
    expect(sent.revisions).toMatchObject([
      { at: afterHours(60), previous: { notes: null, updatedAt } },
    ]);
    const [revision] = recordKind.parse(sent)?.revisions ?? [];
    expect(revision?.reason).toMatch(/before the record was locked/);
  });

  it('is the same when it is sent again because the answer was lost', () => {
    const first = revised('One', afterHours(50));
    const both = revised('Two', afterHours(52), first, { ...first, location: 'Flat' });
    const sent = settleRecord(fieldsOf(both), inAccount(fieldsOf(exampleRecord)), afterHours(53));
    expect(settleRecord(fieldsOf(both), inAccount(sent), afterHours(54))).toEqual(sent);
    const third = revised('Three', afterHours(55), both, { ...both, location: 'Hill' });
    const later = settleRecord(fieldsOf(third), inAccount(sent), afterHours(56));
    expect(recordKind.parse(later)?.revisions.map(({ reason }) => reason)).toEqual([
      'One; Two',
      'Three',
    ]);
  });

  it('two changes without a signal become one, with both reasons', () => {
    const first = revised('One', afterHours(50));
    const both = revised('Two', afterHours(52), first, { ...first, location: 'Flat' });
    const sent = settleRecord(fieldsOf(both), inAccount(fieldsOf(exampleRecord)), afterHours(53));
    expect(sent.revisions).toEqual([
      {
        reason: 'One; Two',
        at: afterHours(52),
        previous: { notes: null, location: 'Hill', updatedAt },
      },
    ]);
  });

  it('another device was faster: its revision stays, ours follows with its reason', () => {
    const theirs = revised('Theirs', afterHours(50), exampleRecord, {
      ...exampleRecord,
      operator: 'Kim',
    });
    const ours = revised('Ours', afterHours(51));
    const sent = settleRecord(fieldsOf(ours), inAccount(fieldsOf(theirs)), afterHours(55));
    expect(sent.revisions).toMatchObject([
      { reason: 'Theirs' },
      { reason: 'Ours', previous: { notes: null, operator: 'Kim', updatedAt } },
    ]);
  });

  it('what the account holds already is no change, in whatever order it names its fields', () => {
    const held = fieldsOf(revised('Told', afterHours(50)));
    const turned = Object.fromEntries(Object.entries(held).toReversed());
    const sent = settleRecord(held, inAccount(turned), afterHours(80));
    expect(sent.revisions).toHaveLength(1);
  });
});
