import { recordKind, reportedRecord, type SprayRecord } from '@mix/documents';
import fc from 'fast-check';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nitrogenLedger } from '../../../reports/nitrogen/nitrogenLedger.ts';
import { costByMonth, monthsOf } from '../../../reports/totals/reportMonths.ts';
import { reportRows } from '../../../reports/totals/ReportRow.ts';
import { reportTotals } from '../../../reports/totals/reportTotals.ts';
import { seasonMarks } from '../../../reports/totals/seasonMarks.ts';
import { exampleRecord, paddock, urea } from '../../../reports/testing/exampleRecord.ts';
import { changedEntry, removedEntry } from '../changedEntry.ts';
import { DeviceStorageError } from '../DeviceStorageError.ts';
import type { EntryDatabase } from '../EntryDatabase.ts';
import { DATABASE_NAME, indexedEntries } from '../indexedEntries.ts';
import { memoryEntries } from '../memoryEntries.ts';
import type { EntryKey, StoredEntry } from '../StoredEntry.ts';
import { createReportLines } from './createReportLines.ts';
import { earlierOwner, lineOf, linesOwner, type ReportLine } from './ReportLine.ts';
import { withReportLines } from './withReportLines.ts';

const OWNER = 'u1';
const keyOf = (id: string): EntryKey => ({ owner: OWNER, collection: 'records', id });

let revision = 0;
const parts = {
  now: () => new Date(Date.UTC(2026, 10, 21, 8, 0, (revision += 1))),
  newRevision: () => `r${(revision += 1)}`,
};

const put = (id: string, record: SprayRecord) => ({
  key: keyOf(id),
  decide: (old: StoredEntry | undefined) =>
    changedEntry(keyOf(id), recordKind.serialise(record), old, parts),
});
const remove = (id: string) => ({
  key: keyOf(id),
  decide: (old: StoredEntry | undefined) => removedEntry(old, parts),
});
const forget = (id: string) => ({ key: keyOf(id), decide: () => null });
const spoil = (id: string) => ({
  key: keyOf(id),
  decide: (old: StoredEntry | undefined) => old && { ...old, fields: { ...old.fields, state: 1 } },
});

/** A page of a version of the app. */
function openPage(plain: EntryDatabase, madeBy = 'v1', since = '2026-06-10') {
  const entries = withReportLines(plain, madeBy);
  const told = {
    lines: [] as readonly ReportLine[],
    first: null as { readonly since: string; readonly lines: readonly ReportLine[] } | null,
    made: 0,
  };
  const lines = createReportLines({
    entries,
    owner: () => OWNER,
    madeBy,
    since: () => since,
    untilIdle: () => Promise.resolve(),
    publish: (shown, day) => {
      if (day === null) told.lines = shown;
      else told.first = { since: day, lines: shown };
    },
    onMaking: () => (told.made += 1),
  });
  return { entries, lines, told };
}

/** Lets the check look at all records, as it does once for every version. */
async function lookAtAll(
  plain: EntryDatabase,
  { startCheck }: Pick<ReturnType<typeof createReportLines>, 'startCheck'>,
): Promise<void> {
  const { look, mend } = await startCheck(null, () => Promise.resolve());
  for (const entry of await plain.list(OWNER, 'records')) look(entry.id, lineOf(entry));
  await mend(null);
}

/** What a page that is opened now shows, and whether it had to make the lines. */
async function shownAnew(plain: EntryDatabase, madeBy?: string, since?: string) {
  const { lines, told } = openPage(plain, madeBy, since);
  await lines.show();
  return told;
}

/** All records, read one by one. */
async function recordsIn(plain: EntryDatabase) {
  return (await plain.list(OWNER, 'records'))
    .filter(({ removed }) => !removed)
    .flatMap(({ id, fields, createdAt, updatedAt }) => {
      const value = recordKind.parse(fields);
      return value === null ? [] : [{ id, value, createdAt, updatedAt }];
    })
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
}

