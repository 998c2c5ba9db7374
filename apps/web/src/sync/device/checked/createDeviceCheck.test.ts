import { recordKind, type SprayRecord } from '@mix/documents';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleRecord, urea } from '../../../reports/testing/exampleRecord.ts';
import { changedEntry } from '../changedEntry.ts';
import { documentKinds } from '../documentKinds.ts';
import type { EntryDatabase } from '../EntryDatabase.ts';
import { DATABASE_NAME, indexedEntries } from '../indexedEntries.ts';
import { memoryEntries } from '../memoryEntries.ts';
import { createReportLines } from '../reported/createReportLines.ts';
import { partIds, type ReportLine } from '../reported/ReportLine.ts';
import { withReportLines } from '../reported/withReportLines.ts';
import type { EntryKey, StoredEntry } from '../StoredEntry.ts';
import { createDeviceCheck } from './createDeviceCheck.ts';
import { noteKey, noteOf } from './CheckNote.ts';
import { withCheckNote } from './withCheckNote.ts';

const OWNER = 'u1';
const MANY = 450;

const keyOf = (id: string, collection: EntryKey['collection'] = 'records'): EntryKey => {
  return { owner: OWNER, collection, id };
};
const nameOf = (place: number): string => `r${String(place).padStart(4, '0')}`;

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
const damage = (key: EntryKey) => ({
  key,
  decide: (old: StoredEntry | undefined) =>
    old && { ...old, fields: { ...old.fields, schemaVersion: 99 } },
});

interface Page {
  readonly by?: string;
  readonly madeBy?: string;
  readonly since?: string;
  readonly lookMs?: number;
  readonly owner?: () => string;
  readonly pause?: (turn: number) => Promise<void>;
}

/** A start of the app: what it read, and how long each turn of its check was by its own clock, ms. */
function start(plain: EntryDatabase, page: Page = {}) {
  const {
    by = 'v1',
    madeBy = 'l1',
    since = '2026-06-10',
    lookMs = 0.3,
    owner = () => OWNER,
    pause,
  } = page;
  const clock = { ms: 0 };
  const did = {
    read: 0,
    whole: 0,
    parts: 0,
    turns: [] as number[],
    lines: [] as readonly ReportLine[],
  };
  const entries = withReportLines(
    withCheckNote(
      {
        ...plain,
        slice: async (...asked) => {
          const found = await plain.slice(...asked);
          did.read += found.length;
          // The browser makes objects of what it stored, in half the time that looking at them takes.
          clock.ms += (found.length * lookMs) / 2;
          return found;
        },
        eachSlice: (...asked) => {
          did.whole += 1;
          return plain.eachSlice(...asked);
        },
        get: (keys) => {
          did.parts += keys.filter(({ id }) => partIds.includes(id)).length;
          return plain.get(keys);
        },
      },
      documentKinds,
      by,
    ),
    madeBy,
  );
  const lines = createReportLines({
    entries,
    owner,
    madeBy,
    since: () => since,
    publish: (shown) => (did.lines = shown),
    untilIdle: () => Promise.resolve(),
    onMaking: () => undefined,
  });
  let turnFrom = 0;
  const check = createDeviceCheck({
    entries,
    readers: documentKinds,
    owner,
    by,
    lines: {
      areKept: lines.areKept,
      startCheck: async (...asked) => {
        const { look, mend } = await lines.startCheck(...asked);
        const slowly: typeof look = (...one) => {
          clock.ms += lookMs;
          look(...one);
        };
        return { look: slowly, mend };
      },
    },
    pause: async () => {
      did.turns.push(clock.ms - turnFrom);
      await pause?.(did.turns.length);
      turnFrom = clock.ms;
    },
    now: () => clock.ms,
  });
  return { check, did, entries, lines };
}

/** A tab that is closed when it has had so many turns. */
const closedAfter = (turns: number) => (turn: number) =>
  turn > turns ? Promise.reject(new Error('closed')) : Promise.resolve();

