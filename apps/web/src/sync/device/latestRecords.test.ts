import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportRows } from '../../reports/totals/ReportRow.ts';
import { exampleRecord } from '../../reports/testing/exampleRecord.ts';
import { byNewest } from '../byNewest.ts';
import { isAmongLatest, latestOf, withChanged, type LatestRecords } from './latestRecords.ts';

const AT = new Date('2026-11-21T00:00:00Z');

const kept = (id: string, day: number) => ({
  id,
  value: exampleRecord([], {
    endedAt: `2026-${day < 30 ? '01' : '02'}-${String((day % 28) + 1).padStart(2, '0')}T10:00:00+13:00`,
  }),
  createdAt: AT,
  updatedAt: AT,
  place: 'device' as const,
});
type Kept = ReturnType<typeof kept>;

const idsOf = (records: readonly Kept[]) =>
  reportRows(records.toSorted(byNewest), []).map(({ id }) => id);

/** What a list shows before all records are read. */
const headOf = (records: readonly Kept[], latest: LatestRecords) =>
  idsOf(records.filter((one) => latest.ids.includes(one.id) && isAmongLatest(one, latest.afterMs)));

describe('the latest records', () => {
  it('are as many as two screens show, and all of a few', () => {
    const many = Array.from({ length: 200 }, (_, place) => kept(`r${place}`, place % 56));
    const head = headOf(many, latestOf('device', many));
    expect(head.length).toBeGreaterThan(35);
    expect(idsOf(many).slice(0, head.length)).toEqual(head);
    const few = many.slice(0, 7);
    expect(headOf(few, latestOf('device', few))).toEqual(idsOf(few));
  });

  it('are the head of the whole list, whatever was made, changed and removed since', () => {
    const id = fc.integer({ min: 0, max: 90 }).map((place) => `r${place}`);
    const day = fc.integer({ min: 0, max: 55 });
    const change = fc.record({ id, day: fc.option(day, { nil: null }) });
    fc.assert(
      fc.property(
        fc.array(day, { maxLength: 80 }),
        fc.array(change, { maxLength: 30 }),
        (days, changes) => {
          const records = new Map(days.map((on, place) => [`r${place}`, kept(`r${place}`, on)]));
          let latest: LatestRecords | null = latestOf('u1', [...records.values()]);
          for (const { id: changed, day: on } of changes) {
            latest = latest && withChanged(latest, [keyOf(changed)]);
            if (on === null) records.delete(changed);
            else records.set(changed, kept(changed, on));
          }
          const list = [...records.values()];
          const head = latest === null ? [] : headOf(list, latest);
          expect(idsOf(list).slice(0, head.length)).toEqual(head);
        },
      ),
    );
  });

  it('are given up when too many changed to tell', () => {
    const latest = latestOf('u1', [kept('a', 1)]);
    const keys = Array.from({ length: 300 }, (_, place) => keyOf(`n${place}`));
    expect(withChanged(latest, keys)).toBeNull();
    expect(withChanged(latest, [keyOf('a')])).toBe(latest);
    expect(withChanged(latest, [{ ...keyOf('b'), owner: 'u2' }])).toBe(latest);
    expect(withChanged(latest, [{ ...keyOf('b'), collection: 'mixes' }])).toBe(latest);
  });
});

const keyOf = (id: string) => ({ owner: 'u1', collection: 'records', id }) as const;