const withDates = (lines: readonly ReportLine[]) =>
  lines.map(({ id, value, createdAtMs, updatedAtMs }) => {
    return { id, value, createdAt: new Date(createdAtMs), updatedAt: new Date(updatedAtMs) };
  });

const ground = [paddock('hill', 'Hill', 20), paddock('flats', 'Flats', null)];

/** Every figure of the screen. */
function figures(records: Parameters<typeof reportRows>[0]) {
  const rows = reportRows(records, ground);
  const { places, farm } = nitrogenLedger(rows, ground, 2026);
  const months = monthsOf(rows, { from: null, to: null });
  return {
    order: rows.map(({ id, day, place }) => [id, day, place]),
    totals: reportTotals(rows),
    nitrogen: places.map(({ place, nitrogenKg, kgPerHa }) => [place, nitrogenKg, kgPerHa]),
    farm,
    marks: [...seasonMarks(rows)],
    costs: costByMonth(rows, months),
  };
}

const amount = fc.double({ min: 0, max: 900, noNaN: true });
const product = fc.record(
  {
    id: fc.constantFrom('urea', 'uan', 'humate', 'seaweed'),
    kg: amount,
    litres: amount,
    planned: fc.option(amount),
    analysis: fc.constantFrom(null, {}, { N: 46 }, { N: 4.2, P: 11.03, K: 3.3 }),
    densityKgPerL: fc.double({ min: 0.8, max: 1.6, noNaN: true }),
    centsPerUnit: fc.integer({ min: 0, max: 5000 }),
    category: fc.constantFrom('biostimulant' as const, 'fertiliserSoluble' as const),
  },
  { requiredKeys: ['id'] },
);
const record = fc
  .record({
    used: fc.array(product, { maxLength: 4 }),
    month: fc.integer({ min: 1, max: 12 }),
    year: fc.constantFrom(2025, 2026),
    paddockId: fc.constantFrom(null, 'hill', 'flats', 'gone'),
    location: fc.constantFrom(null, 'Hill', ' flats ', 'Behind the shed'),
    areaDoneHa: fc.option(fc.double({ min: 0, max: 60, noNaN: true })),
    carrierL: fc.option(amount),
    operator: fc.constantFrom(null, 'Sam', 'Jo'),
    state: fc.constantFrom('done' as const, 'partDone' as const),
  })
  .map(({ used, month, year, ...known }) =>
    exampleRecord(used, {
      ...known,
      endedAt: `${year}-${String(month).padStart(2, '0')}-10T10:00:00+13:00`,
    }),
  );

const id = fc.integer({ min: 0, max: 40 }).map((place) => `r${place}`);
const changes = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.tuple(id, record).map(([of, value]) => put(of, value)) },
    { weight: 1, arbitrary: id.map(remove) },
    { weight: 1, arbitrary: id.map(forget) },
    { weight: 1, arbitrary: id.map(spoil) },
  ),
  { maxLength: 8 },
);

describe('the part of a record that reports are made of', () => {
  it('gives every figure that the whole record gives', () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 12 }), (records) => {
        const whole = records.map((value, place) => ({
          id: `r${place}`,
          value,
          createdAt: new Date(0),
        }));
        const lines = whole.map((one) => ({
          ...one,
          value: JSON.parse(JSON.stringify(reportedRecord(one.value))) as SprayRecord,
        }));
        expect(figures(lines)).toEqual(figures(whole));
      }),
    );
  });
});