describe.each([
  ['the browser database', () => indexedEntries(() => undefined)],
  ['memory', () => Promise.resolve(memoryEntries())],
] as const)('the look at all documents in %s', (_where, open) => {
  let plain: EntryDatabase;
  beforeEach(async () => {
    plain = await open();
    const records = Array.from({ length: MANY }, (_, place) =>
      put(nameOf(place), exampleRecord([urea(5)])),
    );
    await plain.change(records);
  });
  afterEach(async () => {
    void deleteDB(DATABASE_NAME);
    await Promise.resolve();
  });

  const noteNow = async () => noteOf((await plain.get([noteKey(OWNER)]))[0]);
  const linesNow = async () => {
    const later = start(plain);
    await later.lines.show();
    expect(later.did.whole).toBe(0);
    return later.did.lines;
  };

  it('is taken once by a version, and says the same without reading after that', async () => {
    await plain.change([damage(keyOf(nameOf(7))), damage(keyOf(nameOf(440)))]);
    const first = start(plain);
    expect(await first.check()).toEqual({ isAny: true, unreadable: 2 });
    expect(first.did.read).toBeGreaterThanOrEqual(MANY);
    const second = start(plain);
    expect(await second.check()).toEqual({ isAny: true, unreadable: 2 });
    // It reads the one document that shows that there are any, and no lines.
    expect([second.did.read, second.did.whole, second.did.parts]).toEqual([1, 0, 0]);
  });

  it('goes on where the start before came to', async () => {
    await plain.change([damage(keyOf(nameOf(3)))]);
    await start(plain).lines.show();
    const first = start(plain, { pause: closedAfter(70) });
    await expect(first.check()).rejects.toThrow('closed');
    const note = await noteNow();
    expect(note).toMatchObject({ isDone: false, unreadable: [`records/${nameOf(3)}`] });
    const passed = Number(note?.upTo?.id.slice(1)) + 1;
    expect(passed).toBeGreaterThanOrEqual(200);
    // A record that is gone or damaged behind that place is found all the same.
    await plain.change([
      { key: keyOf(nameOf(430)), decide: () => null },
      damage(keyOf(nameOf(449))),
    ]);
    const second = start(plain);
    expect(await second.check()).toEqual({ isAny: true, unreadable: 2 });
    expect(second.did.read).toBeLessThanOrEqual(MANY - passed + 60);
    expect(await linesNow()).toHaveLength(MANY - 3);
  });

  it('begins anew in another version, of what reads documents and of what makes lines', async () => {
    await start(plain).check();
    const next = start(plain, { by: 'v2' });
    await next.check();
    expect(next.did.read).toBeGreaterThanOrEqual(MANY);
    const lined = start(plain, { by: 'v2', madeBy: 'l2' });
    await lined.check();
    // One reading makes the lines and looks at the documents.
    expect(lined.did.read).toBeGreaterThanOrEqual(MANY);
    expect(lined.did.read).toBeLessThan(MANY * 1.5);
    const after = start(plain, { by: 'v2', madeBy: 'l2' });
    await after.check();
    await after.lines.show();
    expect([after.did.read, after.did.whole, after.did.lines.length]).toEqual([1, 0, MANY]);
    const season = start(plain, { by: 'v2', madeBy: 'l2', since: '2027-06-10' });
    await season.check();
    expect(season.did.read).toBeGreaterThanOrEqual(MANY);
  });

  it('makes no lines of a part of the records', async () => {
    const closed = start(plain, { pause: closedAfter(40) });
    await expect(closed.check()).rejects.toThrow('closed');
    expect(Number((await noteNow())?.upTo?.id.slice(1))).toBeGreaterThanOrEqual(199);
    const next = start(plain);
    await next.check();
    expect(next.did.read).toBeGreaterThanOrEqual(MANY);
    expect(await linesNow()).toHaveLength(MANY);
  });

  it('mends what a version changed that knew nothing of lines', async () => {
    await start(plain).lines.show();
    await plain.change([
      put(nameOf(1), exampleRecord([urea(9)])),
      { key: keyOf(nameOf(2)), decide: () => null },
      put('z', exampleRecord([urea(2)])),
    ]);
    await start(plain).check();
    const used = new Map(
      (await linesNow()).map(({ id, value }) => [id, value.products[0]?.actual.value]),
    );
    expect([used.get(nameOf(1)), used.has(nameOf(2)), used.get('z')]).toEqual([9, false, 2]);
  });

  it('never holds the page for more than five milliseconds, on a slow phone either', async () => {
    for (const lookMs of [0.05, 0.3, 1.2, 2]) {
      const slow = start(plain, { by: `v ${lookMs}`, lookMs });
      await slow.check();
      expect(slow.did.turns.length).toBeGreaterThan((MANY * lookMs) / 5);
      expect(Math.max(...slow.did.turns)).toBeLessThanOrEqual(5);
    }
  });

  it('does nothing while the page is used', async () => {
    let goOn: () => void = () => undefined;
    const typing = new Promise<void>((done) => (goOn = done));
    const page = start(plain, { pause: (turn) => (turn === 20 ? typing : Promise.resolve()) });
    const checking = page.check();
    const isStill = async () => {
      const before = page.did.read;
      await new Promise((done) => setTimeout(done, 20));
      return before > 1 && page.did.read === before;
    };
    await expect.poll(isStill).toBe(true);
    expect(page.did.read).toBeLessThan(MANY);
    goOn();
    expect(await checking).toEqual({ isAny: true, unreadable: 0 });
  });

  it('is kept right by what is written after it, whatever the account brings', async () => {
    await start(plain).check();
    const page = start(plain);
    await page.entries.change([damage(keyOf(nameOf(5))), damage(keyOf(nameOf(6)))]);
    expect((await start(plain).check())?.unreadable).toBe(2);
    await page.entries.change([put(nameOf(5), exampleRecord([urea(1)]))]);
    await page.entries.change([{ key: keyOf(nameOf(6)), decide: () => null }]);
    const later = start(plain);
    expect([(await later.check())?.unreadable, later.did.read]).toEqual([0, 1]);
  });

  it('is given up where another version changes a document', async () => {
    await start(plain).check();
    await start(plain, { by: 'v0' }).entries.change([put('z', exampleRecord([urea(1)]))]);
    expect(await noteNow()).toBeNull();
  });

  it('stops where another owner takes over, and notes nothing of an empty device', async () => {
    const owner = { is: OWNER };
    const page = start(plain, {
      owner: () => owner.is,
      pause: (turn) => Promise.resolve(turn === 20 ? void (owner.is = 'u2') : undefined),
    });
    expect(await page.check()).toBeNull();
    expect(page.did.read).toBeLessThan(MANY);
    expect(await page.check()).toEqual({ isAny: false, unreadable: 0 });
    expect(await plain.list('#u2')).toEqual([]);
  });
});