describe.each([
  ['the browser database', () => indexedEntries(() => undefined)],
  ['memory', () => Promise.resolve(memoryEntries())],
] as const)('lines beside the records in %s', (_where, open) => {
  let plain: EntryDatabase;
  beforeEach(async () => {
    plain = await open();
  });
  afterEach(() => {
    void deleteDB(DATABASE_NAME);
  });

  it('are those of the records, whatever is changed, in one tab or another', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { maxLength: 6 }), async (steps) => {
        const tabs = [openPage(plain), openPage(plain)] as const;
        await tabs[0].lines.show();
        for (const [place, step] of steps.entries()) {
          const writer = tabs[place % 2] ?? tabs[0];
          await writer.entries.change(step);
          // As one tab tells the others.
          await Promise.all(tabs.map(({ lines }) => lines.refresh(step.map(({ key }) => key))));
        }
        const records = await recordsIn(plain);
        const afterwards = await shownAnew(plain);
        expect(afterwards.made).toBe(0);
        for (const lines of [tabs[0].told.lines, afterwards.lines]) {
          expect(withDates(lines)).toEqual(
            records.map((one) => ({ ...one, value: reportedRecord(one.value) })),
          );
          expect(figures(withDates(lines))).toEqual(figures(records));
        }
        expect(afterwards.first).toEqual({
          since: '2026-06-10',
          lines: afterwards.lines.filter(({ value }) => value.endedAt >= '2026-06-10'),
        });
      }),
      { numRuns: 25 },
    );
  });

  it('miss nothing that changes while they are made', async () => {
    const { entries, lines, told } = openPage(plain);
    const names = Array.from({ length: 120 }, (_, place) => `r${place}`);
    await entries.change(names.map((one) => put(one, exampleRecord([urea(1)]))));
    const making = lines.show();
    for (const one of ['r3', 'r50', 'r119']) {
      await entries.change([put(one, exampleRecord([urea(7)]))]);
      await entries.change([forget(one.replace('r', 'r1'))]);
    }
    await making;
    const afterwards = await shownAnew(plain);
    expect(afterwards.made).toBe(0);
    expect(withDates(afterwards.lines)).toEqual(
      (await recordsIn(plain)).map((one) => ({ ...one, value: reportedRecord(one.value) })),
    );
    expect(told.made).toBe(1);
  });

  it('are read without the records, which is what they are for', async () => {
    const { entries, lines } = openPage(plain);
    await lines.show();
    await entries.change([put('r1', exampleRecord([urea(5)]))]);
    const asked = new Set<string>();
    await shownAnew({
      ...plain,
      list: (owner, name) => {
        asked.add(owner);
        return plain.list(owner, name);
      },
      eachSlice: () => Promise.reject(new Error('the records were read')),
      get: (keys) => {
        for (const { owner } of keys) asked.add(owner);
        return plain.get(keys);
      },
    });
    expect(asked).toEqual(new Set([linesOwner(OWNER), earlierOwner(OWNER)]));
  });

  it('show work since a day before all of it, also where a day was corrected', async () => {
    const { entries, lines } = openPage(plain);
    const ended = (day: string) => exampleRecord([urea(5)], { endedAt: `${day}T23:30:00+13:00` });
    await entries.change([put('r1', ended('2026-06-09')), put('r2', ended('2026-06-10'))]);
    await lines.show();
    const idsOf = (shown: readonly ReportLine[] | undefined) => shown?.map(({ id: name }) => name);
    expect(idsOf((await shownAnew(plain)).first?.lines)).toEqual(['r2']);
    await entries.change([put('r1', ended('2026-08-01'))]);
    await entries.change([put('r2', ended('2025-08-01'))]);
    const moved = await shownAnew(plain);
    expect([idsOf(moved.first?.lines), idsOf(moved.lines)]).toEqual([['r1'], ['r2', 'r1']]);
    // A season later `since` has moved on: the kept lines are still right, and are made anew once.
    const next = openPage(plain, 'v1', '2027-06-10');
    await next.lines.show();
    expect([next.told.made, next.told.first?.since]).toEqual([0, '2026-06-10']);
    await lookAtAll(plain, next.lines);
    const later = await shownAnew(plain, 'v1', '2027-06-10');
    expect([later.made, later.first]).toEqual([0, { since: '2027-06-10', lines: [] }]);
    expect(later.lines).toEqual(moved.lines);
  });

  it('say nothing of all of it where lines go while they are read', async () => {
    const { entries, lines } = openPage(plain);
    await entries.change([put('r1', exampleRecord([urea(5)]))]);
    await lines.show();
    const reading: EntryDatabase = {
      ...plain,
      get: async (keys) => {
        for (const owner of [linesOwner(OWNER), earlierOwner(OWNER)]) {
          const there = await plain.list(owner);
          await plain.change(there.map((key) => ({ key, decide: () => null })));
        }
        return plain.get(keys);
      },
    };
    const { lines: later, told } = openPage(reading);
    await later.showKept();
    expect([told.made, told.lines]).toEqual([1, []]);
    await later.show();
    expect(told.lines.map(({ id: name }) => name)).toEqual(['r1']);
  });

  it('are made anew by another version, and by the one before after that', async () => {
    await openPage(plain).entries.change([put('r1', exampleRecord([urea(5)]))]);
    expect((await shownAnew(plain, 'v1')).made).toBe(1);
    expect((await shownAnew(plain, 'v1')).made).toBe(0);
    expect((await shownAnew(plain, 'v2')).made).toBe(1);
    // A tab of the earlier version changes a record whose lines are of the later one.
    await openPage(plain, 'v1').entries.change([put('r1', exampleRecord([urea(9)]))]);
    const next = await shownAnew(plain, 'v2');
    expect(next.made).toBe(1);
    expect(next.lines[0]?.value.products[0]?.actual.value).toBe(9);
  });

  it('are mended where a version that knows nothing of them changed records', async () => {
    const { entries, lines } = openPage(plain);
    await entries.change(['r1', 'r2', 'r3'].map((one) => put(one, exampleRecord([urea(5)]))));
    await lines.show();
    await plain.change([put('r1', exampleRecord([urea(9)])), forget('r2')]);
    await plain.change([put('r4', exampleRecord([urea(2)]))]);
    const { lines: later, told } = openPage(plain);
    await later.show();
    expect(told.lines).toHaveLength(3);
    // A tab of the version without lines told what it changed.
    await later.follow([keyOf('r4')]);
    expect(told.lines).toHaveLength(4);
    expect((await shownAnew(plain)).lines).toHaveLength(4);
    await lookAtAll(plain, later);
    const mended = (await recordsIn(plain)).map((one) => {
      return { ...one, value: reportedRecord(one.value) };
    });
    expect(withDates(told.lines)).toEqual(mended);
    expect(withDates((await shownAnew(plain)).lines)).toEqual(mended);
  });

  it('make room for a record where the device has none, and are no reason to show nothing', async () => {
    const { entries, lines } = openPage(plain);
    await entries.change([put('r1', exampleRecord([urea(5)]))]);
    await lines.show();
    // No room for anything beside the records: lines come last in a change.
    const full: EntryDatabase = {
      ...plain,
      change: (changed) =>
        changed.at(-1)?.key.owner === OWNER
          ? plain.change(changed)
          : Promise.reject(new DeviceStorageError('full')),
    };
    const writer = openPage(full);
    await writer.entries.change([put('r2', exampleRecord([urea(7)]))]);
    expect((await plain.list(OWNER)).map(({ id: name }) => name)).toEqual(['r1', 'r2']);
    expect(await plain.list(linesOwner(OWNER))).toEqual([]);
    expect(await plain.list(earlierOwner(OWNER))).toEqual([]);
    const reader = await shownAnew(full);
    expect(reader.lines.map(({ id: name }) => name)).toEqual(['r2', 'r1']);
    expect(await plain.list(linesOwner(OWNER))).toEqual([]);
  });

  it('go when the records go', async () => {
    const { entries, lines } = openPage(plain);
    await entries.change([put('r1', exampleRecord([urea(5)]))]);
    await lines.show();
    await entries.change([forget('r1')]);
    const left = await plain.list(linesOwner(OWNER));
    expect(await plain.list(earlierOwner(OWNER))).toEqual([]);
    expect(left.map(({ id: name }) => name)).toEqual(['head']);
  });
});
